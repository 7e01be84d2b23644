"""The page of a balance report: whole, in both languages, with charts that can be read without seeing them."""

import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Entry
from fluent.syntax.ast import VariableReference
from fluent.syntax.visitor import Visitor

import epochal.lab
from epochal.core.text import LANGUAGES
from epochal.lab.balance import figures
from epochal.lab.blocks import Bar, Bars, Columns, Document, Prose, Table
from epochal.lab.counting import Found
from epochal.lab.drawing import bars, columns, ticks
from epochal.lab.page import page
from epochal.lab.report import document, markdown
from epochal.lab.simulate import Task, play_many
from epochal.lab.story import listen
from epochal.lab.words import Words, number

STUDIES = {
    "hotw2001": Task("hotw2001", 3, {}, ("novice",)),
    "hotw2018": Task("hotw2018", 3, {}, ("novice", "steady")),
    "historia": Task("historia", 2, {"civbots": 1}, ("novice",)),
    "ancient_world": Task("ancient_world", 2, {}, ("novice",)),
    "alone": Task("historia", 1, {"civbot_level": "easy"}, ("novice",)),
}
CHARTS = {
    "hotw2001": ["victories", "victories", "points", "length", "decisive", "decisive", "decisive", "empires", "played",
                 "actions", "actions"],
    "hotw2018": ["victories", "victories", "victories", "points", "length", "decisive", "decisive", "decisive", "empires",
                 "drafted", "actions", "actions"],
    "historia": ["victories", "victories", "points", "length", "decisive", "decisive", "decisive", "offers", "things",
                 "things", "things", "actions", "actions"],
    "ancient_world": ["victories", "victories", "points", "length", "decisive", "decisive", "decisive", "offers", "things",
                      "things", "things", "fallen", "actions", "actions"],
    "alone": ["victories", "points", "length", "offers", "things", "things", "actions"],
}  # fmt: skip
"""The section of every chart that the page of a study has."""
VOID = {"meta", "line", "rect", "polygon"}


@cache
def found(study: str) -> Found:
    return figures(STUDIES[study], play_many(listen, STUDIES[study], 2, 5, 1), 5)


@cache
def told(study: str, language: str) -> Document:
    return document(found(study), language)


