"""What a seat sees on the screen: everything that is open, and no secret of the others."""

import re
from random import Random

import pytest
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

import epochal
from epochal.cli.choices import Choices
from epochal.cli.screens import Screen, ancient_world, conquest, grid, historia, screen_for
from epochal.cli.voice import SYMBOLS, Voice
from epochal.core.clauses import rulebook
from epochal.core.events import Event
from epochal.core.game import Game
from epochal.core.kernel import State
from epochal.core.text import LANGUAGES

GAME = epochal.load("hotw2001")
WORDS = "one three seven twenty-two a b c thirty-three"

languages = pytest.mark.parametrize("language", LANGUAGES)
games = pytest.mark.parametrize("game", [epochal.load(id) for id in epochal.games()], ids=epochal.games())


def spoken(language: str, game: Game = GAME) -> Voice:
    voice = Voice(language, game)
    voice.out = Console(width=100, highlight=False)
    return voice


def printed(voice: Voice, *things: object) -> str:
    with voice.out.capture() as capture:
        for thing in things:
            voice.out.print(thing)
    return capture.get()


def positions(game: Game, seed: int, every: int, optional: bool = True) -> list[State]:
    """Positions of a random game, some actions apart, with every option or with none."""
    random, chance = Random(seed), epochal.Seeded(seed)
    options = {option.id: option.values[-1 if optional else 0] for option in game.options}
    state = game.new(4, options, chance)
    found = []
    count = 0
    while seats := state.to_act():
        if count % every == 0:
            found.append(state.clone())
        state.apply(seats[0], random.choice(state.legal(seats[0])), chance)
        count += 1
    return [*found, state]


def content(thing: object) -> object:
    """What is to be printed. To lay it out would take ten times as long as to say it."""
    match thing:
        case str():
            return thing
        case Styled():
            return thing.markup
        case Padding():
            return thing.left, content(thing.renderable)
        case Table():
            rows = [(row.style, row.end_section) for row in thing.rows]
            columns = [[content(cell) for cell in (column.header, *column.cells)] for column in thing.columns]
            return thing.title, rows, columns
    raise TypeError(f"what stands in a {type(thing).__name__} is not known")


def everything(screen: Screen, state: State) -> list[object]:
    shown = [*screen.table(state), *screen.table(state, whole=True), *screen.turn(state), *screen.hand(state)]
    return [content(thing) for thing in (screen.scores(state), *shown, screen.final(state))]


@games
@languages
@pytest.mark.parametrize("optional", [False, True])
def test_the_screen_shows_no_secret(game: Game, language: str, optional: bool) -> None:
    """Whatever the others hold, and whatever is still to come, the screen is the same."""
    voice = spoken(language, game)
    for number, state in enumerate(positions(game, 3, 70, optional)):
        for seat in range(4):
            screen = screen_for(voice, game, seat)
            other = state.redeal(seat, epochal.Seeded(number))
            assert everything(screen, other) == everything(screen, state)


@games
@languages
def test_every_choice_can_be_shown_and_explained(game: Game, language: str) -> None:
    voice = spoken(language, game)
    clauses = rulebook(game.id, language)
    for state in positions(game, 5, 19)[:-1] + positions(game, 6, 19, optional=False)[:-1]:
        seat = state.to_act()[0]
        screen = screen_for(voice, game, seat)
        choices = Choices(voice, screen, state, seat)
        shown = printed(voice, *screen.turn(state), *choices.shown())
        assert sorted(choices.actions) == state.legal(seat)
        assert all(re.search(rf"\b{number} ", shown) for number in range(1, len(choices.actions) + 1))
        assert not re.search(r"\b(cli|action)-[a-z]|[{}]", shown)
        for action in choices.actions:
            assert set(screen.clauses(state, action)) <= set(clauses)


@games
@languages
def test_a_choice_of_every_verb_says_what_it_means(game: Game, language: str) -> None:
    """In sentences: the text of a card, the odds of a fight; many verbs need no more than their name."""
    voice = spoken(language, game)
    verbs = set()
    for state in positions(game, 7, 5, optional=False)[:-1]:
        seat = state.to_act()[0]
        action = state.legal(seat)[0]
        if (verb := game.actions[action].verb) not in verbs:
            verbs.add(verb)
            said = printed(voice, *screen_for(voice, game, seat).details(state, action))
            assert not re.search(r"\bcli-[a-z]|[{}]", said)
    assert len(verbs) > 5


@games
def test_clauses_behind_verbs_exist(game: Game) -> None:
    screen = screen_for(spoken("en", game), game, 0)
    assert set(screen.behind) <= {verb.name for verb in game.actions.verbs}
    assert {id for ids in screen.behind.values() for id in ids} <= set(rulebook(game.id, "en"))


@games
def test_what_is_told_in_brief_are_events_of_the_game(game: Game) -> None:
    voice = spoken("en", game)
    screen = screen_for(voice, game, 0)
    if isinstance(screen, conquest.Screen):
        named = (*screen.told, *screen.losses, *conquest.MERGED, *conquest.HEADINGS)
    elif isinstance(screen, historia.Screen):
        named = (*historia.LEFT_OUT, *historia.HEADINGS)
    else:
        named = (*ancient_world.LEFT_OUT, "round")
    for what in named:
        assert voice.text.bundle.has_message(f"event-{what}")


def test_in_brief_the_lands_of_a_turn_stand_in_one_line() -> None:
    voice = Voice("en", GAME)
    events = [
        Event("event-turn", {"seat": "seat:1", "empire": "empire:egypt", "strength": 5}),
        Event("event-entered", {"seat": "seat:1", "land": "land:libya"}),
        Event("event-rolled", {"attack": [1, 2], "defence": [3], "mine": 2, "theirs": 3}),
        Event("event-entered", {"seat": "seat:1", "land": "land:nubia"}),
    ]
    told = [voice.text.format(event) for event in screen_for(voice, GAME, 0).brief(events)]
    assert told[1:] == ["■ Player 2 occupies Libya and Nubia without a fight."]
    assert events[1].args["land"] == "land:libya"


def test_every_seat_has_its_own_shape() -> None:
    assert len(set(SYMBOLS)) == GAME.seats[-1]


def test_a_game_without_a_screen_of_its_own_can_be_shown() -> None:
    """The plain screen needs nothing but the contract."""
    voice = spoken("en")
    state = positions(GAME, 1, every=1000)[-1]
    screen = Screen(voice, GAME, 2)
    shown = printed(voice, *screen.table(state), screen.final(state))
    assert all(
        f"Player {seat + 1}" in shown and str(score) in shown for seat, score in enumerate(state.scores())
    )
    assert "▲ Player 3 (you)" in shown


@pytest.mark.parametrize("width", [10, 30, 77])
def test_a_grid_keeps_to_its_width_and_loses_nothing(width: int) -> None:
    items = [Styled(word) for word in WORDS.split()]
    lines = grid(items, width).plain.split("\n")
    assert " ".join(" ".join(lines).split()) == WORDS
    assert all(len(line) <= max(width, 12) for line in lines)
