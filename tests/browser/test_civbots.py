"""The turn of the Civbots of Historia on the page."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.reach import offers
from tests.server.living import Player, Server


def test_civbots_are_told_card_by_card_until_one_has_seen_enough(visit: Visit, server: Server) -> None:
    with Player(server) as player:
        table = player.play_now(game="historia", seats=1)
        while "revolution" not in offers("choose_action")(state := player.state(table)):
            player.act(table, state, state["choices"][0])
        ana = visit(player=player, still=False)
        ana.open(f"/table/{table}")
        assert ana.my_turn()
        scene, strip = ana.page.locator(".scene"), ana.page.locator(".strip")
        strip.locator("[data-ref='action:revolution'].lit").click()
        strip.locator(".side.lit").click()
        strip.locator(".card.lit").first.click()
        expect(scene.locator("h3")).to_contain_text("Civbot")
        ana.shoot("civbots")
        ana.button("Skip").click()
        expect(scene).to_have_count(0)
        assert ana.my_turn()
