"""A turn on the board of the edition of 2018: cards, territories and battles are pressed where they are."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.reach import fights, offers, reach
from tests.browser.visit import GAMES, Visitor
from tests.server.living import Player, Server

PERCENT = re.compile(r"(\d+)%")


def chances(visitor: Visitor, part: str) -> list[list[int]]:
    """The odds shown in a part of the page: win, tie and loss, once and if one fights on."""
    bar = visitor.page.locator(f"{part} .odds").first
    bar.wait_for()
    shares = [int(share) for share in PERCENT.findall(bar.inner_text())]
    return [shares[n : n + 3] for n in range(0, len(shares), 3)]


def test_a_card_is_taken_from_the_fan_and_the_empire_is_established(visit: Visit) -> None:
    ana = visit()
    ana.play_now(GAMES["hotw2018"])
    for _ in range(6):
        assert ana.my_turn()
        if ana.button("Establish the empire").is_visible():
            break
        before = ana.step()
        card = ana.page.locator(".fan .card, .fan .back").last
        card.hover()
        if "empire" in (card.get_attribute("class") or ""):
            expect(ana.page.locator(".board path.land.focused").first).to_be_attached()
        card.click()
        ana.moved(before)
    before = ana.step()
    ana.button("Establish the empire").click()
    ana.moved(before)
    expect(ana.page.locator(".turn .pool").first).to_be_visible()


def test_a_place_that_cannot_be_invaded_says_why(visit: Visit, server: Server) -> None:
    with Player(server) as player:
        table, state = reach(player, "hotw2018", offers("invade"))
        ana = visit(player=player)
        ana.open(f"/table/{table}")
        assert ana.my_turn()
        ana.button("World").click()
        ana.press("land:" + next(land for land in ("pampas", "cape") if land not in offers("invade")(state)))
        expect(ana.page.get_by_role("status").filter(has_text="Why not?")).to_be_visible()


def pressable(state: Any) -> list[str]:
    """Where somebody else can be attacked, with armies for a siege."""
    return fights("invade")(state) if (state["view"]["turn"] or {}).get("armies", 0) > 1 else []


def test_a_fight_shows_its_odds_with_and_without_sieges(visit: Visit, server: Server) -> None:
    with Player(server) as player:
        table, state = reach(player, "hotw2018", pressable)
        ana = visit(player=player)
        ana.open(f"/table/{table}")
        assert ana.my_turn()
        ana.point(f"land:{pressable(state)[0]}")
        once, pressed, *_ = shown = chances(ana, ".chip")
        ana.shoot("odds")
        assert all(abs(sum(line) - 100) <= 2 for line in shown)
        assert pressed[0] >= once[0]


def test_a_lost_battle_asks_for_a_siege_or_a_retreat(visit: Visit, server: Server) -> None:
    with Player(server) as player:
        table, _ = reach(player, "hotw2018", offers("retreat"))
        ana = visit(player=player)
        ana.open(f"/table/{table}")
        battle = ana.page.locator(".battle")
        expect(battle.get_by_role("heading")).to_contain_text("Battle for")
        assert battle.locator(".dice svg").count() >= 2
        assert chances(ana, ".battle")
        ana.shoot("siege")
        before = ana.step()
        battle.get_by_role("button", name="Retreat").click()
        ana.moved(before)
        ana.tab("Log")
        expect(ana.page.locator(".log")).to_contain_text("retreats")


def test_a_territory_in_reach_by_land_and_by_fleet_asks_which_way(visit: Visit, server: Server) -> None:
    with Player(server) as player:
        table, state = reach(player, "hotw2018", offers("invade", "sail"))
        place = f"land:{offers('invade', 'sail')(state)[0]}"
        ana = visit(player=player)
        ana.open(f"/table/{table}")
        assert ana.my_turn()
        ana.press(place)
        ways = ana.page.get_by_role("menuitem")
        expect(ways).to_have_count(3)
        ana.shoot("two-ways")
        ana.page.keyboard.press("Escape")
        expect(ways).to_have_count(0)
        ana.press(place)
        before = ana.step()
        ways.filter(has_text="Invade with a fleet").click()
        ana.moved(before)


def test_a_touched_territory_offers_what_can_be_done_there(visit: Visit, server: Server) -> None:
    with Player(server) as player:
        table, state = reach(player, "hotw2018", fights("invade"))
        ana = visit(player=player, phone=True)
        ana.open(f"/table/{table}")
        assert ana.my_turn()
        ana.tap(f"land:{fights('invade')(state)[0]}")
        invade = ana.page.locator(".sheet").get_by_role("button", name=re.compile("^Invade:"))
        assert chances(ana, ".sheet .acts")
        ana.shoot("phone-touched")
        invade.tap()
        ana.went_on(state["position"])
