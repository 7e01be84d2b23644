"""How a game looks on a terminal. ``Screen`` shows what every game has; a module named after a game can show more."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Styled

from epochal.cli.voice import Voice
from epochal.core.events import Event
from epochal.core.game import Game
from epochal.core.kernel import State


class Screen:
    """Shows a game to one seat (None: to somebody who watches)."""

    def __init__(self, voice: Voice, game: Game, seat: int | None) -> None:
        self.voice = voice
        self.game = game
        self.seat = seat

    def name(self, seat: int) -> Styled:
        """A seat's name, saying which one is you."""
        name = self.voice.name(seat)
        return name.append(f" ({self.voice.say('cli-you')})", style="not bold") if seat == self.seat else name

    def scores(self, state: State) -> Styled:
        """Everybody's points in one line."""
        parts = [Styled.assemble(self.name(seat), f" {score}") for seat, score in enumerate(state.scores())]
        return Styled("   ").join(parts)

    def table(self, state: State, whole: bool = False) -> list[RenderableType]:
        """What lies on the table; the whole of it, or what is needed for a turn."""
        return [self.scores(state)]

    def turn(self, state: State) -> list[RenderableType]:
        """What the seat needs to know of its own turn besides the prompt."""
        return []

    def hand(self, state: State) -> list[RenderableType]:
        """What the seat holds in its hand, and what each card does."""
        return []

    def brief(self, events: Sequence[Event]) -> list[Event]:
        """The story for somebody in a hurry."""
        return list(events)

    def is_heading(self, event: Event) -> bool:
        """Whether an event opens a new part of the story."""
        return False

    def turn_of(self, heading: Event) -> int | None:
        """The seat whose turn a heading opens, if it is a turn."""
        return None

    def section(self, state: State, action: int) -> str:
        """Under which heading an action stands among others of its verb."""
        return ""

    def note(self, state: State, action: int) -> Styled:
        """What to know of an action before choosing it, in a few characters."""
        return Styled()

    def details(self, state: State, action: int) -> list[RenderableType]:
        """What to know of an action, in sentences."""
        return []

    def meaning(self, action: int) -> str:
        """What an action does, where its name does not say it (the text of a card)."""
        return ""

    def clauses(self, state: State, action: int) -> list[str]:
        """The ids of the rules behind an action."""
        return []

    def final(self, state: State) -> Table:
        """Who stands where at the end."""
        table = Table(box=box.SIMPLE_HEAD)
        for column in ("cli-column-player", "cli-column-points"):
            table.add_column(self.voice.say(column), justify="right" if column.endswith("points") else "left")
        scores = state.scores()
        for seat in sorted(range(len(scores)), key=lambda seat: (seat not in state.winners(), -scores[seat])):
            table.add_row(self.name(seat), str(scores[seat]))
        return table


def screen_for(voice: Voice, game: Game, seat: int | None) -> Screen:
    """The game's own screen, if it has one."""
    module = f"{__name__}.{game.id}"
    if find_spec(module) is None:
        return Screen(voice, game, seat)
    screen: Screen = import_module(module).Screen(voice, game, seat)
    return screen


def grid(items: list[Styled], width: int, stop: int = 8) -> Styled:
    """Items one after the other at tab stops, on as few lines as they need."""
    lines = [Styled()]
    for item in items:
        if lines[-1] and lines[-1].cell_len + item.cell_len > width:
            lines.append(Styled())
        lines[-1].append_text(item)
        lines[-1].append(" " * (2 + -(item.cell_len + 2) % stop))
    for line in lines:
        line.rstrip()
    return Styled("\n").join(lines)
