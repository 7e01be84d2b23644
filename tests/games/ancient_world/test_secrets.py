"""What a seat may see, and states that it cannot tell from the true one."""

from typing import Any, cast

import pytest

import epochal
from epochal.core.bits import bit
from epochal.core.events import Event
from epochal.games.ancient_world.state import Cities
from tests.games.ancient_world.samples import VIEWERS, others, told_to
from tests.rules.ancient_world.table import BOX, GAME, Table, district, titan


class TestStoredCards:
    def table(self) -> Table:
        """Seat 0 has stored two A cards and a B card unseen, and one in the open; it is round four."""
        table = Table(3, round=4)
        table.stores(0, "oasis", "crane", "citadel")
        table.world.stored_open[0] = (BOX.decks[1][0],)
        table.stores(1, "town_hall")
        table.turn()
        return table

    def test_only_the_owner_sees_them(self) -> None:
        table = self.table()
        for viewer in VIEWERS:
            player = table.world.view(viewer)["players"][0]
            assert player["stored"] == 4
            assert player["stored_open"] == [BOX.empire[BOX.decks[1][0]].id]
            hidden = ["oasis", "crane", "citadel"] if viewer == 0 else None
            assert player["stored_own"] == hidden

    @pytest.mark.parametrize("viewer", [None, 1, 2])
    def test_they_may_be_any_card_of_their_deck(self, viewer: int | None) -> None:
        table = self.table()
        first, second, last = zip(*[other.stored[0] for other in others(table, viewer, 60)], strict=True)
        assert len({*first, *second}) > 15
        assert len(set(last)) > 8
        for decks, cards in ((0, {*first, *second}), (1, set(last))):
            assert {BOX.empire[card].deck for card in cards} == {decks}

    def test_for_their_owner_they_stay_what_they_are(self) -> None:
        table = self.table()
        assert {other.stored[0] for other in others(table, 0)} == {table.world.stored[0]}
        assert len({other.stored[1] for other in others(table, 0)}) > 5

    def test_what_lies_open_stays(self) -> None:
        table = self.table()
        table.row("night_market")
        table.discards("moon_festival")
        table.turn()
        for other in others(table, 1):
            assert (other.row, other.discard) == (table.world.row, table.world.discard)
            assert other.stored_open == table.world.stored_open
            known = [*table.world.row, *table.world.discard]
            assert not any(
                other.stored[0].count(card) + known.count(card) > BOX.empire[card].copies for card in known
            )

    @pytest.mark.parametrize("viewer", [None, 1, 2])
    def test_a_question_that_only_they_explain_tells_that_one_can_be_built(self, viewer: int | None) -> None:
        """With two coins and nothing in the row, somebody who may choose whom to send to Build has a card for two coins."""
        table = Table(3)
        table.coins(0, 2)
        table.stores(0, "oasis", "citadel")
        table.turn(0)
        table.do("send", "build")
        assert len(table.world.legal(0)) == 3
        found = others(table, viewer)
        assert all(len(other.legal(0)) == 3 for other in found)
        assert len({other.stored[0] for other in found}) > 15

    @pytest.mark.parametrize("viewer", [None, 1, 2])
    def test_whoever_was_sent_to_build_can_build(self, viewer: int | None) -> None:
        table = Table(3)
        table.coins(0, 2)
        table.stores(0, "oasis")
        table.turn(0)
        table.send("build", 1)
        assert table.legal("build_stored") == ["oasis"]
        found = others(table, viewer)
        assert all(
            any(GAME.actions[each].verb == "build_stored" for each in other.legal(0)) for other in found
        )
        assert len({other.stored[0] for other in found}) > 5

    def test_a_question_that_nothing_explains_is_dealt_anew_all_the_same(self) -> None:
        """Play asks none, but a file may hold one: whom to send, where only one can be sent."""
        table = Table(2)
        table.turn(0)
        table.do("send", "labor")
        data = table.world.to_json()
        data["home"][0], data["starving"][0] = bit(1), bit(2) + bit(3)
        lonely = GAME.from_json(data)
        assert len(lonely.legal(0)) == 1
        assert lonely.redeal(1, epochal.Seeded(1)).legal(0) == lonely.legal(0)


