"""Game files for tests: games played at random under committed chance, and ways to change their lines."""

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import epochal
from epochal.core.record import Record

GAME = epochal.load("hotw2001")
KEY = bytes(range(32))
Lines = list[dict[str, Any]]


def begun(**options: bool) -> tuple[Record, epochal.State, epochal.Committed]:
    """A game that waits for its first choice."""
    chance = epochal.Committed(KEY)
    return (*Record.begin(GAME, 3, options, chance), chance)


def play(
    record: Record, state: epochal.State, chance: epochal.Chance, upto: int | None = None, seed: int = 1
) -> None:
    """Play on at random: to the end, or until the record holds so many choices."""
    while state.to_act() and len(record.moves) != upto:
        seat = state.to_act()[0]
        choice = Random(f"{seed} {len(record.moves)}").choice(state.legal(seat))
        record.play(state, seat, choice, chance)


@cache
def unfinished(choices: int) -> str:
    """The file of the first choices of a game."""
    record, state, chance = begun()
    play(record, state, chance, choices)
    return record.dumps()


@cache
def finished(seed: int = 1, **options: bool) -> str:
    """The file of a whole game, its key revealed."""
    record, state, chance = begun(**options)
    play(record, state, chance, seed=seed)
    record.finish(state, chance)
    return record.dumps()


def lines_of(text: str) -> Lines:
    return [json.loads(line) for line in text.splitlines()]


def text_of(lines: Lines) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


def changed(text: str, change: Callable[[Lines], None]) -> Record:
    """The record of a file after a change, under a seal that fits again."""
    lines = lines_of(text)
    change(lines)
    record = Record.loads(text_of(lines))
    return Record.loads(record.dumps())
