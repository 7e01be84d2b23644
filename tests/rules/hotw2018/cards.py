"""What the tests of the cards and their effects share: what a card says, and cards that are made to say something else."""

from collections.abc import Sequence
from typing import Any

import pytest

from epochal.games.conquest.atlas import bit
from epochal.games.conquest.world import changed
from epochal.games.hotw2018.components import Effect
from tests.rules.hotw2018.table import GAME, Table

FAR = (0, 70, 80)
"""Scores so far apart that no marker meets another."""


def record(id: str) -> dict[str, Any]:
    """The record of an empire card or an event card."""
    names = GAME.box.names
    return names[f"empire:{id}" if f"empire:{id}" in names else f"event:{id}"]


def count(id: str) -> int:
    """The number that the effect of a card names."""
    number: int = record(id)["effect"]["count"]
    return number


def armies(id: str) -> int:
    """The armies that a card shows."""
    number: int = record(id)["armies"]
    return number


def sections(id: str) -> set[str]:
    """Where the fleets and caravans of a card are; one in an ocean counts in the seas next to it."""
    found = {*record(id)["fleets"], *record(id)["caravans"]}
    for water in record(id)["fleets"]:
        about = GAME.box.names[f"water:{water}"]
        if about["kind"] == "ocean":
            found |= {next for next in about["adjoins"] if is_sea(next)}
    return found


def is_sea(section: str) -> bool:
    return GAME.box.names.get(f"water:{section}", {}).get("kind") == "sea"


def structures(table: Table, land: str) -> list[str]:
    """What stands in a land: capitol, city, monument, fort."""
    return [what for what in ("capitol", "city", "monument", "fort") if table.has(what, land)]


def let_stand(table: Table) -> None:
    """Whoever is asked for a reroll does without."""
    while table.world.asked and table.legal("let_stand"):
        table.do("let_stand")


def set_effect(patch: pytest.MonkeyPatch, id: str, effect: Effect | None) -> None:
    """For one test, an empire card or an enhancement has this effect."""
    if id in GAME.box.event_number:
        patch.setattr(GAME.box.events[GAME.box.event_number[id]], "effect", effect)
    else:
        patch.setattr(GAME.box, "effects", changed(GAME.box.effects, GAME.box.empire_number[id], effect))


def give(patch: pytest.MonkeyPatch, id: str, kind: str, **keys: Any) -> None:
    """For one test, an empire card or an enhancement has another effect, spelled out."""
    words: dict[str, Any] = {"count": 1, "when": "always", "what": "", "per": "", "gain": ""} | keys
    where = words.pop("where", "any")
    effect = Effect(kind, **words)
    effect.where = "areas" if isinstance(where, list) else where
    for area in where if isinstance(where, list) else []:
        effect.areas |= bit(GAME.box.board.areas.index(area))
    set_effect(patch, id, effect)


def vedics(patch: pytest.MonkeyPatch, kind: str, *hand: str, **keys: Any) -> Table:
    """The Vedics with an effect, in Hindu Kush and Tigris, nine armies on the card; opponents all around."""
    give(patch, "vedics", kind, **keys)
    table = Table()
    table.scores(*FAR)
    table.army(1, "indus", "ganges", "turan", "persian_plateau", "mesopotamia")
    table.army(2, "zagros", "levant", "deccan")
    table.invading(0, "vedics", *hand)
    table.active("tigris")
    table.put_on_card(9)
    return table


def with_card(patch: pytest.MonkeyPatch, id: str, *opponents: str, also: Sequence[str] = ()) -> Table:
    """Whoever has a card, about to invade with nine armies: its empire, or the Germans who have played the enhancement.

    The Germans then have no effect of their own. Armies of an opponent are in some lands, more of the empire's own in others.
    """
    table = Table()
    table.scores(*FAR)
    table.army(1, *opponents, of="holy_roman_empire")
    if id in GAME.box.event_number:
        set_effect(patch, "germans", None)
        table.invading(0, "germans", id)
        table.do("play", id)
    else:
        table.invading(0, id)
    table.active(*also)
    table.put_on_card(9, table.world.siege_tokens)
    return table


def is_rough(land: str) -> bool:
    return bool(GAME.box.names[f"land:{land}"]["terrain"])