class TestDrawnCards:
    def table(self) -> Table:
        table = Table(3)
        table.turn()
        table.send("explore", 1)
        table.do("draw")
        return table

    def test_only_who_draws_sees_them(self) -> None:
        table = self.table()
        drawn = [f"empire:{BOX.empire[card].id}" for card in table.world.drawn]
        for viewer in VIEWERS:
            assert table.world.view(viewer)["drawn"] == (drawn if viewer == 0 else [])
            assert (drawn[0] in told_to(table, viewer)) == (viewer == 0)

    @pytest.mark.parametrize("viewer", VIEWERS)
    def test_for_all_others_they_may_be_any(self, viewer: int | None) -> None:
        table = self.table()
        found = {other.drawn for other in others(table, viewer)}
        assert (len(found) == 1) == (viewer == 0)
        assert {len(drawn) for drawn in found} == {5}

    def test_the_one_kept_is_a_secret_and_the_others_are_not(self) -> None:
        table = self.table()
        drawn = [BOX.empire[card].id for card in table.world.drawn]
        table.do("keep", drawn[0])
        view = table.world.view(1)
        assert view["discard"] == drawn[1:]
        assert view["players"][0]["stored_own"] is None
        assert f"empire:{drawn[0]}" not in told_to(table, 1) or drawn[0] in drawn[1:]


