"""Why can't I? Every refusal names the clause behind it, in a sentence."""

import re
from importlib.resources import files
from typing import cast

import pytest

import epochal
from epochal.core.clauses import parse
from epochal.core.events import Message
from epochal.core.text import Text
from epochal.games.ancient_world.state import Cities
from tests.rule import rule
from tests.rules.ancient_world.table import GAME, Table

PACKAGE = files("epochal.games.ancient_world")
CLAUSES = {clause.id for clause in parse((PACKAGE / "rulebook" / "en.md").read_text("utf-8"))}
LANGUAGES = ("en", "pt-BR")


def check_refusal(message: Message) -> None:
    """It has a clause of the rulebook and a sentence in both languages."""
    assert message.id.startswith("refused-")
    assert message.clause in CLAUSES, message
    for language in LANGUAGES:
        sentence = Text(language, GAME).format(message)
        assert message.id not in sentence
        assert not re.search(r"[{}$]", sentence), sentence


@pytest.mark.parametrize("seats", [2, 4])
def test_every_action_that_is_not_legal_is_refused_by_a_clause(seats: int) -> None:
    """Along a game, whatever is asked; a sentence for each kind of refusal, and none of them changes anything."""
    chance = epochal.Seeded(seats)
    world = cast(Cities, GAME.new(seats, {"expand_plus": True}, chance))
    pass_ = GAME.actions.index("pass")
    kinds: dict[tuple[str, str, str], Message] = {}
    moment = 0
    while acting := world.to_act():
        seat = acting[0]
        legal = world.legal(seat)
        if moment % 8 == 0:
            data = world.to_json()
            for action in range(len(GAME.actions)):
                if action not in legal:
                    message = world.why_not(seat, action)
                    kinds.setdefault((message.id, message.clause, world.prompt(seat).id), message)
            assert world.to_json() == data
        moment += 1
        choices = [action for action in legal if action != pass_] or legal
        world.apply(seat, choices[chance.pick(len(choices), "what")], chance)
    assert len(kinds) > 10
    for message in kinds.values():
        check_refusal(message)


@rule("turn.order", "turn.pass")
def test_whoever_is_not_to_act_is_told_so() -> None:
    table = Table(3)
    table.turn(0)
    message = table.world.why_not(1, GAME.actions.index("pass"))
    assert (message.id, message.args["seats"]) == ("refused-not-your-turn", ["seat:0"])
    table.end_game()
    assert table.world.why_not(0, GAME.actions.index("pass")).id == "refused-game-over"


def test_what_is_not_asked_now_is_refused_by_what_is() -> None:
    table = Table(3)
    table.row("oasis")
    table.turn(0)
    assert table.why("build", "oasis") == "turn.one_action"
    assert table.why("done") == "turn.one_action"
    table.send("build", 1)
    assert table.why("pass") == "action.build"
    assert table.why("use", "crane") == "action.build"


def test_each_refusal_of_the_chapters_is_the_most_telling() -> None:
    """What comes first: no citizen, then a covered space, then what the space needs, then the skill."""
    table = Table(3, round=2)
    table.coins(0, 0)
    table.at("learn", (1, 3))
    table.at("expand", (1, 2))
    table.turn()
    clauses = {space: table.why("send", space) for space in ("build", "expand", "learn", "recruit", "grow")}
    assert clauses == {
        "build": "action.build",
        "expand": "expand.cost",
        "learn": "action.learn",
        "recruit": "action.recruit",
        "grow": "setup.covered",
    }
    table.coins(0, 9)
    table.turn()
    assert table.why("send", "learn") == "citizen.higher"
    table.citizens(0, starving=(1, 2, 3))
    table.turn()
    assert table.why("send", "grow") == "citizen.place"
