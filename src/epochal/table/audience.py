"""Those who watch a table: each is shown every change through their own eyes."""

from collections.abc import Callable
from typing import Any, Protocol

from epochal.table.story import Told, encode


class Watcher(Protocol):
    """Somebody who looks at a table and is told of every change."""

    person: str
    seat: int | None

    def send(self, message: bytes) -> None: ...

    def close(self) -> None: ...


class Audience:
    """All who watch a table. ``state`` and ``info`` give what a person may see of it, as it stands."""

    def __init__(self, state: Callable[[str], bytes], info: Callable[[str], dict[str, Any]]) -> None:
        self.watchers: set[Watcher] = set()
        self._state = state
        self._info = info
        self._explained: dict[int, bytes] = {}
        """Why each bot did what it did last."""

    def add(self, watcher: Watcher, log: bytes, chat: bytes) -> None:
        """Show a newcomer where the table stands."""
        self.watchers.add(watcher)
        explained = b",".join(self._explained.values())
        watcher.send(
            b'{"type":"sync","state":%b,"log":%b,"chat":%b,"explained":[%b]}'
            % (self._state(watcher.person), log, chat, explained)
        )
        self._came_or_went(watcher)

    def remove(self, watcher: Watcher) -> None:
        """A watcher is gone."""
        self.watchers.discard(watcher)
        self._came_or_went(watcher)

    def _came_or_went(self, watcher: Watcher) -> None:
        """Tell the others if a seat has just come online or gone offline."""
        others = [other for other in self.watchers if other is not watcher]
        if watcher.seat is not None and all(other.person != watcher.person for other in others):
            for other in others:
                self._send_info(other)

    def send_away(self) -> None:
        """Close all connections, so that everybody comes back to a table read anew."""
        for watcher in list(self.watchers):
            watcher.close()

    def tell(self, message: bytes) -> None:
        """Tell everybody the same."""
        for watcher in list(self.watchers):
            watcher.send(message)

    def explain(self, seat: int, explanation: bytes) -> None:
        """Tell everybody why a seat chose as it did; whoever comes later is told too."""
        self._explained[seat] = explanation
        self.tell(b'{"type":"explained","explanation":%b}' % explanation)

    def show_step(self, told: Told, host: str | None) -> None:
        """Show what has just happened, and what came of it. Those who see the same are sent the same."""
        same: dict[tuple[int | None, bool], bytes] = {}
        for watcher in list(self.watchers):
            eyes = watcher.seat, watcher.person == host
            if eyes not in same:
                same[eyes] = b'{"type":"step","state":%b,"log":[%b]}' % (
                    self._state(watcher.person),
                    told.seen_by(watcher.seat),
                )
            watcher.send(same[eyes])

    def show_states(self) -> None:
        """Show where the table stands, though nothing has happened."""
        for watcher in list(self.watchers):
            watcher.send(b'{"type":"step","state":%b,"log":[]}' % self._state(watcher.person))

    def show_info(self) -> None:
        """Show who sits at the table."""
        for watcher in list(self.watchers):
            self._send_info(watcher)

    def _send_info(self, watcher: Watcher) -> None:
        watcher.send(b'{"type":"info","info":%b}' % encode(self._info(watcher.person)))