class TestScoutedTitans:
    def table(self, arranged: int) -> Table:
        """Seat 0 has looked at four Titans of the second pile and put some of them in order."""
        table = Table(3)
        table.coins(0, 0)
        table.owns(0, "forest_hideout")
        table.turn()
        table.act("forest_hideout")
        table.do("scout", "two")
        for _ in range(arranged):
            table.do("top", table.legal("top")[-1])
        return table

    @pytest.mark.parametrize("arranged", [0, 1, 2])
    def test_only_who_looks_sees_them(self, arranged: int) -> None:
        table = self.table(arranged)
        drawn = [f"titan:{BOX.titans[card].id}" for card in table.world.drawn]
        order = [BOX.titans[card].id for card in table.world.arranged]
        for viewer in VIEWERS:
            view = table.world.view(viewer)
            assert view["drawn"] == (drawn if viewer == 0 else [])
            assert view["arranged"] == (order if viewer == 0 else [])
            pile = view["piles"]["two"]
            assert (pile["titan"], pile["left"], pile["looked"]) == (None, 7, 4)
            assert pile["among"] == ([] if viewer == 0 else ["stone_being"]), "all have seen it there"

    @pytest.mark.parametrize("viewer", VIEWERS)
    def test_while_they_are_arranged_they_may_be_any_for_the_others(self, viewer: int | None) -> None:
        table = self.table(1)
        samples = others(table, viewer)
        found = {(other.drawn, other.arranged) for other in samples}
        assert (len(found) == 1) == (viewer == 0)
        shown = titan("stone_being")
        assert all(shown in (*drawn, *arranged) for drawn, arranged in found), (
            "all know that it is among them"
        )
        assert any(shown in arranged for _, arranged in found) or viewer == 0

    @pytest.mark.parametrize("viewer", VIEWERS)
    def test_put_back_only_the_first_is_open(self, viewer: int | None) -> None:
        table = self.table(3)
        places = [card for card, _, _ in table.world.piles[1]]
        ids = [BOX.titans[card].id for card in places]
        assert len(ids) == 4
        pile = table.world.view(viewer)["piles"]["two"]
        assert (pile["titan"], pile["left"]) == (ids[0], 7)
        assert pile["seen"] == (ids[1:] if viewer == 0 else [])
        found = {tuple(card for card, _, _ in other.piles[1]) for other in others(table, viewer)}
        assert {order[0] for order in found} == {places[0]}
        assert (len(found) == 1) == (viewer == 0)

    @pytest.mark.parametrize("viewer", [None, 1, 2])
    def test_the_one_that_lay_open_is_still_among_those_put_back(self, viewer: int | None) -> None:
        """Wherever it is put, and for those who look on too."""
        table = self.table(0)
        for id in [id for id in table.legal("top") if id != "stone_being"]:
            table.do("top", id)
        pile = table.world.view(viewer)["piles"]["two"]
        assert (pile["seen"], pile["looked"], pile["among"]) == ([], 4, ["stone_being"])
        found = [[card for card, _, _ in other.piles[1]] for other in others(table, viewer)]
        assert {order.index(titan("stone_being")) for order in found} == {1, 2, 3}
        assert len({frozenset(order) for order in found}) > 1

    def test_what_one_has_seen_is_still_there_when_another_has_looked(self) -> None:
        """Seat 0 has looked at four, the first of which is defeated; seat 1 looks at the three and one more."""
        table = self.table(3)
        first, *rest = [card for card, _, _ in table.world.piles[1]]
        open_once = {rest[0], titan("stone_being")}
        assert len(open_once & set(rest)) == 2
        table.titans(2, BOX.titans[first].id)
        table.world.piles[1] = (
            (rest[0], table.world.all_eyes(), table.world.all_eyes()),
            *table.world.piles[1][1:],
        )
        table.owns(1, "seers_of_the_deep")
        table.turn(1)
        table.act("seers_of_the_deep")
        table.do("scout", "two")
        while table.legal("top"):
            for viewer, known in ((0, set(rest)), (2, open_once), (None, open_once)):
                for other in others(table, viewer):
                    assert known < {*other.drawn, *other.arranged}
            table.do("top", table.legal("top")[-1])
        if table.legal("done"):
            table.do("done")
        for viewer, known in ((0, set(rest)), (2, open_once), (None, open_once)):
            orders = {tuple(card for card, _, _ in other.piles[1]) for other in others(table, viewer)}
            assert all(known <= set(order) for order in orders)
            assert len(orders) > 3
            top = table.world.shown_titan(1)
            ids = [BOX.titans[card].id for card in sorted(known - {top})]
            assert table.world.view(viewer)["piles"]["two"]["among"] == ids

    def test_what_both_of_two_have_seen_is_no_news_for_who_looks_on(self) -> None:
        table = Table(2)
        table.owns(0, "forest_hideout")
        table.owns(1, "seers_of_the_deep")
        for seat, id in enumerate(("forest_hideout", "seers_of_the_deep")):
            table.turn(seat)
            table.act(id)
            table.do("scout", "two")
            assert len({tuple(sorted((*o.drawn, *o.arranged))) for o in others(table, None)}) > 5
            while table.legal("top"):
                table.do("top", table.legal("top")[-1])
            if table.legal("done"):
                table.do("done")
        assert len(table.world.view(0)["piles"]["two"]["among"]) == 3
        assert set(table.world.view(None)["piles"]["two"]["among"]) <= {"stone_being"}
        assert len({tuple(sorted(other.piles[1])) for other in others(table, None)}) > 5

    def test_nobody_is_told_who_need_not_know(self) -> None:
        table = self.table(3)
        hidden = [f"titan:{BOX.titans[card].id}" for card, _, _ in table.world.piles[1][1:]]
        opened = "titan:stone_being"
        for viewer in (None, 1, 2):
            assert not any(id in told_to(table, viewer) for id in hidden if id != opened)
        assert all(id in told_to(table, 0) for id in hidden)

    def test_a_second_look_makes_the_first_worthless(self) -> None:
        """Seat 1 looks at the same Titans and puts them in another order, which seat 0 does not know."""
        table = self.table(3)
        table.owns(1, "seers_of_the_deep")
        table.turn(1)
        table.act("seers_of_the_deep")
        table.do("scout", "two")
        for _ in range(3):
            table.do("top", table.legal("top")[0])
        if table.legal("done"):
            table.do("done")
        assert table.world.view(0)["piles"]["two"]["seen"] == []
        assert len(table.world.view(1)["piles"]["two"]["seen"]) == 3
        assert len({other.piles[1] for other in others(table, 0)}) > 1
        assert len({other.piles[1] for other in others(table, 1)}) == 1

    def test_a_titan_below_the_one_defeated_is_open_only_when_it_is_turned_up(self) -> None:
        """While the winner chooses what is damaged, the next one is still face down."""
        table = Table(3)
        table.world.drafted[0] = 20
        table.pile("one", "mud_wader", "gloom_moth", known=2)
        table.turn()
        table.attack("one", "militia", dice=(1,))
        assert table.legal("damage")
        for viewer in VIEWERS:
            assert table.world.view(viewer)["piles"]["one"]["titan"] is None
        assert len({other.piles[0] for other in others(table, 1)}) > 1
        assert {other.piles[0][0][0] for other in others(table, 2)} == {titan("gloom_moth")}
        table.do("damage", "wheat_fields")
        assert table.shown("one") == "gloom_moth"


