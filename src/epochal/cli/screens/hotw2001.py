"""History of the World (2001) on a terminal: what it has besides the map and the story."""

from typing import Any, cast

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Styled

from epochal.cli.screens import ROMAN, conquest
from epochal.core.clauses import rulebook
from epochal.core.kernel import State
from epochal.games.hotw2001.game import HistoryOfTheWorld2001

MOST_ROUNDS = 2
"""Longer fights have too many outcomes to show the odds of all targets at once."""

TOLD = (
    "epoch", "turn", "played", "kingdom", "civil-war", "captured", "entered", "capital-sacked", "disaster", "scored",
    "preeminence", "no-preeminence", "markers", "won", "dealt", "your-empire", "draw-order",
)  # fmt: skip
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
MARKS = {"fort": "F", "capital": "C", "city": "c", "monument": "M"}


class Screen(conquest.Screen):
    """A seat's sight of the world."""

    told = TOLD
    losses = ("army-lost", "stricken", "taken-back")
    behind = BEHIND
    marks = MARKS
    odds_words = "cli-odds"

    # The table

    def players(self, view: dict[str, Any]) -> list[RenderableType]:
        with_markers = view["options"]["preeminence"]
        table = self.player_columns(*(["cli-column-markers"] if with_markers else []))
        for seat, player in enumerate(view["players"]):
            cards = f"{player['greater_events']} + {player['lesser_events']}"
            markers = [str(player["markers"])] if with_markers else []
            table.add_row(self.name(seat), str(player["score"]), self.empire_of(player), cards, *markers)
        return [table]

    def elsewhere(self, view: dict[str, Any], whole: bool) -> list[tuple[str, list[Styled]]]:
        barren = cast(HistoryOfTheWorld2001, self.game).box.board.barren
        return [(self.voice.say("cli-barren"), self.lands(view, barren, whole))] if whole else []

    def legend(self, view: dict[str, Any]) -> str:
        several = view["options"]["multiple_armies"]
        return self.voice.say("cli-legend") + (self.voice.say("cli-legend-armies") if several else "")

    def table(self, state: State, whole: bool = False) -> list[RenderableType]:
        *lines, blank = super().table(state, whole)
        for water, fleet in state.view(self.seat)["manned"].items():
            name = self.voice.name(fleet["seat"])
            lines.append(Styled.assemble(self.voice.say("cli-manned", water=f"water:{water}"), " ", name))
        return [*lines, blank]

    # My turn

    def turn(self, state: State) -> list[RenderableType]:
        view = state.view(self.seat)
        lines: list[RenderableType] = []
        mine = view["drawn"] or (self.seat is not None and view["players"][self.seat]["empire"])
        now = view["turn"]
        if mine and (now is None or now["force"] is None):
            lines.append(Styled(self.empire(mine)))
        if now and now["seat"] == self.seat:
            lines += self.facts(
                {
                    "cli-turn-events": [f"event:{id}" for id in now["events"]],
                    "cli-turn-fleets": [f"water:{id}" for id in now["fleets"]],
                    "cli-turn-forts": now["free_forts"],
                    "cli-turn-lost": now["lost"] if now["coins"] + now["allied_coins"] else 0,
                    "cli-turn-treachery": f"land:{now['treachery']}" if now["treachery"] else "",
                }
            )
        return lines

    def empire(self, id: str) -> str:
        """An empire card in words."""
        record = self.kit.names[f"empire:{id}"]
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
            card = self.kit.names[f"event:{id}"]
            copies = view["hand"].count(id)
            title = self.named(f"event:{id}") + (f" x{copies}" if copies > 1 else "")
            deck = self.voice.say("cli-greater" if card["deck"] == "greater" else "cli-lesser")
            about = f"{deck}, {self.epochs(card['epochs'])}"
            lines += self.in_hand(title, about, self.card(id), view["epoch"] in card["epochs"])
        return lines or [Styled(self.voice.say("cli-no-cards"))]

    def epochs(self, epochs: list[int]) -> str:
        if len(epochs) == 1:
            return self.epoch(epochs[0])
        return self.voice.say("cli-epochs", first=ROMAN[epochs[0]], last=ROMAN[epochs[-1]])

    # Choices

    def shows_odds(self, view: dict[str, Any], action: int) -> bool:
        enemy = self.enemy(view, action, "expand")
        return enemy is not None and enemy["armies"] + enemy["fort"] <= MOST_ROUNDS

    def meaning(self, action: int) -> str:
        verb, noun = self.game.actions[action]
        return self.card(noun) if verb == "play" else ""

    def clauses(self, state: State, action: int) -> list[str]:
        verb, noun = self.game.actions[action]
        if verb == "play":
            card = f"card.{self.kit.names[f'event:{noun}']['kind']}"
            return [id for id in rulebook(self.game.id, "en") if id == card or id.startswith(f"{card}_")]
        if verb == "expand":
            return self._behind_expansion(state.view(self.seat), action)
        return super().clauses(state, action)

    def _behind_expansion(self, view: dict[str, Any], action: int) -> list[str]:
        enemy = self.enemy(view, action, "expand")
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
