"""The components keep every fact that the rulebook gives, and what it leaves open stays within the closed set of effects."""

import re
import tomllib
from collections import Counter
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

CONTENT = Path(__file__).parents[3] / "src/epochal/games/historia/content"

Record = dict[str, Any]


def content(name: str) -> Record:
    return tomllib.loads((CONTENT / f"{name}.toml").read_text(encoding="utf-8"))


def table(name: str, kind: str) -> dict[str, Record]:
    return {record["id"]: record for record in content(name)[kind]}


TECHNOLOGIES = table("technologies", "technology")
MILITARY = table("military", "military")
ACTIONS = table("actions", "action")
WONDERS = table("wonders", "wonder")
LEADERS = table("leaders", "leader")
CIVILIZATIONS = table("advisors", "civilization")
ADVISORS = table("advisors", "advisor")
MILESTONES = table("milestones", "milestone")
CIVBOT_CARDS = table("civbots", "civbot_card")

KINDS = {
    "technologies": "technology",
    "military": "military",
    "matrix": "government",
    "actions": "action",
    "wonders": "wonder",
    "leaders": "leader",
    "milestones": "milestone",
    "civbots": "civbot_card",
}
DECKS: dict[str, list[Record]] = {kind: content(name)[kind] for name, kind in KINDS.items()} | {
    "civilization": content("advisors")["civilization"],
    "advisor": content("advisors")["advisor"],
    "territory": content("territories")["territory"],
    "token": content("territories")["token"],
}
COUNTS = {
    "technology": 16,
    "military": 16,
    "government": 9,
    "action": 10,
    "wonder": 42,
    "leader": 15,
    "milestone": 10,
    "civbot_card": 6,
    "civilization": 5,
    "advisor": 25,
    "territory": 13,
    "token": 13,
}

# Level, id, name; Writing, Science, Printing Press and Nuclear Energy fill the levels the book leaves.
TRACK = [
    ("fire", "Fire"),
    ("agriculture", "Agriculture"),
    ("animals", "Animals"),
    ("metal_working", "Metal Working"),
    ("wheel", "Wheel"),
    ("writing", "Writing"),
    ("philosophy", "Philosophy"),
    ("science", "Science"),
    ("navigation", "Navigation"),
    ("gunpowder", "Gunpowder"),
    ("printing_press", "Printing Press"),
    ("industry", "Industry"),
    ("medicine", "Medicine"),
    ("nuclear_energy", "Nuclear Energy"),
    ("internet", "Internet"),
    ("singularity", "Singularity"),
]
REQUIRES = {
    "military": "metal_working",
    "technology": "science",
    "art": "writing",
    "exploit": "printing_press",
    "expansion": "wheel",
    "trade": "navigation",
    "raid": "gunpowder",
    "war": "nuclear_energy",
    "tourism": "internet",
    "revolution": "",
}
# The numbers of the basic and of the advanced side, as the book gives them.
ACTION_NUMBERS = {
    "military": ([1, 1], [3, 2]),
    "technology": ([1, 1], [3, 2]),
    "art": ([1, 1], [3, 2]),
    "exploit": ([2], [1, 4]),
    "expansion": ([1], [1]),
    "trade": ([1, 2], [1]),
    "raid": ([1, 1], [2, 2]),
    "war": ([2], [4]),
    "tourism": ([1, 4], [1, 3]),
    "revolution": ([1, 3], []),
}
EFFECTS = {
    "points", "cubes", "new_cube", "oldest", "any_card", "advisor", "technology", "military", "expand", "wonder", "per",
    "revolution",
}  # fmt: skip
COUNTED = {"wonders", "territories", "technology_5", "military_5"}
COMPARED = {"wonders", "military", "technology", "territories"}
MEASURES = COMPARED | {"cubes", "points"}
DEEDS = {"technology", "military", "art", "expansion", "war", "points"}


def effect(kind: str, count: int = 1) -> Record:
    return {"kind": kind, "count": count}


def kinds(record: Record) -> list[str]:
    return [given["kind"] for given in record["effects"]]


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