class TestDistrictsOfExpandPlus:
    def table(self) -> Table:
        table = Table(3, expand_plus=True)
        table.turn()
        table.send("expand", 1)
        return table

    def test_only_who_expands_sees_the_three(self) -> None:
        table = self.table()
        drawn = [f"district:{BOX.districts[card].id}" for card in table.world.drawn]
        for viewer in VIEWERS:
            assert table.world.view(viewer)["drawn"] == (drawn if viewer == 0 else [])
            assert all(id in told_to(table, viewer) for id in drawn[1:]) == (viewer == 0)

    @pytest.mark.parametrize("viewer", VIEWERS)
    def test_the_open_one_is_among_them_for_all_and_the_others_may_be_any(self, viewer: int | None) -> None:
        table = self.table()
        found = {other.drawn for other in others(table, viewer)}
        assert {drawn[0] for drawn in found} == {district("old_quarter")}
        assert (len(found) == 1) == (viewer == 0)

    @pytest.mark.parametrize("viewer", VIEWERS)
    @pytest.mark.parametrize("taken", [0, 1])
    def test_what_goes_to_the_bottom(self, viewer: int | None, taken: int) -> None:
        """All know where the one that lay open has gone; only seat 0 knows of the others."""
        table = self.table()
        drawn = table.world.drawn
        table.do("district", BOX.districts[drawn[taken]].id)
        bottoms = {tuple(card for card, _ in other.district_bottom) for other in others(table, viewer)}
        rest = tuple(card for card in drawn if card != drawn[taken])
        if viewer == 0:
            assert bottoms == {rest}
        elif taken == 0:
            assert len({first for first, _ in bottoms}) > 1
        else:
            assert {first for first, _ in bottoms} == {drawn[0]}
            assert len({last for _, last in bottoms}) > 1

    @pytest.mark.parametrize("viewer", VIEWERS)
    def test_one_from_the_bottom_is_still_known_when_another_looks_at_it(self, viewer: int | None) -> None:
        """Of the two at the bottom all know the first, which lay open; seat 1 looks at that one and one from above."""
        table = self.table()
        shown, taken, last = table.world.drawn
        table.do("district", BOX.districts[taken].id)
        above, *others_above = table.world.district_unseen
        table.districts(2, *[BOX.districts[card].id for card in others_above])
        table.coins(1, 3)
        table.turn(1)
        opened = table.world.district
        table.send("expand", 2)
        assert table.world.drawn == (opened, above, shown)
        maybe = {above} if viewer in (0, 1) else {above, last}
        assert {other.drawn for other in others(table, viewer)} == {(opened, card, shown) for card in maybe}


def seen_by(told: list[Event], viewer: int | None, kind: str) -> set[str]:
    """All cards of a kind that a viewer has been told of."""
    events = [event for event in told if event.visible_to(viewer)]
    words = [
        word
        for event in events
        for arg in event.args.values()
        for word in (arg if isinstance(arg, list) else [arg])
    ]
    return {str(word).removeprefix(kind) for word in words if str(word).startswith(kind)}


