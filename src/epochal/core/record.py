"""A game as a file: its header, then one line for each choice with what chance answered, then how it ended.

The file holds intent and outcome, so it replays without a generator. If chance was committed to, the last line of a finished
game reveals the key, and anyone can check every roll.
"""

import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from epochal.core.actions import Action
from epochal.core.chance import Chance, Committed, Outcome, Recorded, Recording, commitment
from epochal.core.errors import BadInput, EpochalError
from epochal.core.events import Tell
from epochal.core.game import Game
from epochal.core.kernel import State

FORMAT: Final = 1
_HEADER = {
    "epochal": int,
    "game": str,
    "rules": str,
    "content": str,
    "seats": int,
    "options": dict,
    "commitment": str,
}


class Move(NamedTuple):
    """One choice: who, what, and what chance answered while it was carried out."""

    seat: int
    action: Action
    chance: list[Outcome]


class Record:
    """The log of a game, as it is played or as a file tells it."""

    def __init__(self, header: dict[str, Any], setup: list[Outcome]) -> None:
        self.header = header
        self.setup = setup
        self.moves: list[Move] = []
        self.key = ""
        self.scores: list[int] = []

    @staticmethod
    def begin(
        game: Game,
        seats: int,
        options: Mapping[str, Any],
        chance: Chance,
        tell: Tell | None = None,
        names: list[str] | None = None,
    ) -> "tuple[Record, State]":
        """Set a game up and begin its record. ``Committed`` chance is noted with its commitment."""
        recording = Recording(chance)
        state = game.new(seats, options, recording, tell)
        header = {
            "epochal": FORMAT,
            "game": game.id,
            "rules": game.rules,
            "content": game.content,
            "digest": game.digest,
            "seats": seats,
            "options": game.chosen(options),
            "names": names or [],
            "commitment": chance.commitment if isinstance(chance, Committed) else "",
        }
        return Record(header, recording.take()), state

    def play(self, state: State, seat: int, action: int, chance: Chance, tell: Tell | None = None) -> None:
        """Apply an action and note it."""
        recording = Recording(chance)
        state.apply(seat, action, recording, tell)
        self.moves.append(Move(seat, state.game.actions[action], recording.take()))

    def finish(self, state: State, chance: Chance | None = None) -> None:
        """Note the result of a finished game, and reveal the key of committed chance."""
        if state.to_act():
            raise BadInput("error-not-finished", position=len(self.moves))
        self.scores = state.scores()
        if isinstance(chance, Committed):
            self.key = chance.key.hex()

    # The file

    def dumps(self) -> str:
        """The record as JSON lines."""
        lines: list[dict[str, Any]] = [self.header, {"setup": self.setup}]
        for move in self.moves:
            lines.append({"seat": move.seat, "do": [w for w in move.action if w], "chance": move.chance})
        lines.append({"end": len(self.moves), "scores": self.scores, "key": self.key})
        return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)

    @staticmethod
    def loads(text: str) -> "Record":
        """Read a record; BadInput says which line is wrong and how."""
        lines = _lines(text)
        header = lines[0]
        for key, kind in _HEADER.items():
            if type(header.get(key)) is not kind:
                raise BadInput("error-file-header", key=key)
        if header["epochal"] != FORMAT:
            raise BadInput("error-file-format", found=header["epochal"], mine=FORMAT)
        if len(lines) < 3 or "end" not in lines[-1]:
            raise BadInput("error-file-truncated", line=len(lines))
        record = Record(header, _outcomes(lines[1].get("setup"), 2))
        for number, line in enumerate(lines[2:-1], 3):
            record.moves.append(_move(line, number))
        end = lines[-1]
        if end["end"] != len(record.moves):
            raise BadInput("error-file-truncated", line=len(lines))
        record.key = str(end.get("key", ""))
        record.scores = _scores(end.get("scores", []), len(lines))
        return record

    # Replay and proof

    def replay(self, game: Game, upto: int | None = None, tell: Tell | None = None) -> State:
        """The state after the first ``upto`` moves (all of them if None)."""
        for key, mine in (("game", game.id), ("rules", game.rules), ("digest", game.digest)):
            if self.header.get(key) != mine:
                raise BadInput("error-file-other", key=key, found=str(self.header.get(key)), mine=mine)
        chance = Recorded(self.setup)
        try:
            state = game.new(self.header["seats"], self.header["options"], chance, tell)
        except EpochalError as error:
            raise BadInput("error-file-line", line=2, what=error.message) from error
        _all_used(chance, 2)
        moves = self.moves if upto is None else self.moves[:upto]
        for line, move in enumerate(moves, 3):
            chance = Recorded(move.chance)
            try:
                state.apply(move.seat, game.actions.index(*move.action), chance, tell)
            except EpochalError as error:
                raise BadInput("error-file-line", line=line, what=error.message) from error
            _all_used(chance, line)
        return state

    def verify(self, game: Game) -> State:
        """Replay the whole game and check its result and, if chance was committed to, every single roll."""
        state = self.replay(game)
        if self.scores and (state.to_act() or self.scores != state.scores()):
            raise BadInput("error-scores-differ", found=str(self.scores), mine=str(state.scores()))
        if self.header["commitment"] and self.key:
            self._verify_rolls(game)
        return state

    def proven(self) -> bool:
        """Whether the record carries a commitment and the key to it."""
        return bool(self.header["commitment"] and self.key)

    def _verify_rolls(self, game: Game) -> None:
        try:
            key = bytes.fromhex(self.key)
        except ValueError as error:
            raise BadInput("error-key") from error
        if commitment(key) != self.header["commitment"]:
            raise BadInput("error-key")
        stream = Committed(key)
        again = Recording(stream)
        state = game.new(self.header["seats"], self.header["options"], again)
        if again.take() != self.setup:
            raise BadInput("error-roll", line=2)
        for line, move in enumerate(self.moves, 3):
            state.apply(move.seat, game.actions.index(*move.action), again)
            if again.take() != move.chance:
                raise BadInput("error-roll", line=line)


def _lines(text: str) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            value = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise BadInput("error-file-json", line=number, what=str(error)) from error
        if not isinstance(value, dict):
            raise BadInput("error-file-json", line=number, what=type(value).__name__)
        lines.append(value)
    if not lines:
        raise BadInput("error-file-empty")
    return lines


def _outcomes(value: object, line: int) -> list[Outcome]:
    if not isinstance(value, list) or not all(
        isinstance(outcome, list) and len(outcome) == 3 for outcome in value
    ):
        raise BadInput("error-file-move", line=line)
    return value


def _move(line: dict[str, Any], number: int) -> Move:
    words = line.get("do")
    seat = line.get("seat")
    if not isinstance(words, list) or not 1 <= len(words) <= 2 or not all(isinstance(w, str) for w in words):
        raise BadInput("error-file-move", line=number)
    if type(seat) is not int:
        raise BadInput("error-file-move", line=number)
    return Move(seat, Action(*words), _outcomes(line.get("chance"), number))


def _scores(value: object, line: int) -> list[int]:
    if not isinstance(value, list) or not all(type(score) is int for score in value):
        raise BadInput("error-file-truncated", line=line)
    return value


def _all_used(chance: Recorded, line: int) -> None:
    if not chance.finished():
        raise BadInput("error-outcome-unused", line=line)
