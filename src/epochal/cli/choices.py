"""The choices of a seat, numbered, and grouped by verb when there are many."""

from itertools import groupby

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

from epochal.cli.screens import Screen, grid
from epochal.cli.voice import Voice
from epochal.core.kernel import State


class Choices:
    """What a seat may choose now; ``actions[n - 1]`` is the choice with the number n."""

    def __init__(self, voice: Voice, screen: Screen, state: State, seat: int) -> None:
        self.voice = voice
        self.screen = screen
        self.state = state
        self.words = state.game.actions
        sections: dict[tuple[int, str], int] = {}

        def place(action: int) -> tuple[int, int, int]:
            verb = self.words.verb_of[action]
            return verb, sections.setdefault((verb, screen.section(state, action)), len(sections)), action

        self.actions = sorted(state.legal(seat), key=place)

    def shown(self) -> list[RenderableType]:
        """The choices on the screen."""
        lines: list[RenderableType] = []
        numbered = list(enumerate(self.actions, 1))
        for _, group in groupby(numbered, key=lambda pair: self.words.verb_of[pair[1]]):
            lines += self._verb(list(group))
        return lines

    def _verb(self, group: list[tuple[int, int]]) -> list[RenderableType]:
        if len(group) > 1 and not self.screen.meaning(group[0][1]):
            return [Styled(self._heading(group[0][1]), style="bold"), self._sections(group)]
        lines: list[RenderableType] = []
        for number, action in group:
            lines.append(self._item(number, action, self.voice.text.action(action)))
            if meaning := self.screen.meaning(action):
                lines.append(Padding(Styled(meaning, style="dim"), (0, 0, 0, 6)))
        return lines

    def _heading(self, action: int) -> str:
        """The words of a verb, with a gap for its noun."""
        return self.voice.text.action(action).replace(self.screen.named(self.words.ref(action)), "…")

    def _item(self, number: int, action: int, words: str) -> Styled:
        note = self.screen.note(self.state, action)
        item = Styled(f"{number:>3} ", style="bold").append_text(self.voice.styled(words, "not bold"))
        return item.append(" ").append_text(note) if note else item

    def _sections(self, group: list[tuple[int, int]]) -> RenderableType:
        table = Table.grid(padding=(0, 1))
        rows = [
            (section, [self._item(number, action, self.screen.noun(action)) for number, action in pairs])
            for section, pairs in groupby(group, key=lambda pair: self.screen.section(self.state, pair[1]))
        ]
        head = max(len(section) for section, _ in rows)
        for section, items in rows:
            table.add_row(Styled(section, style="dim"), grid(items, self.voice.out.width - head - 3))
        return Padding(table, (0, 0, 0, 2))