class TestTheBox:
    @pytest.mark.parametrize("kind", COUNTS)
    def test_holds_as_many_as_the_book_says(self, kind: str) -> None:
        assert len(DECKS[kind]) == COUNTS[kind]

    @pytest.mark.parametrize("kind", COUNTS)
    def test_every_record_has_an_id_an_origin_and_a_name_of_its_own_in_both_languages(
        self, kind: str
    ) -> None:
        records = DECKS[kind]
        assert len({record["id"] for record in records}) == len(records)
        for record in records:
            assert re.fullmatch(r"[a-z][a-z0-9_]*", record["id"])
            assert record["origin"] in ("rulebook", "record", "house")
            assert set(record["name"]) == {"en", "pt-BR"}
        for language in ("en", "pt-BR"):
            names = [record["name"][language].strip() for record in records]
            assert all(names)
            assert len(set(names)) == len(names)

    @pytest.mark.parametrize("kind", COUNTS)
    def test_every_text_is_in_both_languages_with_the_same_numbers(self, kind: str) -> None:
        for record in DECKS[kind]:
            for key in ("text", "advanced"):
                if key not in record:
                    continue
                assert set(record[key]) == {"en", "pt-BR"}
                assert numbers(record[key]["en"]) == numbers(record[key]["pt-BR"]), record["id"]
                for text in record[key].values():
                    empty = (record["id"], key) == ("revolution", "advanced")
                    assert text == "" if empty else text.strip().endswith("."), record["id"]

    def test_people_and_wonders_share_no_name(self) -> None:
        cards = [card["name"]["en"] for card in chain(WONDERS.values(), LEADERS.values(), ADVISORS.values())]
        assert len(set(cards)) == len(cards)

    def test_every_effect_is_of_the_closed_set(self) -> None:
        lists = [level["gives"] for level in chain(TECHNOLOGIES.values(), MILITARY.values())]
        cards = chain(WONDERS.values(), ADVISORS.values(), MILESTONES.values())
        for card in cards:
            assert 1 <= len(card["effects"]) <= 3
            lists.append(card["effects"])
        for given in chain.from_iterable(lists):
            assert given["kind"] in EFFECTS
            assert type(given["count"]) is int
            assert given["count"] >= 1
            assert set(given) == ({"kind", "count", "what"} if given["kind"] == "per" else {"kind", "count"})
            assert given.get("what", "wonders") in COUNTED


class TestTechnology:
    def test_the_track_is_the_one_of_the_book(self) -> None:
        found = [(t["level"], t["id"], t["name"]["en"]) for t in TECHNOLOGIES.values()]
        assert found == [(level, id, name) for level, (id, name) in enumerate(TRACK, 1)]

    def test_agriculture_brings_war_and_industry_tourism(self) -> None:
        cards = {t["level"]: t["card"] for t in TECHNOLOGIES.values() if "card" in t}
        assert cards == {2: "war", 12: "tourism"}

    def test_the_wheel_allows_two_cards_and_medicine_three(self) -> None:
        assert {t["level"]: t["slots"] for t in TECHNOLOGIES.values() if "slots" in t} == {5: 2, 13: 3}

    def test_only_navigation_makes_all_adjacent(self) -> None:
        assert [t["level"] for t in TECHNOLOGIES.values() if t.get("navigation")] == [9]

    def test_three_levels_draw_an_advisor_and_the_last_scores_six(self) -> None:
        gives = {t["level"]: t["gives"] for t in TECHNOLOGIES.values() if t["gives"]}
        advisor = [effect("advisor")]
        assert gives == {3: advisor, 7: advisor, 13: advisor, 16: [effect("points", 6)]}

    def test_the_deck_of_advisors_suffices(self) -> None:
        # One at the start, one for each such level, one milestone.
        levels = sum(given["kind"] == "advisor" for t in TECHNOLOGIES.values() for given in t["gives"])
        milestones = sum("advisor" in kinds(milestone) for milestone in MILESTONES.values())
        elsewhere = sum("advisor" in kinds(card) for card in chain(WONDERS.values(), ADVISORS.values()))
        assert (1 + levels + milestones, elsewhere) == (5, 0)


