"""The board keeps every fact that the rulebook gives: development matrix, military levels, territories and tokens."""

import tomllib
from collections import Counter
from itertools import chain, pairwise
from pathlib import Path
from typing import Any

import pytest

CONTENT = Path(__file__).parents[3] / "src/epochal/games/historia/content"

Record = dict[str, Any]
Cell = tuple[int, int]


def content(name: str) -> Record:
    return tomllib.loads((CONTENT / f"{name}.toml").read_text(encoding="utf-8"))


def table(name: str, kind: str) -> dict[str, Record]:
    return {record["id"]: record for record in content(name)[kind]}


MILITARY = table("military", "military")
GOVERNMENTS = table("matrix", "government")
ROWS: list[str] = content("matrix")["rows"]
TERRITORIES = table("territories", "territory")
TOKENS = table("territories", "token")

# Points and cubes at the end of each turn.
BONUSES = {
    "clan": (0, 1),
    "nomadic": (1, 0),
    "city_state": (2, 0),
    "empire": (3, 0),
    "mercantilism": (4, 0),
    "enlightenment": (5, 0),
    "consumerism": (6, 0),
    "utopian": (5, 0),
    "barbarians": (2, 1),
}
ADJACENT = [
    ("north_america", "central_america"),
    ("central_america", "south_america"),
    ("middle_east", "china"),
    ("oceania", "indochina"),
]
APART = [("north_america", "russia"), ("south_america", "africa"), ("north_america", "africa")]

LETTERS = {government["letter"]: id for id, government in GOVERNMENTS.items()}
# By technology and military.
CELLS: dict[Cell, str] = {
    (technology, military): letter
    for military, row in zip(range(16, 0, -1), ROWS, strict=True)
    for technology, letter in enumerate(row, 1)
    if letter != "."
}


def zone(id: str) -> list[Cell]:
    return [cell for cell, letter in CELLS.items() if LETTERS[letter] == id]


def effect(kind: str, count: int = 1) -> Record:
    return {"kind": kind, "count": count}


class TestMilitary:
    def test_there_are_sixteen_levels(self) -> None:
        assert [(m["id"], m["level"]) for m in MILITARY.values()] == [
            (f"military_{n}", n) for n in range(1, 17)
        ]

    def test_the_second_level_recovers_a_cube_and_the_last_scores_six(self) -> None:
        assert MILITARY["military_1"]["gives"] == []
        assert MILITARY["military_2"]["gives"] == [effect("cubes")]
        assert MILITARY["military_16"]["gives"] == [effect("points", 6)]

    def test_the_others_give_a_cube_the_oldest_card_or_nothing(self) -> None:
        found = [MILITARY[f"military_{n}"]["gives"] for n in range(3, 16)]
        assert all(gives in ([], [effect("cubes")], [effect("oldest")]) for gives in found)
        assert [effect("oldest")] in found
        assert [effect("cubes")] in found


