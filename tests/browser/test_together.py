"""Two people at one table, each with a browser of their own."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visit import Visitor
from tests.server.living import Player, Server

NEVER = 1_000_000


def sit_down(ana: Visitor, rui: Visitor, game: str, bots: int) -> str:
    """Ana opens a table, Rui comes by her link, and she starts the game."""
    ana.open(f"/new/{game}")
    ana.page.locator("label.number", has_text=str(2 + bots)).click()
    for seat in range(bots):
        ana.page.get_by_label(f"Player {seat + 3}").select_option(index=1)
    ana.button("Open the table").click()
    table = ana.at_table()
    rui.page.goto(ana.page.get_by_label("Invitation link").input_value())
    rui.button("Take this seat").first.click()
    ana.button("Start the game").click()
    return table


def test_a_friend_comes_by_link_and_both_see_each_move_and_hear_each_other(visit: Visit) -> None:
    ana, rui = visit(), visit()
    sit_down(ana, rui, "pebbles", 0)
    for mover, other, last in ((ana, rui, 2), (rui, ana, 4)):
        expect(mover.choices).to_have_count(2)
        mover.choose(mover.choices.filter(has_text="two pebbles"))
        mover.choose()
        for visitor in (mover, other):
            visitor.until(lambda at=last, who=visitor: who.step() == at)  # type: ignore[misc]
    for visitor in (ana, rui):
        visitor.tab("Log")
        expect(visitor.page.locator(".log").get_by_text("two pebbles")).to_have_count(2)
        visitor.tab("Chat")
    ana.page.get_by_label("Say something").fill("Well taken!")
    ana.button("Send").click()
    for visitor in (ana, rui):
        expect(visitor.page.locator(".chat")).to_contain_text("Well taken!")


def words(thing: Any) -> Iterator[str]:
    """Every id in data, however deep: texts, and what refs refer to."""
    if isinstance(thing, str):
        yield thing
        yield thing.rpartition(":")[2]
    elif isinstance(thing, dict):
        for value in thing.values():
            yield from words(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from words(value)


def known(seat: int, state: Any) -> set[str]:
    """The cards that a seat knows by itself: its events, its empire, what it drew."""
    view = state["view"]
    empires = [player["empire"] for player in view["players"]]
    return {*view["hand"], view["drawn"] or "", empires[seat] or ""} - {""}


def test_no_traffic_of_a_seat_holds_a_secret_of_another(visit: Visit, server: Server) -> None:
    ana, rui = visit(), visit()
    table = sit_down(ana, rui, "hotw2001", 1)
    people = {0: ana, 1: rui}
    with Player(server) as stranger:
        while (info := stranger.get(f"/api/tables/{table}"))["position"] < 40:
            for seat in set(info["to_act"]) & {0, 1}:
                if people[seat].my_turn():
                    people[seat].choose()
        heard = {seat: list(visitor.told()) for seat, visitor in people.items()}
        told = {
            seat: sorted(visitor.states(), key=lambda s: int(s["position"]))
            for seat, visitor in people.items()
        }
        # After what they heard, since the bot plays on: else what it opens meanwhile would seem a secret.
        public = opened(stranger.get(f"/api/tables/{table}/log"))
    for seat, other in ((0, 1), (1, 0)):
        own = {card for state in told[seat] for card in known(seat, state)}
        secrets = {card for state in told[other] for card in known(other, state)} - own
        assert len(secrets) > 3
        assert any(public.get(card, NEVER) == NEVER for card in secrets)
        for message in heard[seat]:
            at = position(message)
            hidden = {card for card in secrets if public.get(card, NEVER) > at}
            assert hidden & set(words(message)) == set()


def opened(log: Any) -> dict[str, int]:
    """When each thing was first named to everybody."""
    first: dict[str, int] = {}
    for row in log:
        for word in words([row["noun"], row["events"]]):
            first.setdefault(word, row["position"])
    return first


def position(message: Any) -> int:
    """The newest position that a message may tell about."""
    if isinstance(message, list):
        return max((position(item) for item in message), default=0)
    if not isinstance(message, dict):
        return 0
    state = message.get("state") or message
    return int((state.get("info") or state).get("position", 0))
