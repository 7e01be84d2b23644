"""What would you do? And why did you do that? Advice for the person, and the reasons of the bots."""

from collections.abc import Iterable

from rich.padding import Padding
from rich.text import Text as Styled

from epochal.bots.moves import Move, Moves
from epochal.bots.reasons import Advice, advise, explain
from epochal.bots.thinking import has_mind
from epochal.cli.choices import Choices
from epochal.cli.rules import plain
from epochal.cli.voice import Voice
from epochal.core.chance import Seeded
from epochal.core.events import Event
from epochal.core.kernel import State

HINT = ("hint", "dica")
WHY = ("why", "por que", "porque")
"""The words at the prompt, in all languages, without accents."""


def asks(answer: str, words: tuple[str, ...]) -> bool:
    """Whether somebody has typed one of the words, with or without accents and a question mark."""
    return plain(answer).rstrip(" ?") in words


class Reasons:
    """The latest moves of the bots that can be explained to everybody: open choices of one seat, with nothing whispered."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.moves = Moves()
        self.made = 0
        self.open = False

    def expect(self, state: State, seat: int, action: int) -> None:
        """A seat is about to choose."""
        self.made += 1
        self.open = seat != self.seat and state.to_act() == (seat,) and has_mind(state.game.id)
        if self.open:
            self.moves.add(state.clone(), seat, action, self.made)

    def hear(self, event: Event) -> None:
        """Something has come of the choice."""
        if self.open:
            self.moves.hear(event)

    def told(self, voice: Voice) -> list[Styled]:
        """A line for each bot, about its latest move that has reasons."""
        found = [explained(self.moves.told(seat)) for seat in self.moves.seats()]
        return [explanation(voice, *told) for told in found if told]


def explained(moves: Iterable[Move]) -> tuple[Move, Advice] | None:
    """The first of these moves that has reasons, else the first; None if nothing can be said without secrets."""
    latest = None
    for move in moves:
        game = move.before.game
        public = move.before.redeal(None, Seeded("what all may know")).to_json()
        advice = explain(
            game.id, game.content, public, move.seat, *game.actions[move.action], tuple(move.after)
        )
        if advice and advice.reasons:
            return move, advice
        if advice and latest is None:
            latest = move, advice
    return latest


def explanation(voice: Voice, move: Move, advice: Advice) -> Styled:
    """What a bot did, with what belongs to it, and why."""
    assert voice.game is not None
    actions = voice.game.actions
    made = [move.action, *(actions.index(answer.verb, answer.noun) for answer in move.after)]
    did = " · ".join(voice.text.action(action) for action in made)
    said = voice.say(
        "cli-why",
        player=f"seat:{move.seat}",
        action=did,
        reasons=because(voice, advice),
        chance=to_win(voice, advice),
    )
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
        lines.append(Padding(Styled(because(voice, advice), style="dim"), (0, 0, 0, 6)))
    return lines


def because(voice: Voice, advice: Advice) -> str:
    """Reasons in words."""
    if advice.against is None:
        return in_words(voice, advice) or voice.say("cli-no-reason")
    assert voice.game is not None
    other = voice.text.action(voice.game.actions.index(*advice.against))
    if not advice.reasons:
        return voice.say("cli-no-better", choice=other)
    return voice.say("cli-against", choice=other, reasons=in_words(voice, advice))


def in_words(voice: Voice, advice: Advice) -> str:
    words = [
        voice.say(f"why-{each.feature.replace('_', '-')}", points=signed(voice, each.points))
        for each in advice.reasons
    ]
    return ", ".join(words)


def signed(voice: Voice, points: float) -> str:
    """A gain with its sign, and with one decimal if it has any."""
    number = f"{points:+.1f}".removesuffix(".0")
    return number.replace(".", ",") if voice.language == "pt-BR" else number


def to_win(voice: Voice, advice: Advice) -> str:
    """The chance to win in words; nothing for one who plays alone."""
    return "" if advice.chance is None else voice.say("cli-to-win", chance=f"{advice.chance:.0%}")
