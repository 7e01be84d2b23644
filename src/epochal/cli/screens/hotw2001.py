"""History of the World (2001) on a terminal: the map by area, the hand, and the odds of an attack."""

from collections.abc import Sequence
from typing import Any, cast

from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

from epochal.cli import screens
from epochal.cli.voice import SYMBOLS, Voice, colour
from epochal.core.clauses import rulebook
from epochal.core.events import Arg, Event
from epochal.core.game import Game
from epochal.core.kernel import State
from epochal.games.conquest.atlas import bit, members
from epochal.games.conquest.scoring import standing
from epochal.games.hotw2001.game import HistoryOfTheWorld2001
from epochal.games.hotw2001.state import World
from epochal.lab.odds import Odds, odds

ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII")
MOST_ROUNDS = 2
"""Longer fights have too many outcomes to show the odds of all targets at once."""

TOLD = (
    "epoch", "turn", "played", "kingdom", "civil-war", "captured", "entered", "capital-sacked", "disaster", "scored",
    "preeminence", "no-preeminence", "markers", "won", "dealt", "your-empire", "draw-order",
)  # fmt: skip
MERGED = ("entered", "captured")
LOSSES = ("army-lost", "stricken", "taken-back")
HEADINGS = ("epoch", "turn")

BEHIND: dict[str, tuple[str, ...]] = {
    "keep": ("draw.keep_or_pass",),
    "pass": ("draw.keep_or_pass", "draw.must_pass", "draw.unseen"),
    "fleet": ("card.astronomy",),
    "leave_out": ("navigation.shortage",),
    "take_back": ("naval_control.take_back",),
    "fight": ("naval_control.fight", "naval_control.fight_won", "naval_control.fight_lost"),
    "reallocate": ("card.reallocation",),
    "fort": ("forts.exchange", "forts.place", "combat.fort"),
    "buy_fort": ("coins.fort", "forts.place", "combat.fort"),
    "recall": ("coins.army",),
    "recall_allied": ("card.allies_armies",),
    "man": ("option.naval_control", "naval_control.score"),
    "monument": ("monuments.two_resources", "monuments.order", "monuments.one"),
}


def kind(event: Event) -> str:
    """What an event is about."""
    return event.id.removeprefix("event-")


