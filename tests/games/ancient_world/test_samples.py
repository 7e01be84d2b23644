"""Two states that a seat cannot tell apart have the same samples: whoever hid a card, or looked at some, has not told which."""

from collections import Counter

import pytest

import epochal
from epochal.core.bits import bit
from tests.games.ancient_world.samples import others, samples, told_to
from tests.rules.ancient_world.table import BOX, Table, district, empire, titan


class TestCardsFromBeforeAShuffle:
    """Seat 0 has stored three cards unseen, seat 1 one; the deck holds two more, and all others are discarded in the open."""

    STORED = ("oasis", "crane", "town_hall")
    LEFT = ("goat_herds", "toll_road")

    def table(self) -> Table:
        table = Table(3, round=2)
        table.stores(0, *self.STORED)
        table.stores(1, "bridge")
        table.deck_is(*self.LEFT)
        table.turn()
        table.send("explore", 1)
        self.opened = Counter(table.world.discard)
        table.do("draw")
        return table

    def unseen(self, viewer: int | None) -> Counter[int]:
        """What lay hidden from a viewer when the discards became the deck."""
        hidden = Counter(self.STORED + self.LEFT + ("bridge",))
        hidden -= Counter({0: self.STORED, 1: ("bridge",)}.get(viewer if viewer is not None else 9, ()))
        return Counter({empire(id): count for id, count in hidden.items()})

    @pytest.mark.parametrize("viewer", [None, 1, 2])
    def test_they_are_none_of_those_that_lay_open(self, viewer: int | None) -> None:
        table = self.table()
        assert sorted(table.world.drawn_stocks) == [0, 0, 1, 1, 1]
        found = others(table, viewer, 60)
        for other in found:
            assert other.stocks[0] == (0, 0, 0)
            pairs = zip(other.drawn, other.drawn_stocks, strict=True)
            before = Counter(other.stored[0]) + Counter(card for card, stock in pairs if stock == 0)
            before += Counter(other.stored[1] if viewer != 1 else ())
            assert before == self.unseen(viewer), "all that was left of the old deck"
            after = Counter(other.decks[0]) + Counter(other.drawn) + Counter(other.stored[0])
            after += Counter(other.stored[1] if viewer != 1 else ())
            assert after - before == self.opened
        assert len({other.stored[0] for other in found}) > 5
        assert len({other.drawn for other in found}) > 20

    def draws(self, old: tuple[str, ...], new: tuple[str, ...], built: tuple[str, ...] = ()) -> Table:
        """Seat 0 draws what is left of the old deck, and these of the new one; seat 1 owns what is built."""
        table = Table(3, round=2)
        table.owns(1, *built)
        table.stores(0, *self.STORED)
        table.stores(1, "bridge")
        table.deck_is(*old)
        table.turn()
        table.send("explore", 1)
        self.opened = Counter(table.world.discard)
        deck = list(table.world.discard)
        picks = [0] * len(old)
        for id in new:
            picks.append(deck.index(empire(id)))
            deck.remove(empire(id))
        table.do("draw", "", *picks)
        return table

    def test_a_card_kept_from_the_new_deck_is_another_matter(self) -> None:
        table = self.draws(("stone_quarry", "toll_road"), ("aqueduct", "watchtowers", "scribe_guild"))
        world = table.world
        kept = empire("aqueduct")
        table.do("keep", "aqueduct")
        pairs = list(zip(world.stored[0], world.stocks[0], strict=True))
        assert pairs == sorted([*((empire(id), 0) for id in self.STORED), (kept, 1)])
        discarded = Counter(world.discard)
        for other in others(table, 2, 60):
            (new,) = [card for card, stock in zip(other.stored[0], other.stocks[0], strict=True) if stock]
            assert new in self.opened
            old = Counter(other.stored[0]) + Counter(other.stored[1]) - Counter([new])
            before = Counter(map(empire, (*self.STORED, "bridge", "stone_quarry", "toll_road")))
            assert old <= before - discarded

    @pytest.mark.parametrize("viewer", [None, 1, 2])
    def test_which_of_two_that_are_the_same_was_kept_cannot_be_told_from_samples(
        self, viewer: int | None
    ) -> None:
        """Who keeps the old Terraced Orchards discards the new ones, and who keeps something else discards the old ones."""
        old = ("terraced_orchards", "stone_quarry")
        kept_old = self.draws(old, ("terraced_orchards", "aqueduct", "watchtowers"))
        kept_old.do("keep", "terraced_orchards")
        kept_new = self.draws(old, ("scribe_guild", "aqueduct", "watchtowers"))
        kept_new.do("keep", "scribe_guild")
        assert kept_old.world.view(viewer) == kept_new.world.view(viewer)
        assert samples(kept_old, viewer) == samples(kept_new, viewer)

    @pytest.mark.parametrize("viewer", [None, 1])
    def test_which_of_two_that_are_the_same_was_built_cannot_be_told_from_samples(
        self, viewer: int | None
    ) -> None:
        tables = []
        for mine, theirs, new in (
            ("terraced_orchards", "oasis", "bridge"),
            ("oasis", "terraced_orchards", "terraced_orchards"),
        ):
            table = Table(3, round=2)
            table.stores(0, mine)
            table.stores(2, theirs)
            table.deck_is()
            table.turn(0)
            world = table.world
            place = list(world.discard).index(empire(new))
            world.store(0, world.draw(epochal.Scripted(place)), world.shuffles[0])
            table.send("build", 1)
            table.do("build_stored", "terraced_orchards")
            tables.append(table)
        one, other = tables
        assert one.world.view(viewer) == other.world.view(viewer)
        assert samples(one, viewer) == samples(other, viewer)

    def test_a_card_whose_like_lies_open_makes_nothing_else_uncertain(self) -> None:
        new = ("terraced_orchards", "aqueduct", "watchtowers", "scribe_guild")
        table = self.draws(("stone_quarry",), new, built=("terraced_orchards",))
        table.do("keep", "aqueduct")
        for other in others(table, 2):
            assert Counter(other.decks[0]) <= self.opened

    def test_what_is_stored_from_the_top_is_from_the_deck_of_the_moment(self) -> None:
        table = self.table()
        world = table.world
        world.store(2, world.draw(epochal.Seeded(1)), world.shuffles[0])
        assert world.stocks[2] == (1,)
        world.unstore(2, world.stored[2][0])
        assert not world.stocks[2]


