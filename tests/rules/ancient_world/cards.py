"""What the tests of the cards share: what a player has, a position of plenty, and effects carried out and added up."""

from typing import Any

from epochal.games.ancient_world.components import SYMBOLS
from tests.rules.ancient_world.table import BOX, Table, empire, record

COPIED = "hall_of_tablets"
"""What is copied: knowledge for a citizen."""
RECRUIT = "oath_sisters"
SCOUTED = "three"


class Tally:
    """What a player has, to be compared with what the same player has later."""

    def __init__(self, table: Table, seat: int) -> None:
        world = table.world
        self.coins = world.coins[seat]
        self.knowledge = world.knowledge[seat]
        self.drafted = world.drafted[seat]
        self.stored = len(table.stored_of(seat))
        self.empire = len(table.empire_of(seat))
        self.damaged = len(table.damaged_of(seat))
        self.citizens = world.citizens[seat]
        self.armies = len(world.armies[seat])
        self.laden = sum(army[1] + army[2] for army in world.armies[seat])
        self.is_first = int(world.claimed and world.first == seat)


def symbols(table: Table, seat: int) -> dict[str, int]:
    """What the cards of a player give, by symbol; citizens are those that have come."""
    totals = table.world.totals[seat]
    found = {symbol: getattr(totals, symbol) for symbol in SYMBOLS if symbol != "citizens"}
    return found | {"citizens": table.world.citizens[seat]}


def more(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """By how much each has grown; what is as before is left out."""
    return {key: after[key] - before[key] for key in before if after[key] != before[key]}


def banners(card: dict[str, Any]) -> list[int]:
    """The printed banners of a card, by tribe."""
    return [card["banners"].count(tribe) for tribe in BOX.tribes]


def in_plenty(card: str) -> Table:
    """Seat 0 has a card and whatever any action needs; the token is with another player."""
    table = Table(3)
    table.owns(0, card)
    table.owns(0, *[id for id in ("floating_gardens", "watchtowers", "siege_workshops") if id != card])
    table.owns(1, *[id for id in (COPIED, "trade_city") if id != card])
    if card == COPIED:
        table.owns(1, "millers_street")
    table.damaged(0, "floating_gardens", "watchtowers", "wheat_fields")
    table.titans(0, "gloom_moth", "stone_being")
    table.armies(0, ("spear_wall", 0, 4, "city_guard"), ("militia", 0, 2, "hill_clans", "falconers"))
    table.military(RECRUIT)
    table.row("oasis")
    table.coins(0, 30)
    table.knowledge(0, 2)
    table.world.first = 1
    return table


def carry_out(table: Table, seat: int, before: Tally, effects: list[dict[str, Any]]) -> None:
    """Answer what the effects of a card ask, in their order, and see that all of them and nothing else has happened."""
    wanted = dict(vars(before))
    for effect in effects:
        kind, count = effect["kind"], effect.get("count", 1)
        if kind in ("coins", "knowledge"):
            wanted[kind] += count
        elif kind == "draft":
            wanted["drafted"] += count
        elif kind == "coins_per":
            wanted["coins"] += count * how_many(table, seat, effect["what"])
        elif kind == "trade":
            wanted["coins"] -= count
            wanted["knowledge"] += 1
        elif kind == "first":
            wanted["is_first"] = 1
        elif kind == "repair":
            for card in table.damaged_of(seat)[:count]:
                table.do("repair", card)
            wanted["damaged"] -= count
        elif kind == "explore":
            table.do("draw")
            assert len(table.world.drawn) == 5 + table.world.totals[seat].explore
            table.do("keep", table.legal("keep")[0])
            wanted["stored"] += 1
        elif kind == "store":
            table.do("blind")
            wanted["stored"] += 1
        elif kind == "recruit":
            table.do("recruit", RECRUIT)
            if table.asked() == "prompt-retire":
                wanted["laden"] -= 2
                table.do("retire", "militia")
            else:
                wanted["armies"] += 1
        elif kind == "build":
            table.do("build", "oasis")
            wanted["coins"] -= max(0, BOX.empire[empire("oasis")].coins - count)
            wanted["empire"] += 1
        elif kind == "ease":
            for _ in range(count):
                table.do("ease", "spear_wall")
            wanted["laden"] -= count
        elif kind == "copy":
            assert COPIED in table.legal("copy")
            table.do("copy", COPIED)
            (copied,) = record("empire", COPIED)["action"]
            wanted["knowledge"] += copied["count"]
        elif kind == "scout":
            table.do("scout", SCOUTED)
            seen = table.legal("top")
            assert len(seen) == min(count, 5)
            for id in reversed(seen[1:]):
                table.do("top", id)
            assert table.shown(SCOUTED) == seen[-1]
            if table.legal("done"):
                table.do("done")
        else:
            raise AssertionError(kind)
    assert vars(Tally(table, seat)) == wanted


def how_many(table: Table, seat: int, what: str) -> int:
    """How many of the things that a card counts a player has, read from the view."""
    player = table.world.view(seat)["players"][seat]
    if what == "tribes":
        whole = [card["id"] for card in player["empire"] if not card["damaged"]]
        shown = [record("empire", id)["banners"] for id in whole]
        shown += [record("titan", id)["banners"] for id in player["titans"]]
        return len({tribe for tribes in shown for tribe in tribes})
    if what == "legacies":
        return sum(len(army["retired"]) for army in player["armies"])
    if what in ("coins", "knowledge", "food"):
        return int(player[what])
    return len(player[what])