class Reader(HTMLParser):
    """Reads a page: elements that are opened must be closed, and in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.section = ""
        self.charts: list[str] = []
        self.ids: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.data: dict[str, list[str]] = {}
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, given: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in given}
        self.attributes += attributes.items()
        self.ids += [attributes["id"]] if "id" in attributes else []
        if tag == "section":
            self.section = attributes["id"]
        if attributes.get("role") == "img":
            self.charts.append(self.section)
            assert attributes["aria-labelledby"] == f"t{len(self.charts)} d{len(self.charts)}"
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, given: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID and self.open[-1] != tag:
            return
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open:
            self.data.setdefault(self.open[-1], []).append(data)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("study", STUDIES)
def test_a_page_is_whole_and_needs_nothing_else(study: str, language: str) -> None:
    text = page(told(study, language))
    read = Reader(text)
    assert read.charts == CHARTS[study]
    assert len(set(read.ids)) == len(read.ids)
    assert {f"t{n}" for n in range(1, len(read.charts) + 1)} < set(read.ids)
    assert len(read.data["desc"]) == len(read.charts)
    links = [value for name, value in read.attributes if name in ("href", "src")]
    assert {link.removeprefix("#") for link in links} < set(read.ids)
    assert not re.search(r"https?:|//|@import|url\(|<script|<link|<img", text)
    assert len(text.encode()) < 1_000_000
    assert not re.search(r"balance-[a-z]|\{|\bnan\b|\binf\b", text.partition("</style>")[2])
    assert f'<html lang="{language}">' in text


def test_a_study_makes_the_same_page_again() -> None:
    again = figures(STUDIES["hotw2018"], play_many(listen, STUDIES["hotw2018"], 2, 5, 1), 5)
    assert page(document(again, "en")) == page(told("hotw2018", "en"))


def test_the_languages_tell_the_same() -> None:
    for study in STUDIES:
        english, portuguese = (told(study, language) for language in LANGUAGES)
        assert [section.id for section in english.sections] == [section.id for section in portuguese.sections]
        for one, other in zip(english.sections, portuguese.sections, strict=True):
            assert one.title != other.title
            for here, there in zip(one.blocks, other.blocks, strict=True):
                assert type(here) is type(there)
                if isinstance(here, Prose):
                    assert here != there
                elif isinstance(here, Table) and isinstance(there, Table):
                    assert here.header != there.header
                    assert len(here.rows) == len(there.rows)


@pytest.mark.parametrize(("study", "word", "palavra"), [("hotw2001", "epoch", "era"), ("historia", "era", "era"),
                                                        ("ancient_world", "round", "rodada")])  # fmt: skip
def test_epochs_are_called_what_the_game_calls_them(study: str, word: str, palavra: str) -> None:
    def heads(language: str) -> Iterator[str]:
        for section in told(study, language).sections:
            for block in section.blocks:
                if isinstance(block, Table):
                    yield from block.header

    assert word in heads("en")
    assert palavra in heads("pt-BR")
    if word != "epoch":
        assert "epoch" not in markdown(told(study, "en")._replace(closing="")).lower()


def test_a_report_says_how_to_make_it_again() -> None:
    closing = told("alone", "en").closing
    assert closing.endswith(
        "epochal lab balance historia --games 2 --seats 1 --level novice --seed 5 --option civbot_level=easy"
    )


# Charts


def test_bars_stand_where_their_values_are() -> None:
    chart = Bars(
        "", "", "share", [Bar("a", 0.5, 0.25, 1, "half"), Bar("b<", 0.25, 0.25, 0.25, "")], 0, 0.25, "even"
    )
    height, drawn = bars(chart, str)
    assert '<rect class="bar more" x="0.50%" width="49.50%"' in drawn
    assert '<line class="interval" x1="25.25%" x2="99.50%"' in drawn
    marks = re.findall(r'<line class="mark" x1="25.25%" x2="25.25%" y1="(\d+)" y2="(\d+)"', drawn)
    assert marks == [("15", "20"), ("40", "58"), ("78", "96")], "never across a label"
    assert drawn.count('class="interval"') == 3
    assert "b&lt;" in drawn
    assert height == 20 + 2 * 38 + 22


def test_figures_that_have_no_room_beside_a_label_stand_below_it() -> None:
    long = Bar("a rather long name of an action", 1, 0, 2, "1.00 (0.00 to 2.00)")
    height, drawn = bars(Bars("", "", "fine", [long], 0, 1, "even"), str)
    assert height == 20 + 17 + 38 + 22
    assert re.findall(r'<text class="(label|value)"[^>]* y="(\d+)"', drawn) == [
        ("label", "35"),
        ("value", "52"),
    ]
    assert re.findall(r'class="mark"[^>]* y1="(\d+)"', drawn) == ["15", "57"]


def test_an_interval_far_beyond_all_values_is_cut_off() -> None:
    chart = Bars("", "", "more", [Bar("a", 1, -50, 52, ""), Bar("b", -1, -1.5, -0.5, "")], 0)
    _, drawn = bars(chart, str)
    assert '<line class="interval" x1="0.50%" x2="99.50%"' in drawn
    assert drawn.count('class="interval"') == 4, "no end is drawn where it is cut off"
    assert '<rect class="bar less" x="33.50%" width="16.50%"' in drawn


@pytest.mark.parametrize(("language", "names"), [
    ("en", ["Build (The spaces of the board)", "You take the defeated Titan, with its banners, its capacity and its symbols"]),
    ("pt-BR", ["Construir (Os espaços do tabuleiro)", "Você fica com o Titã derrotado, com os seus estandartes, a sua capacidade e os seus símbolos"]),
])  # fmt: skip
def test_the_areas_of_points_are_called_what_the_rulebook_calls_their_sources(
    language: str, names: list[str]
) -> None:
    assert set(names) <= set(Reader(page(told("ancient_world", language))).data["span"])


@pytest.mark.parametrize("study", STUDIES)
def test_no_area_of_points_is_called_by_the_id_of_a_clause(study: str) -> None:
    clauses = {each["clause"] for each in found(study)["sources"]}
    assert not clauses & set(Reader(page(told(study, "en"))).data["span"])


def test_columns_are_as_high_as_their_values() -> None:
    _, drawn = columns(Columns("", "", "whole", [("1", 10.0), ("2", 5.0)], ""), lambda value: f"{value:g}")
    heights = [float(high) for high in re.findall(r'height="([\d.]+)"', drawn)]
    assert heights[0] == pytest.approx(2 * heights[1], abs=0.2)
    assert "<title>2: 5</title>" in drawn


def test_an_axis_has_few_round_numbers() -> None:
    assert ticks(0, 0.5) == pytest.approx([0, 0.1, 0.2, 0.3, 0.4, 0.5])
    assert ticks(-13, 21) == [-10, 0, 10, 20]
    assert ticks(0, 1234) == [0, 500, 1000]


# Words


def test_numbers_are_written_as_the_language_wants() -> None:
    assert number("en", "share", 0.1234) == "12.3%"
    assert number("pt-BR", "share", 0.1234) == "12,3%"
    assert number("pt-BR", "more", -1.26) == "\N{MINUS SIGN}1,3"
    assert number("en", "more", -0.01) == "0.0"
    assert number("en", "change", 0.4) == "+40%"


def test_verbs_that_a_game_calls_the_same_are_told_apart() -> None:
    names = Words(epochal.load("hotw2018"), "epoch", "en").verbs(["siege", "siege_token", "invade"])
    assert names == {
        "siege": "besiege (siege)",
        "siege_token": "besiege (siege_token)",
        "invade": "invade",
    }


@cache
def entries(language: str) -> dict[str, Entry]:
    file = Path(epochal.lab.__file__).parent / "text" / f"{language}.ftl"
    body = FluentParser().parse(file.read_text("utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, Entry)}


class Variables(Visitor):
    def __init__(self, entry: Entry) -> None:
        super().__init__()
        self.found: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


def test_all_languages_have_the_same_messages_with_the_same_variables() -> None:
    first, second = (entries(language) for language in LANGUAGES)
    assert list(first) == list(second)
    for id in first:
        assert Variables(first[id]).found == Variables(second[id]).found, id


def test_every_message_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    said = {"balance-span"}  # by other messages
    say = epochal.core.text.Text.say

    def listening(self: epochal.core.text.Text, id: str, **args: epochal.core.events.Arg) -> str:
        said.add(id)
        return say(self, id, **args)

    monkeypatch.setattr(epochal.core.text.Text, "say", listening)
    for study in STUDIES:
        page(document(found(study), "en"))
    Words(epochal.load("historia"), "era", "en").clause("")  # points of which no game of today is silent
    assert {id for id in said if id.startswith("balance-")} == set(entries("en"))
