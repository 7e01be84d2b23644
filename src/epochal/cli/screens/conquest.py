"""An edition of History of the World on a terminal, as far as all are alike: the map by area, the story, the odds of a fight."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Styled

from epochal.cli import screens
from epochal.cli.screens import ROMAN, kind
from epochal.cli.voice import SYMBOLS, Voice, colour
from epochal.core.events import Arg, Event
from epochal.core.game import Game
from epochal.core.kernel import State
from epochal.games.conquest.atlas import bit, members
from epochal.games.conquest.game import ConquestGame
from epochal.games.conquest.scoring import standing
from epochal.games.conquest.world import Conquest
from epochal.lab.odds import Odds, odds

HEADINGS = ("epoch", "turn")
MERGED = ("entered", "captured")


class Screen(screens.Screen):
    """A seat's sight of the world. An edition says what it has besides, and what its pieces and verbs are."""

    told: ClassVar[tuple[str, ...]]
    """The events told to somebody in a hurry."""
    losses: ClassVar[tuple[str, ...]] = ("army-lost",)
    """Those told only to whom they happen."""
    marks: ClassVar[Mapping[str, str]]
    """The marks of what can be in a land."""
    area_column: ClassVar[str] = "cli-column-area"
    worth_columns: ClassVar[tuple[str, ...]] = ("cli-column-worth",)
    lands_column: ClassVar[str] = "cli-column-lands"
    odds_words: ClassVar[str]

    def __init__(self, voice: Voice, game: Game, seat: int | None) -> None:
        super().__init__(voice, game, seat)
        self.kit = cast(ConquestGame, game).kit
        self.atlas = self.kit.atlas

    # The table

    def table(self, state: State, whole: bool = False) -> list[RenderableType]:
        view = state.view(self.seat)
        epoch = Styled(self.epoch(view["epoch"]), style="bold")
        board = self._map(cast(Conquest, state), view, whole)
        return [epoch, *self.players(view), "", board, Styled(self.legend(view), style="dim"), ""]

    def epoch(self, epoch: int) -> str:
        return self.voice.say("cli-epoch", epoch=ROMAN[epoch])

    def players(self, view: dict[str, Any]) -> list[RenderableType]:
        """Who plays what and has what."""
        raise NotImplementedError

    def player_columns(self, *more: str) -> Table:
        """An empty table of players, with the columns of the edition."""
        table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
        table.add_column(self.voice.say("cli-column-player"))
        table.add_column(self.voice.say("cli-column-points"), justify="right")
        for column in ("cli-column-empire", "cli-column-cards", *more):
            table.add_column(self.voice.say(column), justify="right" if column in more else "left")
        return table

    def empire_of(self, player: dict[str, Any]) -> str:
        """The name of a player's empire, as far as the seat knows it."""
        unknown = "?" if player["has_empire"] else ""
        return self.named(f"empire:{player['empire']}") if player["empire"] else unknown

    def _map(self, state: Conquest, view: dict[str, Any], whole: bool) -> Table:
        """The lands of each area, with what the area is worth and what the seat would score there."""
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        heads = [self.named(f"area:{id}") for id in self.atlas.areas]
        width = self.voice.out.width - max(map(len, heads)) - 1
        table.add_column(self.voice.say(self.area_column))
        for column in (*self.worth_columns, "cli-column-you"):
            title = self.voice.say(column)
            width -= len(title) + 1
            table.add_column(title, justify="right")
        table.add_column(self.voice.say(self.lands_column))
        for area, name in enumerate(heads):
            worths = self.worths(area, view["epoch"])
            lands = self.lands(view, self.atlas.area_lands[area], whole)
            level = standing(state, self.seat, area) if self.seat is not None else 0
            if any(worths) or lands:
                shown = [str(number or "") for number in (*worths, level * worths[0])]
                head = Styled(name, "bold" if worths[0] else "dim")
                table.add_row(head, *shown, screens.grid(lands, width))
        for name, lands in self.elsewhere(view, whole):
            blank = [""] * (len(self.worth_columns) + 1)
            table.add_row(Styled(name, "dim"), *blank, screens.grid(lands, width))
        return table

    def elsewhere(self, view: dict[str, Any], whole: bool) -> list[tuple[str, list[Styled]]]:
        """The lands outside all areas, under a name of their own."""
        return []

    def worths(self, area: int, epoch: int) -> list[int]:
        """What an area is worth now, and whatever else stands in the columns of its worth."""
        return [self.atlas.area_values[area][epoch - 1]]

    def lands(self, view: dict[str, Any], lands: int, whole: bool) -> list[Styled]:
        ids = [self.atlas.lands[land] for land in members(lands)]
        return [self.land(view, id) for id in ids if whole or id in view["lands"]]

    def land(self, view: dict[str, Any], id: str, name: bool = True) -> Styled:
        """A land with whoever holds it and whatever stands there."""
        here = view["lands"].get(id)
        seat = here["seat"] if here else None
        style = "dim" if seat is None else f"bold {colour(seat)}"
        text = Styled("·" if seat is None else SYMBOLS[seat], style=style)
        if name:
            text.append(self.named(f"land:{id}"), style="" if seat is not None else "dim")
        marks = "".join(mark for key, mark in self.marks.items() if here and here[key])
        marks += self.printed(bit(self.atlas.lands.index(id)))
        if here and here.get("armies", 1) > 1:
            marks = f"x{here['armies']}{marks}"
        return text.append(f" {marks}", style="") if marks else text

    def printed(self, land: int) -> str:
        """The marks of what the board shows in a land."""
        return "r" if land & self.atlas.resources else ""

    def legend(self, view: dict[str, Any]) -> str:
        """What the marks mean."""
        raise NotImplementedError

    # Cards

    def card(self, id: str) -> str:
        """What an event card does."""
        return str(self.kit.names[f"event:{id}"]["text"][self.voice.language])

    # The story

    def is_heading(self, event: Event) -> bool:
        return kind(event) in HEADINGS

    def turn_of(self, heading: Event) -> int | None:
        return int(str(heading.args["seat"]).removeprefix("seat:")) if kind(heading) == "turn" else None

    def brief(self, events: Sequence[Event]) -> list[Event]:
        """Headlines of a turn; the lands that a player enters and takes stand in one line each."""
        told: list[Event] = []
        lands: dict[tuple[str, Arg], list[str]] = {}
        for event in events:
            what = kind(event)
            if what in HEADINGS:
                lands = {}
            if what in MERGED:
                key = (what, event.args["seat"])
                if key in lands:
                    lands[key].append(str(event.args["land"]))
                    continue
                lands[key] = [str(event.args["land"])]
                event = event._replace(args={**event.args, "land": lands[key]})
            mine = event.args.get("seat") == f"seat:{self.seat}"
            if what in self.told or (what in self.losses and mine):
                told.append(event)
        return told

    # Choices

    def section(self, state: State, action: int) -> str:
        if not self.game.actions.ref(action).startswith("land:"):
            return ""
        area = self.atlas.area_of[self.game.actions.noun_of[action]]
        if area < 0:
            return self.voice.say("cli-barren")
        value = self.atlas.area_values[area][cast(Conquest, state).epoch - 1]
        return f"{self.named(f'area:{self.atlas.areas[area]}')} {value or ''}".rstrip()

    def note(self, state: State, action: int) -> Styled:
        view = state.view(self.seat)
        kind, _, id = self.game.actions.ref(action).partition(":")
        marks = self.land(view, id, name=False) if kind == "land" else Styled()
        parts = [marks] if marks.plain not in ("", "·") else []
        if self.shows_odds(view, action) and (chances := self.odds(state, action, pressed=False)):
            parts.append(Styled(f"{chances.win:.0%}", style="bold"))
        return Styled(" ").join(parts)

    def shows_odds(self, view: dict[str, Any], action: int) -> bool:
        """Whether an action is a fight whose odds stand beside it."""
        raise NotImplementedError

    def enemy(self, view: dict[str, Any], action: int, *verbs: str) -> dict[str, Any] | None:
        """What is attacked in the land of an action, if it is one of these verbs and somebody else holds the land."""
        verb, noun = self.game.actions[action]
        here: dict[str, Any] | None = view["lands"].get(noun) if verb in verbs else None
        return here if here and here["seat"] not in (None, self.seat) else None

    def odds(self, state: State, action: int, *, pressed: bool = True) -> Odds | None:
        return None if self.seat is None else odds(state, self.seat, action, pressed=pressed)

    def details(self, state: State, action: int) -> list[RenderableType]:
        if meaning := self.meaning(action):
            return [Styled(meaning)]
        chances = self.odds(state, action)
        if chances is None:
            return []
        win, tie, loss = (f"{share:.0%}" for share in chances[:3])
        said: list[RenderableType] = [
            Styled(self.voice.say(self.odds_words, win=win, tie=tie, loss=loss), style="bold")
        ]
        if chances.pressed is not None:
            win, tie, loss = (f"{share:.0%}" for share in chances.pressed)
            said.append(Styled(self.voice.say("cli-odds-pressed", win=win, tie=tie, loss=loss)))
        return said