class TestActions:
    def test_each_advanced_side_needs_its_technology(self) -> None:
        assert {action["id"]: action["requires"] for action in ACTIONS.values()} == REQUIRES

    @pytest.mark.parametrize("id", ACTION_NUMBERS)
    def test_the_cards_say_the_numbers_of_the_book(self, id: str) -> None:
        basic, advanced = ACTION_NUMBERS[id]
        assert numbers(ACTIONS[id]["text"]["en"]) == basic
        assert numbers(ACTIONS[id]["advanced"]["en"]) == advanced


def expected(effects: list[Record]) -> list[int]:
    """The numbers that the text of a card must name: the oldest card needs none, Revolution takes a card and needs 3."""
    found = [given["count"] for given in effects if given["kind"] not in ("oldest", "revolution")]
    return [1, *found, 3] if any(given["kind"] == "revolution" for given in effects) else found


class TestWonders:
    def test_fourteen_of_each_era(self) -> None:
        assert Counter(wonder["era"] for wonder in WONDERS.values()) == {1: 14, 2: 14, 3: 14}

    def test_the_sphinx_needs_the_most_wonders_and_scores_one(self) -> None:
        sphinx = WONDERS["sphinx"]
        assert sphinx["name"]["en"] == "Sphinx"
        assert sphinx["condition"] == {"majority": "wonders"}
        assert sphinx["effects"] == [effect("points", 1)]

    def test_the_ishtar_gate_needs_the_highest_military_and_scores(self) -> None:
        gate = WONDERS["ishtar_gate"]
        assert gate["name"]["en"] == "Ishtar Gate"
        assert gate["condition"] == {"majority": "military"}
        assert kinds(gate) == ["points"]

    def test_conditions_are_of_the_closed_set(self) -> None:
        for wonder in WONDERS.values():
            condition = wonder.get("condition", {"majority": "wonders"})
            if "majority" in condition:
                assert set(condition) == {"majority"}
                assert condition["majority"] in COMPARED
            else:
                assert set(condition) == {"least", "count"}
                assert condition["least"] in COMPARED
                assert condition["count"] >= 2

    def test_every_era_has_majorities_and_every_kind_of_them_occurs(self) -> None:
        """Few for territories: whoever has the most of them scores them anyway."""
        majorities = [(w["era"], w.get("condition", {}).get("majority")) for w in WONDERS.values()]
        found = {pair for pair in majorities if pair[1]}
        assert {(era, what) for era in (1, 2, 3) for what in COMPARED - {"territories"}} <= found
        assert {what for _, what in found} == COMPARED

    def test_effects_are_small_and_those_on_levels_and_map_are_rare(self) -> None:
        every = Counter(chain.from_iterable(kinds(wonder) for wonder in WONDERS.values()))
        assert every["technology"] == every["military"] == 1
        assert every["expand"] <= 2
        # A wonder works every turn: nothing that runs out, and no second way to end a turn.
        assert not {"advisor", "revolution", "new_cube", "wonder"} & set(every)
        for given in chain.from_iterable(wonder["effects"] for wonder in WONDERS.values()):
            assert given["count"] <= (4 if given["kind"] == "points" else 2)

    @pytest.mark.parametrize("id", WONDERS)
    def test_the_text_names_the_numbers(self, id: str) -> None:
        wonder = WONDERS[id]
        needs = [wonder["condition"]["count"]] if "count" in wonder.get("condition", {}) else []
        assert numbers(wonder["text"]["en"]) == needs + expected(wonder["effects"])


