"""A game as a file: its header, then one line for each choice with what chance answered, then how it ended.

The file holds intent and outcome, so it replays without a generator. If chance was committed to, the last line of a finished
game reveals the key, and anyone can check every roll. The seal, a hash of all the rest, shows whether a file is still as it was
written: a choice or an option that led to the same rolls and points could otherwise be changed unseen.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping
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
    "digest": str,
    "seats": int,
    "options": dict,
    "names": list,
    "commitment": str,
}
_MOVE = {"seat", "do", "chance"}
_END = {"end", "scores", "key", "seal"}


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
        self.sealed: str | None = None  # what the file said; None once the game has gone on

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
        self.sealed = None

    def finish(self, state: State, chance: Chance | None = None) -> None:
        """Note the result of a finished game, and reveal the key of committed chance."""
        if state.to_act():
            raise BadInput("error-not-finished", position=len(self.moves))
        self.scores = state.scores()
        self.sealed = None
        if isinstance(chance, Committed):
            self.key = chance.key.hex()

    # The file

    def dumps(self) -> str:
        """The record as JSON lines, sealed."""
        lines = [*self._log(), {**self._end(), "seal": self.seal()}]
        return "".join(_written(line) for line in lines)

    def seal(self) -> str:
        """A hash of everything in the record."""
        digest = hashlib.sha256()
        for line in (*self._log(), self._end()):
            digest.update(_written(line).encode())
        return digest.hexdigest()

    def _log(self) -> Iterator[dict[str, Any]]:
        yield self.header
        yield {"setup": self.setup}
        for move in self.moves:
            yield {"seat": move.seat, "do": [word for word in move.action if word], "chance": move.chance}

    def _end(self) -> dict[str, Any]:
        return {"end": len(self.moves), "scores": self.scores, "key": self.key}

    @staticmethod
    def loads(text: str) -> "Record":
        """Read a record; BadInput says which line is wrong and how."""
        lines = _lines(text)
        _check_header(lines[0])
        if len(lines) < 3 or "end" not in lines[-1]:
            raise BadInput("error-file-truncated", line=len(lines))
        if lines[1].keys() != {"setup"} or not _are_outcomes(lines[1]["setup"]):
            raise BadInput("error-file-setup", line=2)
        record = Record(lines[0], lines[1]["setup"])
        for number, line in enumerate(lines[2:-1], 3):
            record.moves.append(_move(line, number))
        record._read_end(lines[-1], len(lines))
        return record

    def _read_end(self, end: dict[str, Any], line: int) -> None:
        moves, scores = end["end"], end.get("scores", [])
        key, seal = end.get("key", ""), end.get("seal", "")
        if (
            not end.keys() <= _END
            or type(moves) is not int
            or moves != len(self.moves)
            or not isinstance(scores, list)
            or not all(type(score) is int for score in scores)
            or not isinstance(key, str)
            or not isinstance(seal, str)
        ):
            raise BadInput("error-file-truncated", line=line)
        self.scores = scores
        self.key = key
        self.sealed = seal

    # Replay and proof

    def replay(self, game: Game, upto: int | None = None, tell: Tell | None = None) -> State:
        """The state after the first ``upto`` moves (all of them if None)."""
        if upto is not None and not 0 <= upto <= len(self.moves):
            raise BadInput("error-file-position", position=upto, count=len(self.moves))
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
        """Replay the whole game, check its result, every single roll if chance was committed to, and the seal."""
        state = self.replay(game)
        if self.scores and (state.to_act() or self.scores != state.scores()):
            raise BadInput("error-scores-differ", found=str(self.scores), mine=str(state.scores()))
        if self.header["commitment"] and self.key:
            self._verify_rolls(game)
        if self.sealed is not None and self.sealed != self.seal():
            raise BadInput("error-seal")
        return state

    def proven(self) -> bool:
        """Whether the record carries a commitment and the key to it."""
        return bool(self.header["commitment"] and self.key)

    def _verify_rolls(self, game: Game) -> None:
        try:
            key = bytes.fromhex(self.key)
        except ValueError as error:
            raise BadInput("error-key") from error
        if commitment(key) != self.header["commitment"] or key.hex() != self.key:
            raise BadInput("error-key")
        again = Recording(Committed(key))
        state = game.new(self.header["seats"], self.header["options"], again)
        if again.take() != self.setup:
            raise BadInput("error-roll", line=2)
        for line, move in enumerate(self.moves, 3):
            state.apply(move.seat, game.actions.index(*move.action), again)
            if again.take() != move.chance:
                raise BadInput("error-roll", line=line)


def _written(line: dict[str, Any]) -> str:
    return json.dumps(line, separators=(",", ":")) + "\n"


def _lines(text: str) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            value = json.loads(line)
            json.dumps(value, ensure_ascii=False).encode()  # half a surrogate pair is no text
        except (ValueError, RecursionError) as error:
            raise BadInput("error-file-json", line=number, what=str(error)) from error
        if not isinstance(value, dict):
            raise BadInput("error-file-json", line=number, what=type(value).__name__)
        lines.append(value)
    if not lines:
        raise BadInput("error-file-empty")
    return lines


def _check_header(header: dict[str, Any]) -> None:
    if type(header.get("epochal")) is int and header["epochal"] != FORMAT:
        raise BadInput("error-file-format", found=header["epochal"], mine=FORMAT)
    for key, kind in _HEADER.items():
        if type(header.get(key)) is not kind:
            raise BadInput("error-file-header", key=key)
    for key, value in header.items():
        if not _is_shallow(value) or (key == "names" and not all(isinstance(name, str) for name in value)):
            raise BadInput("error-file-header", key=key)


def _is_shallow(value: object) -> bool:
    """Whether this is a single value, or holds only single values."""
    held = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return not any(isinstance(item, (dict, list)) for item in held)


def _are_outcomes(value: object) -> bool:
    """Whether this is a list of [kind, why, answer]; whether an answer fits is for the replay to see."""
    return isinstance(value, list) and all(
        isinstance(outcome, list)
        and len(outcome) == 3
        and isinstance(outcome[0], str)
        and isinstance(outcome[1], str)
        and _is_shallow(outcome[2])
        for outcome in value
    )


def _move(line: dict[str, Any], number: int) -> Move:
    words = line.get("do")
    if (
        line.keys() != _MOVE
        or type(line["seat"]) is not int
        or not isinstance(words, list)
        or not 1 <= len(words) <= 2
        or not all(isinstance(word, str) and word for word in words)
        or not _are_outcomes(line["chance"])
    ):
        raise BadInput("error-file-move", line=number)
    return Move(line["seat"], Action(*words), line["chance"])


def _all_used(chance: Recorded, line: int) -> None:
    if not chance.finished():
        raise BadInput("error-outcome-unused", line=line)
