"""How a game looks on a terminal. ``Screen`` shows what every game has; a module named after a game can show more."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import ClassVar

from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

from epochal.cli.voice import Voice
from epochal.core.events import Arg, Event
from epochal.core.game import Game
from epochal.core.kernel import State

ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII")


def kind(event: Event) -> str:
    """What an event is about."""
    return event.id.removeprefix("event-")


class Screen:
    """Shows a game to one seat (None: to somebody who watches)."""

    behind: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The clauses behind a verb."""

    def __init__(self, voice: Voice, game: Game, seat: int | None) -> None:
        self.voice = voice
        self.game = game
        self.seat = seat

    def name(self, seat: int) -> Styled:
        """A seat's name, saying which one is you."""
        name = self.voice.name(seat)
        return name.append(f" ({self.voice.say('cli-you')})", style="not bold") if seat == self.seat else name

    def named(self, ref: str) -> str:
        """The name of a thing, given as ``kind:id``."""
        return self.voice.text.name(ref)

    def points(self, state: State) -> list[tuple[Styled, int]]:
        """Who has how many points, by seat."""
        return [(self.name(seat), score) for seat, score in enumerate(state.scores())]

    def scores(self, state: State) -> Styled:
        """Everybody's points in one line."""
        return Styled("   ").join(Styled.assemble(name, f" {score}") for name, score in self.points(state))

    def table(self, state: State, whole: bool = False) -> list[RenderableType]:
        """What lies on the table; the whole of it, or what is needed for a turn."""
        return [self.scores(state)]

    def begins(self, state: State) -> bool:
        """Whether the seat should see the table before its choice, even if it has seen it in this turn."""
        return False

    def turn(self, state: State) -> list[RenderableType]:
        """What the seat needs to know of its own turn besides the prompt."""
        return []

    def hand(self, state: State) -> list[RenderableType]:
        """What the seat holds in its hand, and what each card does."""
        return []

    def in_hand(self, title: str, about: str, text: str, now: bool = True) -> list[RenderableType]:
        """A card with what it does; dim if its time is not now."""
        head = Styled(title, style="bold").append(f"  {about}", style="dim not bold")
        words = Styled(text, style="" if now else "dim")
        return [head if now else Styled(head.plain, style="dim"), Padding(words, (0, 0, 0, 4))]

    def facts(self, facts: Mapping[str, Arg]) -> list[RenderableType]:
        """What there is to know of a turn, in one line: the words of each fact that holds."""
        said = [self.voice.say(id, what=what) for id, what in facts.items() if what]
        return [Styled("  ·  ".join(said))] if said else []

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

    def noun(self, action: int) -> str:
        """The name of what an action is about, as it stands among others of its verb."""
        return self.named(self.game.actions.ref(action))

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
        return list(self.behind.get(self.game.actions[action].verb, ()))

    def final(self, state: State) -> Table:
        """Who stands where at the end."""
        table = Table(box=box.SIMPLE_HEAD)
        for column in ("cli-column-player", "cli-column-points"):
            table.add_column(self.voice.say(column), justify="right" if column.endswith("points") else "left")
        points = self.points(state)
        for seat in sorted(
            range(len(points)), key=lambda seat: (seat not in state.winners(), -points[seat][1])
        ):
            table.add_row(points[seat][0], str(points[seat][1]))
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