class TestLeaders:
    def test_five_of_each_era(self) -> None:
        assert Counter(leader["era"] for leader in LEADERS.values()) == {1: 5, 2: 5, 3: 5}

    def test_caesar(self) -> None:
        caesar = LEADERS["caesar"]
        assert caesar["era"] == 1
        assert caesar["conditions"] == [
            {"what": "military", "least": 5, "points": 5},
            {"what": "wonders", "least": 2, "points": 2},
        ]

    def test_lorenzo_il_magnifico(self) -> None:
        lorenzo = LEADERS["lorenzo_il_magnifico"]
        assert lorenzo["name"]["en"] == "Lorenzo il Magnifico"
        assert lorenzo["era"] == 2
        assert lorenzo["conditions"] == [
            {"what": "technology", "least": 9, "points": 3},
            {"what": "wonders", "least": 6, "points": 6},
        ]

    @pytest.mark.parametrize("id", LEADERS)
    def test_each_has_two_conditions_of_different_worth_and_names_the_numbers(self, id: str) -> None:
        first, second = LEADERS[id]["conditions"]
        for condition in (first, second):
            assert set(condition) == {"what", "least", "points"}
            assert condition["what"] in MEASURES
        assert first["what"] != second["what"]
        assert first["points"] != second["points"]
        said = [first["points"], first["least"], second["points"], second["least"]]
        assert numbers(LEADERS[id]["text"]["en"]) == said

    def test_every_era_rewards_each_measure_equally_well(self) -> None:
        for era, best in ((1, 5), (2, 6), (3, 7)):
            mains = [
                max(leader["conditions"], key=lambda condition: int(condition["points"]))
                for leader in LEADERS.values()
                if leader["era"] == era
            ]
            assert {main["what"] for main in mains} == COMPARED | {"cubes"}
            assert {main["points"] for main in mains} == {best}


class TestAdvisors:
    def test_five_of_each_civilization(self) -> None:
        found = Counter(advisor["civilization"] for advisor in ADVISORS.values())
        assert found == dict.fromkeys(CIVILIZATIONS, 5)

    def test_cleopatra_of_egypt_takes_back_the_oldest_card_and_recovers_two_cubes(self) -> None:
        cleopatra = ADVISORS["cleopatra"]
        assert cleopatra["civilization"] == "egypt"
        assert cleopatra["effects"] == [effect("oldest"), effect("cubes", 2)]

    def test_some_have_the_effect_of_revolution_and_nothing_else_has(self) -> None:
        assert any("revolution" in kinds(advisor) for advisor in ADVISORS.values())
        assert not any("revolution" in kinds(card) for card in chain(WONDERS.values(), MILESTONES.values()))

    def test_no_two_do_the_same(self) -> None:
        effects = [str(advisor["effects"]) for advisor in ADVISORS.values()]
        assert len(set(effects)) == len(effects)

    @pytest.mark.parametrize("id", ADVISORS)
    def test_the_text_names_the_numbers(self, id: str) -> None:
        assert numbers(ADVISORS[id]["text"]["en"]) == expected(ADVISORS[id]["effects"])


class TestMilestones:
    def test_exactly_one_draws_an_advisor(self) -> None:
        drawing = [m["effects"] for m in MILESTONES.values() if "advisor" in kinds(m)]
        assert drawing == [[effect("advisor")]]

    def test_most_score_two_to_four_and_some_bring_cubes(self) -> None:
        given = [m["effects"][0] for m in MILESTONES.values()]
        assert all(len(m["effects"]) == 1 for m in MILESTONES.values())
        points = [g["count"] for g in given if g["kind"] == "points"]
        assert len(points) > len(given) / 2
        assert set(points) == {2, 3, 4}
        assert {g["kind"] for g in given} == {"points", "cubes", "new_cube", "advisor"}

    @pytest.mark.parametrize("id", MILESTONES)
    def test_the_text_names_the_numbers(self, id: str) -> None:
        assert numbers(MILESTONES[id]["text"]["en"]) == expected(MILESTONES[id]["effects"])


class TestCivbots:
    def test_cubes_and_cards_drawn(self) -> None:
        assert content("civbots")["civbot"] == {"cubes": 8, "easy": 3, "medium": 4, "hard": 5}

    def test_the_cards_hold_every_kind_of_action(self) -> None:
        deeds = [deed for card in CIVBOT_CARDS.values() for deed in card["actions"]]
        assert {deed["kind"] for deed in deeds} == DEEDS
        assert all(set(deed) == {"kind", "count"} and deed["count"] >= 1 for deed in deeds)
        # A level, a wonder, a war or an expansion at a time.
        assert all(deed["count"] == 1 for deed in deeds if deed["kind"] != "points")
