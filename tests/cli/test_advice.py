"""Levels of bots, advice at the prompt, and the reasons of the bots."""

import json
import re
from pathlib import Path

import pytest

import epochal
from epochal.bots.random import RandomBot
from epochal.cli.play import seated
from tests.cli.run import Ran, one_line, run

EN, PT = ("en", "hint", "why"), ("pt-BR", "dica", "por quê")
HINTED = {
    "en": r"^ +(\d+) \S.*  \d+% to win\n {6}(\+\d|no gain|rather than “.+”: \+\d|at once no better than “)",
    "pt-BR": r"^ +(\d+) \S.*  \d+% de chance de vitória\n {6}(\+\d|sem ganho|em vez de “.+”: \+\d|de imediato, não é melhor que “)",
}
EXPLAINED = {
    "en": r"[■▲] Player [23], “[^”]+”: [^;]+; \d+% to win\.",
    "pt-BR": r"[■▲] Jogador [23], “[^”]+”: [^;]+; \d+% de chance de vitória\.",
}


def sit_down(folder: Path, game: str, typed: str, *args: str) -> Ran:
    file = str(folder / "game.jsonl")
    table = ("--seats", "3", "--seed", "5", "--level", "random", "--save", file)
    return run("play", game, *table, *args, typed=f"{typed}\nq\n")


def moves(folder: Path) -> list[str]:
    return (folder / "game.jsonl").read_text("utf-8").splitlines()


# Advice


@pytest.mark.parametrize(("lang", "hint", "why"), [EN, PT])
@pytest.mark.parametrize("game", epochal.games())
def test_advice_and_reasons_in_words(tmp_path: Path, game: str, lang: str, hint: str, why: str) -> None:
    answered = sit_down(tmp_path, game, "1\n" * 10 + f"{hint}\n{why}", "--lang", lang)
    assert (answered.code, answered.err) == (0, "")
    advice = answered.out.split("\n> ")[-3]
    hints = re.findall(HINTED[lang], advice, re.MULTILINE)
    assert 1 <= len(hints) <= 3
    assert re.search(EXPLAINED[lang], one_line(answered.out))
    assert not re.search(r"why-|cli-|[{}]", answered.out)
    assert not re.search(r"\+\d+[.]\d" if lang == "pt-BR" else r"\+\d+,\d", answered.out)


def test_the_number_of_a_hint_is_that_of_the_choice(tmp_path: Path) -> None:
    shown = sit_down(tmp_path, "ancient_world", "hint").out
    numbered = dict(
        re.findall(r"\b(\d) ([A-Z]\w+)", shown.split("What I would do")[0].split("Send a citizen: …")[1])
    )
    hints = re.findall(r"(\d+) Send a citizen: (\w+)", shown.split("What I would do")[1])
    assert hints
    assert all(numbered[number] == name for number, name in hints)


def test_words_of_all_languages_are_understood(tmp_path: Path) -> None:
    shown = sit_down(tmp_path, "ancient_world", "hint\ndica\nDica?\nwhy\nWHY?\npor quê\nPor que?\nporquê").out
    first, *same = re.split(r"> ", shown)[1:4]
    assert "What I would do" in first
    assert same == [first, first]
    assert shown.count("The bots have made no choice yet that can be explained openly.") == 5
    assert "I do not understand" not in shown


@pytest.mark.parametrize("typed", ["hint 3", "hints", "why not", "por", "dica por favor"])
def test_other_words_are_not(tmp_path: Path, typed: str) -> None:
    assert f"“{typed}”: I do not understand." in sit_down(tmp_path, "ancient_world", typed).out


def test_advice_changes_nothing(tmp_path: Path) -> None:
    sit_down(tmp_path, "historia", "1\n" * 6)
    alone = moves(tmp_path)
    (tmp_path / "game.jsonl").unlink()
    sit_down(tmp_path, "historia", "1\n1\n1\nhint\n1\n1\n1\nwhy")
    assert moves(tmp_path) == alone


def test_a_single_choice_needs_no_advice(tmp_path: Path) -> None:
    assert "You have only one choice." in sit_down(tmp_path, "historia", "1\n" * 5 + "hint").out


def test_who_plays_alone_has_no_rival_to_beat(tmp_path: Path) -> None:
    solo = ("--seats", "1", "--seed", "3", "--save", str(tmp_path / "game.jsonl"))
    shown = run("play", "historia", *solo, typed="1\n1\n1\nhint\nwhy\nq\n").out
    assert "What I would do" in shown
    assert "to win" not in shown
    assert "The bots have made no choice yet" in shown


# Reasons


@pytest.mark.parametrize(("game", "secret"), [("historia", "“Play "), ("hotw2018", "“Take ")])
def test_secret_choices_are_not_explained(tmp_path: Path, game: str, secret: str) -> None:
    shown = sit_down(tmp_path, game, "1\n1\nwhy\n" * 6).out
    assert len(re.findall(r"[■▲] Player [23], “", shown)) > 3
    assert secret not in shown


def test_reasons_outlast_leaving_the_table(tmp_path: Path) -> None:
    left = sit_down(tmp_path, "historia", "1\n" * 8 + "why").out
    resumed = run("resume", str(tmp_path / "game.jsonl"), typed="why\nq\n").out
    told = [re.findall(EXPLAINED["en"], one_line(shown)) for shown in (left, resumed)]
    assert told[0]
    assert told[0] == told[1]


# Levels


@pytest.mark.parametrize("level", ["novice", "steady", "strong", "master", "search:5ms", "strong, novice"])
def test_bots_of_a_level(tmp_path: Path, level: str) -> None:
    begun = sit_down(tmp_path, "ancient_world", "", "--level", level)
    assert (begun.code, begun.err) == (0, "")
    assert json.loads(moves(tmp_path)[0])["level"] == level
    assert run("resume", str(tmp_path / "game.jsonl"), typed="q\n").code == 0


def test_bots_have_levels_in_turn() -> None:
    bots = seated(epochal.load("historia"), "random,steady", 1, "key")
    assert [(seat, isinstance(bot, RandomBot)) for seat, bot in bots.items()] == [
        (0, True),
        (2, False),
        (3, True),
        (4, False),
    ]


@pytest.mark.parametrize(
    ("lang", "complaint"),
    [
        ("en", "There is no bot of level “perfect”. Choose one of: random, novice, steady, strong, master"),
        (
            "pt_BR",
            "Não existe bot do nível “perfect”. Escolha um destes: random, novice, steady, strong, master",
        ),
    ],
)
@pytest.mark.parametrize("level", ["perfect", "novice,perfect"])
def test_an_unknown_level_is_refused(tmp_path: Path, level: str, lang: str, complaint: str) -> None:
    table = ("--level", level, "--save", str(tmp_path / "game.jsonl"))
    refused = run("play", "ancient_world", *table, typed="q\n", lang=lang)
    assert (refused.code, refused.out) == (2, "")
    assert complaint in refused.err
    assert not list(tmp_path.iterdir())