class TestWhoKnowsWhat:
    """Whoever looked at cards and put them away, or took one, has not told which: a sample does not tell who knows which of the rest."""

    def scouted(self, swap: bool) -> Table:
        """Seat 0 has looked at four Titans, and seat 1, when the first had fallen, at the three left and a new one, of which it put on
        top what is the new one or, swapped, an old one.
        """
        top, *rest = [BOX.titans[card].id for card in BOX.titans_of[1]]
        old, shown, third, new = (rest[0], rest[1], rest[2], rest[3])
        if swap:
            shown, new = new, shown
        table = Table(3)
        table.owns(0, "forest_hideout")
        table.owns(1, "seers_of_the_deep")
        table.turn(0)
        table.act("forest_hideout")
        unseen, picks = list(table.world.unseen[1]), []
        for id in (old, shown, third):
            picks.append(unseen.index(titan(id)))
            unseen.remove(titan(id))
        table.do("scout", "two", *picks)
        for id in (top, old, shown):
            table.do("top", id)
        if table.legal("done"):
            table.do("done")
        table.world.drafted[2], table.world.coins[2] = 30, 10
        table.turn(2)
        table.attack("two", "militia", dice=(6,) * BOX.titans[titan(top)].dice)
        table.turn(1)
        table.act("seers_of_the_deep")
        table.do("scout", "two", list(table.world.unseen[1]).index(titan(new)))
        table.do("top", rest[1])
        while left := table.legal("top"):
            table.do("top", left[0])
        return table

    @pytest.mark.parametrize("viewer", [None, 2])
    def test_titans(self, viewer: int | None) -> None:
        one, other = self.scouted(False), self.scouted(True)
        assert one.world.piles != other.world.piles
        assert told_to(one, viewer) == told_to(other, viewer)
        assert one.world.view(viewer) == other.world.view(viewer)
        assert samples(one, viewer) == samples(other, viewer)

    def expanded(self, swap: bool) -> Table:
        """Seat 1 sees the open District, one that seat 0 has seen and one that nobody has, and takes one of the latter two."""
        ids = [each.id for each in BOX.districts]
        known, new = (ids[5], ids[4]) if swap else (ids[4], ids[5])
        table = Table(4, expand_plus=True)
        world = table.world
        world.district = district(ids[0])
        world.district_bottom = ((district(known), bit(0)),)
        for id in ids[1:]:
            if id not in (known, new):
                world.districts[3] |= bit(district(id))
        world.recount(3)
        table.turn(1)
        table.send("expand", 1)
        if table.legal("pay_coins"):
            table.do("pay_coins")
        return table

    @pytest.mark.parametrize("viewer", [None, 2])
    @pytest.mark.parametrize("taken", [False, True])
    def test_districts(self, taken: bool, viewer: int | None) -> None:
        tables = [self.expanded(False), self.expanded(True)]
        if taken:
            for table in tables:
                table.do("district", BOX.districts[4].id)
        one, other = tables
        assert one.world.district_bottom != other.world.district_bottom
        assert told_to(one, viewer) == told_to(other, viewer)
        assert one.world.view(viewer) == other.world.view(viewer)
        assert samples(one, viewer) == samples(other, viewer)