class Screen(screens.Screen):
    """A seat's sight of the world."""

    def __init__(self, voice: Voice, game: Game, seat: int | None) -> None:
        super().__init__(voice, game, seat)
        self.box = cast(HistoryOfTheWorld2001, game).box
        self.atlas = self.box.board

    def named(self, ref: str) -> str:
        return self.voice.text.name(ref)

    # The table

    def table(self, state: State, whole: bool = False) -> list[RenderableType]:
        view = state.view(self.seat)
        epoch = self.voice.say("cli-epoch", epoch=ROMAN[view["epoch"]])
        players, board, legend = self._players(view), self._map(state, view, whole), self._legend(view)
        return [Styled(epoch, style="bold"), players, "", board, legend, ""]

    def _players(self, view: dict[str, Any]) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
        table.add_column(self.voice.say("cli-column-player"))
        table.add_column(self.voice.say("cli-column-points"), justify="right")
        table.add_column(self.voice.say("cli-column-empire"))
        table.add_column(self.voice.say("cli-column-cards"))
        if view["options"]["preeminence"]:
            table.add_column(self.voice.say("cli-column-markers"), justify="right")
        for seat, player in enumerate(view["players"]):
            unknown = "?" if player["has_empire"] else ""
            empire = self.named(f"empire:{player['empire']}") if player["empire"] else unknown
            cards = f"{player['greater_events']} + {player['lesser_events']}"
            markers = [str(player["markers"])] if view["options"]["preeminence"] else []
            table.add_row(self.name(seat), str(player["score"]), empire, cards, *markers)
        return table

    def _map(self, state: State, view: dict[str, Any], whole: bool) -> Table:
        """The lands of each area, with what the area is worth now and what the seat would score there."""
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        for column in ("cli-column-area", "cli-column-worth", "cli-column-you", "cli-column-lands"):
            right = column in ("cli-column-worth", "cli-column-you")
            table.add_column(self.voice.say(column), justify="right" if right else "left")
        heads = [self.named(f"area:{id}") for id in self.atlas.areas]
        width = self.voice.out.width - max(map(len, heads)) - 12
        for area, name in enumerate(heads):
            value = self.atlas.area_values[area][view["epoch"] - 1]
            lands = self._lands(view, self.atlas.area_lands[area], whole)
            level = standing(cast(World, state), self.seat, area) if self.seat is not None else 0
            mine = str(level * value) if level * value else ""
            if value or lands:
                style = "bold" if value else "dim"
                table.add_row(Styled(name, style), str(value or ""), mine, screens.grid(lands, width))
        if whole:
            barren = screens.grid(self._lands(view, self.atlas.barren, whole), width)
            table.add_row(Styled(self.voice.say("cli-barren"), "dim"), "", "", barren)
        return table

    def _lands(self, view: dict[str, Any], lands: int, whole: bool) -> list[Styled]:
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
        marks = "".join(mark for key, mark in self.marks().items() if here and here[key])
        marks += "r" if bit(self.atlas.lands.index(id)) & self.atlas.resources else ""
        if here and here["armies"] > 1:
            marks = f"x{here['armies']}{marks}"
        return text.append(f" {marks}", style="") if marks else text

    @staticmethod
    def marks() -> dict[str, str]:
        return {"fort": "F", "capital": "C", "city": "c", "monument": "M"}

    def _legend(self, view: dict[str, Any]) -> RenderableType:
        several = "cli-legend-armies" if view["options"]["multiple_armies"] else ""
        words = self.voice.say("cli-legend") + (self.voice.say(several) if several else "")
        lines = [Styled(words, style="dim")]
        for water, fleet in view["manned"].items():
            name = self.voice.name(fleet["seat"])
            lines.append(Styled.assemble(self.voice.say("cli-manned", water=f"water:{water}"), " ", name))
        return Styled("\n").join(lines)

    # My turn

    def turn(self, state: State) -> list[RenderableType]:
        view = state.view(self.seat)
        lines: list[RenderableType] = []
        mine = view["drawn"] or (self.seat is not None and view["players"][self.seat]["empire"])
        now = view["turn"]
        if mine and (now is None or now["force"] is None):
            lines.append(Styled(self.empire(mine)))
        if now and now["seat"] == self.seat:
            facts: dict[str, Arg] = {
                "cli-turn-events": [f"event:{id}" for id in now["events"]],
                "cli-turn-fleets": [f"water:{id}" for id in now["fleets"]],
                "cli-turn-forts": now["free_forts"],
                "cli-turn-lost": now["lost"] if now["coins"] + now["allied_coins"] else 0,
                "cli-turn-treachery": f"land:{now['treachery']}" if now["treachery"] else "",
            }
            said = [self.voice.say(id, what=what) for id, what in facts.items() if what]
            if said:
                lines.append(Styled("  ·  ".join(said)))
        return lines

    def empire(self, id: str) -> str:
        """An empire card in words."""
        record = self.box.names[f"empire:{id}"]
        waters = [f"water:{water}" for water in record["navigation"]]
        words = self.voice.say(
            "cli-empire",
            empire=f"empire:{id}",
            strength=record["strength"],
            starts=[f"land:{land}" for land in record["start"]],
        )
        capital = self.voice.say("cli-empire-capital" if record["capital"] else "cli-empire-no-capital")
        fleets = self.voice.say("cli-empire-fleets", waters=waters) if waters else ""
        return " ".join(part for part in (words, capital, fleets) if part)

    def hand(self, state: State) -> list[RenderableType]:
        view = state.view(self.seat)
        lines: list[RenderableType] = []
        for id in dict.fromkeys(view["hand"]):
            card = self.box.names[f"event:{id}"]
            now = view["epoch"] in card["epochs"]
            copies = view["hand"].count(id)
            title = Styled(self.named(f"event:{id}") + (f" x{copies}" if copies > 1 else ""), style="bold")
            deck = self.voice.say("cli-greater" if card["deck"] == "greater" else "cli-lesser")
            title.append(f"  {deck}, {self.epochs(card['epochs'])}", style="dim not bold")
            lines.append(title if now else Styled(title.plain, style="dim"))
            lines.append(Padding(Styled(self.card(id), style="" if now else "dim"), (0, 0, 0, 4)))
        return lines or [Styled(self.voice.say("cli-no-cards"))]

    def epochs(self, epochs: list[int]) -> str:
        if len(epochs) == 1:
            return self.voice.say("cli-epoch", epoch=ROMAN[epochs[0]])
        return self.voice.say("cli-epochs", first=ROMAN[epochs[0]], last=ROMAN[epochs[-1]])

    def card(self, id: str) -> str:
        """What an event card does."""
        return str(self.box.names[f"event:{id}"]["text"][self.voice.language])

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
            if what in TOLD or (what in LOSSES and mine):
                told.append(event)
        return told

    # Choices

    def section(self, state: State, action: int) -> str:
        ref = self.game.actions.ref(action)
        if not ref.startswith("land:"):
            return ""
        area = self.atlas.area_of[self.game.actions.noun_of[action]]
        if area < 0:
            return self.voice.say("cli-barren")
        value = self.atlas.area_values[area][cast(World, state).epoch - 1]
        return f"{self.named(f'area:{self.atlas.areas[area]}')} {value or ''}".rstrip()

    def note(self, state: State, action: int) -> Styled:
        ref = self.game.actions.ref(action)
        if not ref.startswith("land:"):
            return Styled()
        view = state.view(self.seat)
        marks = self.land(view, ref.removeprefix("land:"), name=False)
        enemy = self._enemy(view, action)
        if enemy and enemy["armies"] + enemy["fort"] <= MOST_ROUNDS and (chances := self.odds(state, action)):
            marks.append(f" {chances.win:.0%}", style="bold")
        return marks if marks.plain != "·" else Styled()

    def _enemy(self, view: dict[str, Any], action: int) -> dict[str, Any] | None:
        """What an expansion would attack, if anything."""
        verb, noun = self.game.actions[action]
        here: dict[str, Any] | None = view["lands"].get(noun) if verb == "expand" else None
        return here if here and here["seat"] not in (None, self.seat) else None

    def odds(self, state: State, action: int) -> Odds | None:
        return None if self.seat is None else odds(state, self.seat, action)

    def details(self, state: State, action: int) -> list[RenderableType]:
        if meaning := self.meaning(action):
            return [Styled(meaning)]
        chances = self.odds(state, action)
        if chances is None:
            return []
        taken, empty, failed = (f"{share:.0%}" for share in chances)
        return [Styled(self.voice.say("cli-odds", taken=taken, empty=empty, failed=failed), style="bold")]

    def meaning(self, action: int) -> str:
        verb, noun = self.game.actions[action]
        return self.card(noun) if verb == "play" else ""

    def clauses(self, state: State, action: int) -> list[str]:
        verb, noun = self.game.actions[action]
        if verb == "play":
            card = f"card.{self.box.names[f'event:{noun}']['kind']}"
            return [id for id in rulebook(self.game.id, "en") if id == card or id.startswith(f"{card}_")]
        if verb == "expand":
            return self._behind_expansion(state.view(self.seat), action)
        return list(BEHIND.get(verb, ()))

    def _behind_expansion(self, view: dict[str, Any], action: int) -> list[str]:
        enemy = self._enemy(view, action)
        here = view["lands"].get(self.game.actions[action].noun)
        if not enemy:
            return ["expand.adjacent", "expand.own" if here and here["seat"] is not None else "expand.vacant"]
        found = ["combat.dice", "combat.approach", "combat.tie"]
        found += ["combat.fort", "combat.fort_first"] if enemy["fort"] else []
        found += ["sack.capital"] if enemy["capital"] else []
        return found + (["sack.city"] if enemy["city"] else [])

    # The end

    def final(self, state: State) -> Table:
        view = state.view(self.seat)
        table = Table(box=box.SIMPLE_HEAD)
        table.add_column(self.voice.say("cli-column-player"))
        for column in ("cli-column-points", "cli-column-markers", "cli-column-strength"):
            table.add_column(self.voice.say(column), justify="right")
        winners = state.winners()
        ranks = [(seat not in winners, -player["score"], seat) for seat, player in enumerate(view["players"])]
        for _, _, seat in sorted(ranks):
            player = view["players"][seat]
            markers = str(player["marker_points"] or "") if winners else str(player["markers"] or "")
            table.add_row(self.name(seat), str(player["score"]), markers, str(player["strength"]))
        return table