@pytest.mark.parametrize("seed", range(6))
def test_what_a_seat_was_told_is_true_of_every_state_that_it_takes_for_possible(seed: int) -> None:
    """Whatever it has been told of and nobody has taken lies among the cards looked at, Districts in their places."""
    seats = 2 + seed % 3
    table = Table(seats, expand_plus=True)
    for seat, id in enumerate(("forest_hideout", "seers_of_the_deep")):
        table.owns(seat, id)
    table.turn()
    world, told, chance = table.world, table.events, epochal.Seeded(seed)
    told += [
        Event(
            "shown",
            {"titans": [f"titan:{pile['titan']}" for pile in world.view(None)["piles"].values()]},
            "",
            None,
        )
    ]
    looked = 0
    while (acting := world.to_act()) and looked < 40:
        verbs = {action: GAME.actions[action] for action in world.legal(acting[0])}
        fond = [
            n for n, one in verbs.items() if one.verb in ("act", "attack", "scout") or one.noun == "expand"
        ]
        choices = fond if fond and chance.pick(3, "fond") else list(verbs)
        world.coins, world.drafted = [5] * seats, [20] * seats
        world.apply(acting[0], choices[chance.pick(len(choices), "what")], chance, told.append)
        if world.agenda and world.agenda[-1][0].name in ("arrange", "choose_district", "turn", "damage"):
            looked += 1
            for viewer in (None, *range(seats)):
                possible(world, told, viewer, world.redeal(viewer, epochal.Seeded(looked)))
    assert looked == 40


def possible(world: Cities, told: list[Event], viewer: int | None, other: Cities) -> None:
    other.check()
    assert other.view(viewer) == world.view(viewer)
    titans = {titan(id) for id in seen_by(told, viewer, "titan:")}
    for pile, possible_pile, unseen in zip(world.piles, other.piles, other.unseen, strict=True):
        assert {card for card, _, _ in pile if card in titans} <= {card for card, _, _ in possible_pile}
        assert not titans & set(unseen)
    mine, theirs = ([card for card, _ in cities.district_bottom] for cities in (world, other))
    for id in seen_by(told, viewer, "district:"):
        card = district(id)
        assert mine.index(card) == theirs.index(card) if card in mine else card not in theirs


@pytest.mark.parametrize(("seats", "plus"), [(2, True), (3, False), (4, True)])
def test_nobody_can_tell_a_redealt_game_from_the_true_one(seats: int, plus: bool) -> None:
    told: list[Event] = []
    chance = epochal.Seeded(seats)
    world = cast(Cities, GAME.new(seats, {"expand_plus": plus}, chance, told.append))
    pass_ = GAME.actions.index("pass")
    moment = 0
    while acting := world.to_act():
        moment += 1
        if moment % 5 == 0:
            for viewer in (None, *range(seats)):
                other = world.redeal(viewer, epochal.Seeded(moment))
                other.check()
                assert other.view(viewer) == world.view(viewer)
        legal = world.legal(acting[0])
        choices = [action for action in legal if action != pass_] or legal
        world.apply(acting[0], choices[chance.pick(len(choices), "what")], chance, told.append)
    assert moment > 100


def test_the_view_holds_nothing_of_the_decks() -> None:
    """What lies face down is only counted."""
    world = cast(Cities, GAME.new(3, {}, epochal.Seeded(1)))
    view: dict[str, Any] = world.view(0)
    shown = str(view)
    for card in {*world.decks[0], *world.decks[1]} - set(world.row):
        if card not in BOX.decks[0]:
            assert BOX.empire[card].id not in shown
    for pile in world.unseen:
        assert not any(BOX.titans[card].id in shown for card in pile)
    assert not any(BOX.districts[card].id in shown for card in world.district_unseen)
    assert (view["deck_left"], view["military_left"]) == (40, 22)