class TestMatrix:
    def test_the_bonuses_are_those_of_the_book(self) -> None:
        assert {id: (g["points"], g["cubes"]) for id, g in GOVERNMENTS.items()} == BONUSES

    def test_it_is_sixteen_by_sixteen_of_known_letters(self) -> None:
        assert [len(row) for row in ROWS] == [16] * 16
        assert len(LETTERS) == len(GOVERNMENTS)
        assert all(len(letter) == 1 for letter in LETTERS)
        assert set(CELLS.values()) == set(LETTERS)

    def test_the_cells_of_the_examples_exist(self) -> None:
        assert {(1, 1), (2, 1), (1, 2), (2, 2), (3, 2), (2, 4)} <= set(CELLS)
        # Bea reaches military 9 from 7 with Metal Working, and Carlo has 8.
        assert any({(t, 7), (t, 8), (t, 9)} <= set(CELLS) for t in range(4, 17))

    def test_both_last_levels_can_be_reached(self) -> None:
        assert (16, 16) in CELLS
        assert any((16, military) in CELLS for military in range(1, 16))
        assert any((technology, 16) in CELLS for technology in range(1, 16))

    def test_civilizations_begin_as_clans(self) -> None:
        assert (1, 1) in zone("clan")

    def test_every_cell_is_reached_by_single_steps_and_leads_on(self) -> None:
        reached, fresh = {(1, 1)}, [(1, 1)]
        while fresh:
            technology, military = fresh.pop()
            steps = {(technology + 1, military), (technology, military + 1)} & set(CELLS)
            assert steps or (technology, military) == (16, 16)
            fresh += steps - reached
            reached |= steps
        assert reached == set(CELLS)

    def test_it_is_a_funnel(self) -> None:
        for axis in (0, 1):
            reach = [max(cell[1 - axis] for cell in CELLS if cell[axis] == n) for n in range(1, 17)]
            band = [highest - n for n, highest in enumerate(reach, 1) if highest < 16]
            assert band == sorted(band)
            assert band[0] <= 2 < band[-1]
            assert all(before <= after for before, after in pairwise(reach))
        # Every line of cells is whole, so that a marker is only stopped by the edge.
        for axis in (0, 1):
            for n in range(1, 17):
                line = sorted(cell[1 - axis] for cell in CELLS if cell[axis] == n)
                assert line == list(range(line[0], line[-1] + 1))
        # And it does stop markers on both axes.
        assert (1, 16) not in CELLS
        assert (16, 1) not in CELLS

    def test_governments_advance_along_the_diagonal(self) -> None:
        along = [LETTERS[CELLS[n, n]] for n in range(1, 17)]
        advance = list(BONUSES)[:7]
        assert [id for id, before in zip(along, ["", *along], strict=False) if id != before] == advance

    def test_utopia_lies_on_the_edge_of_technology_and_barbarians_on_that_of_the_military(self) -> None:
        for technology, military in zone("utopian"):
            assert technology >= 12
            assert technology - military >= 4
        for technology, military in zone("barbarians"):
            assert military >= 10
            assert military - technology >= 4
        edges = [min(m for t, m in CELLS if t == n) for n in range(1, 17)]
        assert all((n, edges[n - 1]) in zone("utopian") for n in range(12, 17))
        tops = [max(m for t, m in CELLS if t == n) for n in range(1, 17)]
        assert all((n, tops[n - 1]) in zone("barbarians") for n in range(6, 12))

    @pytest.mark.parametrize("id", GOVERNMENTS)
    def test_every_zone_is_of_one_piece(self, id: str) -> None:
        cells = set(zone(id))
        fresh = [min(cells)]
        reached = set(fresh)
        while fresh:
            t, m = fresh.pop()
            near = {(t + 1, m), (t - 1, m), (t, m + 1), (t, m - 1)} & cells
            fresh += near - reached
            reached |= near
        assert reached == cells


class TestMap:
    def test_borders_are_given_on_both_sides(self) -> None:
        for id, territory in TERRITORIES.items():
            assert len(set(territory["borders"])) == len(territory["borders"])
            assert id not in territory["borders"]
            assert all(id in TERRITORIES[other]["borders"] for other in territory["borders"])

    @pytest.mark.parametrize(("one", "other"), ADJACENT)
    def test_the_borders_of_the_book(self, one: str, other: str) -> None:
        assert other in TERRITORIES[one]["borders"]

    @pytest.mark.parametrize(("one", "other"), APART)
    def test_the_book_says_these_are_not_adjacent(self, one: str, other: str) -> None:
        assert other not in TERRITORIES[one]["borders"]

    def test_no_border_joins_america_to_the_rest(self) -> None:
        america = {"north_america", "central_america", "south_america"}
        assert set(chain.from_iterable(TERRITORIES[id]["borders"] for id in america)) == america

    def test_the_old_world_hangs_together(self) -> None:
        reached, fresh = {"africa"}, ["africa"]
        while fresh:
            near = set(TERRITORIES[fresh.pop()]["borders"]) - reached
            reached |= near
            fresh += near
        assert len(reached) == 10

    def test_points_lie_on_the_earth_each_in_one_territory(self) -> None:
        points = [(lat, lon) for t in TERRITORIES.values() for lat, lon in t["points"]]
        assert len(set(points)) == len(points)
        assert all(-60 < lat < 85 and -180 <= lon <= 180 for lat, lon in points)

    def test_tokens_are_numbered_and_worth_one_to_four(self) -> None:
        assert [(t["id"], t["number"]) for t in TOKENS.values()] == [(f"token_{n}", n) for n in range(1, 14)]
        worth = Counter(token["points"] for token in TOKENS.values())
        assert set(worth) == {1, 2, 3, 4}
