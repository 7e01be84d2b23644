"""What would you do? And why did you do that? Advice for the person, and the reasons of the bots."""

from collections import deque
from typing import NamedTuple

from rich.padding import Padding
from rich.text import Text as Styled

from epochal.bots.reasons import Advice, Reason, advise, explain
from epochal.cli.choices import Choices
from epochal.cli.rules import plain
from epochal.cli.voice import Voice
from epochal.core.chance import Seeded
from epochal.core.events import Event
from epochal.core.kernel import State

HINT = ("hint", "dica")
WHY = ("why", "por que", "porque")
"""The words at the prompt, in all languages, without accents."""
KEPT = 8
"""So many moves of a bot are looked through for one that has reasons."""


def asks(answer: str, words: tuple[str, ...]) -> bool:
    """Whether somebody has typed one of the words, with or without accents and a question mark."""
    return plain(answer).rstrip(" ?") in words


class Move(NamedTuple):
    """A choice of a bot, and the state that it was made in."""

    before: State
    action: int


class Reasons:
    """The latest moves of the bots that can be explained to everybody: open choices of one seat, with nothing whispered."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.moves: dict[int, deque[Move]] = {}
        self.open: deque[Move] | None = None

    def expect(self, state: State, seat: int, action: int) -> None:
        """A seat is about to choose."""
        self.open = None
        if seat != self.seat and list(state.to_act()) == [seat] and len(state.legal(seat)) > 1:
            self.open = self.moves.setdefault(seat, deque(maxlen=KEPT))
            self.open.append(Move(state.clone(), action))

    def hear(self, event: Event) -> None:
        """A move that tells something to single seats is not explained."""
        if event.seats is not None and self.open is not None:
            self.open.pop()
            self.open = None

    def told(self, voice: Voice) -> list[Styled]:
        """A line for each bot, about its latest move that has reasons."""
        found = ((seat, explained(moves, seat)) for seat, moves in sorted(self.moves.items()))
        return [explanation(voice, seat, advice) for seat, advice in found if advice]


def explained(moves: deque[Move], seat: int) -> Advice | None:
    """The latest move that has reasons, else the latest; None if nothing can be said without secrets."""
    latest = None
    for move in reversed(moves):
        game = move.before.game
        public = move.before.redeal(None, Seeded("what all may know")).to_json()
        advice = explain(game.id, game.content, public, seat, *game.actions[move.action])
        if advice and advice.reasons:
            return advice
        latest = latest or advice
    return latest


def explanation(voice: Voice, seat: int, advice: Advice) -> Styled:
    assert voice.game is not None
    action = voice.text.action(voice.game.actions.index(advice.verb, advice.noun))
    reasons, chance = because(voice, advice.reasons), to_win(voice, advice)
    said = voice.say("cli-why", player=f"seat:{seat}", action=action, reasons=reasons, chance=chance)
    return voice.styled(said)


def hints(voice: Voice, state: State, seat: int, choices: Choices, seed: str) -> list[Styled | Padding]:
    """The best choices, with their numbers, best first, worked out from what the seat may know."""
    game = state.game
    sample = state.redeal(seat, Seeded(f"{seed}/sample")).to_json()
    lines: list[Styled | Padding] = []
    for advice in advise(game.id, game.content, sample, seat, seed):
        action = game.actions.index(advice.verb, advice.noun)
        line = Styled(f"{choices.actions.index(action) + 1:>3} ", style="bold")
        line.append_text(voice.styled(voice.text.action(action), "not bold"))
        lines.append(line.append(f"  {to_win(voice, advice)}"))
        lines.append(Padding(Styled(because(voice, advice.reasons), style="dim"), (0, 0, 0, 6)))
    return lines


def because(voice: Voice, reasons: list[Reason]) -> str:
    """Reasons in words."""
    if not reasons:
        return voice.say("cli-no-reason")
    words = [
        voice.say(f"why-{each.feature.replace('_', '-')}", points=signed(voice, each.points))
        for each in reasons
    ]
    return ", ".join(words)


def signed(voice: Voice, points: float) -> str:
    """A gain with its sign, and with one decimal if it has any."""
    number = f"{points:+.1f}".removesuffix(".0")
    return number.replace(".", ",") if voice.language == "pt-BR" else number


def to_win(voice: Voice, advice: Advice) -> str:
    """The chance to win in words; nothing for one who plays alone."""
    return "" if advice.chance is None else voice.say("cli-to-win", chance=f"{advice.chance:.0%}")
