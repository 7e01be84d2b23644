"""The Ancient World on a terminal: the cities, the spaces and their citizens, the rows, the Titans."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

from epochal.cli import screens
from epochal.cli.screens import grid, kind
from epochal.cli.voice import SYMBOLS, Voice, colour
from epochal.core.events import Event
from epochal.core.game import Game
from epochal.core.kernel import State
from epochal.games.ancient_world.building import cost
from epochal.games.ancient_world.citizens import EXPLORE_ROUND, GROW_ROUND, fee
from epochal.games.ancient_world.components import BUILD, PILES, RECRUIT
from epochal.games.ancient_world.game import AncientWorld
from epochal.games.ancient_world.state import Cities

LEFT_OUT = ("drew", "stored-unseen", "struck", "row", "military-row", "points-banners", "points-card")
"""What a player in a hurry need not read: it shows in what follows, or on the table."""
BEHIND: dict[str, tuple[str, ...]] = {
    "act": ("citizen.card", "citizen.card_once", "effect.order"),
    "attack": ("attack.target", "attack.value", "attack.weapons", "attack.defence"),
    "pass": ("turn.pass", "turn.skip"),
    "citizen": ("citizen.place", "citizen.higher"),
    "build": ("action.build", "build.cost", "build.capacity", "build.one_of_each"),
    "build_stored": ("build.from", "build.cost", "build.capacity"),
    "pay_coins": ("expand.cost",),
    "pay_knowledge": ("expand.cost",),
    "district": ("expand.plus",),
    "recruit": ("action.recruit", "army.open", "army.no_refill"),
    "retire": ("army.retire", "army.coins", "army.legacy"),
    "disband": ("army.lost", "army.lost_choice"),
    "draw": ("action.explore_draw", "symbol.explore"),
    "store": ("action.explore_row", "store.no_benefit"),
    "blind": ("effect.store",),
    "keep": ("action.explore_draw", "store.discard"),
    "army": ("attack.cost", "attack.used", "attack.legacy"),
    "strike": ("attack.win", "damage.dice"),
    "repair": ("symbol.repair",),
    "damage": ("damage.titan", "damage.abilities"),
    "copy": ("effect.copy", "effect.copy_limits"),
    "scout": ("effect.scout",),
    "top": ("effect.scout",),
    "ease": ("effect.ease", "effect.ease_again"),
    "starve": ("round.starve", "round.starve_choice"),
}
CARDS = ("empire", "military", "titan", "district")
SYMBOLS_IN_WORDS = {
    "coins": "cli-symbol-coins",
    "knowledge": "cli-symbol-knowledge",
    "food": "cli-symbol-food",
    "swords": "cli-symbol-swords",
    "arrows": "cli-symbol-arrows",
    "armies": "cli-symbol-armies",
    "citizens": "cli-symbol-citizens",
    "explore": "cli-symbol-explore",
    "capacity": "cli-symbol-capacity",
    "loot": "cli-symbol-loot",
    "spy": "cli-symbol-spy",
    "repair": "cli-symbol-repair",
}
DEFENCES = {"swords": "cli-defence-swords", "both": "cli-defence-both"}
COVERED = {"explore": EXPLORE_ROUND, "grow": GROW_ROUND}
STAR = "*"
COLUMNS = (
    "cli-column-player", "cli-column-points", "cli-column-coins", "cli-column-knowledge", "cli-column-citizens",
    "cli-column-food", "cli-column-room", "cli-column-armies",
)  # fmt: skip


class Screen(screens.Screen):
    """A seat's sight of the table."""

    behind = BEHIND

    def __init__(self, voice: Voice, game: Game, seat: int | None) -> None:
        super().__init__(voice, game, seat)
        self.box = cast(AncientWorld, game).box

    # Cards in words

    def record(self, ref: str) -> Mapping[str, Any]:
        return self.box.names[ref]

    def symbols(self, given: Mapping[str, int]) -> str:
        """Symbols in words: "2 swords, 1 food"."""
        return ", ".join(
            self.voice.say(SYMBOLS_IN_WORDS[symbol], count=count) for symbol, count in given.items()
        )

    def banners(self, ref: str) -> str:
        return ", ".join(self.named(f"tribe:{tribe}") for tribe in self.record(ref).get("banners", ()))

    def words(self, ref: str) -> str:
        """All that stands on a card but its name and its cost."""
        if ref.partition(":")[0] not in CARDS:
            return str(self.record(ref).get("text", {}).get(self.voice.language, ""))
        record = self.record(ref)
        parts = [self.banners(ref), self.symbols(record.get("gives", {}))]
        if legacy := self.symbols(record.get("legacy", {})):
            parts.append(self.voice.say("cli-legacy", symbols=legacy))
        parts.append(str(record.get("text", {}).get(self.voice.language, "")))
        return "; ".join(part for part in parts if part)

    def price(self, coins: int, knowledge: int) -> str:
        return self.voice.say("cli-price", coins=coins, knowledge=knowledge)

    def cost(self, ref: str) -> str:
        price = self.record(ref).get("cost", {})
        return self.price(price.get("coins", 0), price.get("knowledge", 0))

    def defence(self, id: str) -> str:
        titan = self.record(f"titan:{id}")
        return self.voice.say(DEFENCES[titan["weapons"]], defence=titan["defence"])

    # The table

    def table(self, state: State, whole: bool = False) -> list[RenderableType]:
        view = state.view(self.seat)
        head = Styled(self.voice.say("cli-round", round=view["round"]), style="bold")
        head.append(f"   {self.voice.say('cli-first')} ", style="not bold dim").append_text(
            self.mark(view["first"])
        )
        shown: list[RenderableType] = [
            head,
            self._players(view),
            *self._tribes(view),
            "",
            self._spaces(view),
            "",
        ]
        shown += [*self._rows(view, whole), *self._titans(view, whole)]
        if whole:
            for seat in range(view["seats"]):
                shown += self._city(view, seat)
        return [*shown, ""]

    def mark(self, seat: int) -> Styled:
        return Styled(SYMBOLS[seat], style=f"bold {colour(seat)}")

    def _players(self, view: dict[str, Any]) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        for column in COLUMNS:
            table.add_column(self.voice.say(column), justify="left" if column.endswith("player") else "right")
        for seat, player in enumerate(view["players"]):
            name = self.name(seat)
            if player["passed"]:
                name.append(f" {self.voice.say('cli-passed')}", style="not bold dim")
            home = sum(citizen["home"] for citizen in player["citizens"])
            table.add_row(
                name,
                str(player["score"]),
                str(player["coins"]),
                str(player["knowledge"]),
                f"{home}/{len(player['citizens'])}",
                str(player["food"]),
                str(player["room"]),
                f"{len(player['armies'])}/{player['army_limit']}",
            )
        return table

    def _tribes(self, view: dict[str, Any]) -> list[RenderableType]:
        """Everybody's banners by tribe."""
        lines: list[RenderableType] = []
        for seat, player in enumerate(view["players"]):
            held = [f"{self.named(f'tribe:{tribe}')} {n}" for tribe, n in player["banners"].items() if n]
            lines.append(self.mark(seat).append(f" {', '.join(held)}", style="not bold dim"))
        return lines

    def _spaces(self, view: dict[str, Any]) -> Styled:
        spaces = []
        for id, citizens in view["spaces"].items():
            covered = view["round"] < COVERED.get(id, 0)
            space = Styled(self.named(f"space:{id}"), style="dim" if covered or not citizens else "")
            for citizen in citizens:
                space.append(" ").append_text(self.mark(citizen["seat"])).append(str(citizen["skill"]))
            spaces.append(space)
        return grid(spaces, self.voice.out.width)

    def _rows(self, view: dict[str, Any], whole: bool) -> list[RenderableType]:
        lines: list[RenderableType] = []
        for label, cards in (
            ("cli-empire-row", [f"empire:{id}" for id in view["row"]]),
            ("cli-military-row", [f"military:{id}" for id in view["military"]]),
        ):
            lines += self._cards(self.voice.say(label), cards, whole)
        district = [f"district:{view['district']}"] if view["district"] else []
        return lines + self._cards(self.voice.say("cli-district"), district, True)

    def _cards(self, label: str, cards: Sequence[str], whole: bool) -> list[RenderableType]:
        if not whole:
            named = ", ".join(f"{self.named(ref)} ({self.cost(ref)})" for ref in cards)
            return [Styled(f"{label} ", style="dim").append(named or "-", style="not dim")]
        lines: list[RenderableType] = [Styled(label, style="dim")]
        for ref in cards:
            line = Styled(f"  {self.named(ref)}", style="bold")
            price = "" if ref.startswith("district") else f" ({self.cost(ref)})"
            lines.append(line.append(f"{price}  {self.words(ref)}", style="not bold"))
        return lines

    def _titans(self, view: dict[str, Any], whole: bool) -> list[RenderableType]:
        lines: list[RenderableType] = []
        for stars, pile in enumerate(PILES, 1):
            here = view["piles"][pile]
            line = Styled(f"{STAR * stars:>3} ", style="dim")
            if here["titan"]:
                ref = f"titan:{here['titan']}"
                line.append(self.named(ref), style="bold not dim")
                line.append(f" ({self.defence(here['titan'])})  {self.words(ref)}", style="not bold not dim")
            line.append(f"  {self.voice.say('cli-pile-left', left=here['left'])}" if whole else "")
            lines.append(line)
        return lines

    def _city(self, view: dict[str, Any], seat: int) -> list[RenderableType]:
        """What a player has built, recruited and stored."""
        player = view["players"][seat]
        lines: list[RenderableType] = ["", self.name(seat)]
        for card in player["empire"]:
            ref = f"empire:{card['id']}"
            line = Styled(self.named(ref), style="dim" if card["damaged"] else "bold")
            if card["damaged"]:
                line.append(f" ({self.voice.say('cli-damaged')})")
            lines.append(Padding(line.append(f"  {self.words(ref)}", style="not bold"), (0, 0, 0, 2)))
        for kind_, ids in (("titan", player["titans"]), ("district", player["districts"])):
            for id in ids:
                line = Styled(self.named(f"{kind_}:{id}"), style="bold")
                words = self.words(f"{kind_}:{id}")
                lines.append(Padding(line.append(f"  {words}", style="not bold"), (0, 0, 0, 2)))
        lines += [Padding(self.army(army), (0, 0, 0, 2)) for army in player["armies"]]
        if player["stored"]:
            own = player["stored_own"] or []
            known = [self.named(f"empire:{id}") for id in [*player["stored_open"], *own]]
            said = self.voice.say(
                "cli-stored", count=player["stored"], known=len(known), cards=", ".join(known)
            )
            lines.append(Padding(Styled(said, style="dim"), (0, 0, 0, 2)))
        return lines

    def army(self, army: Mapping[str, Any]) -> Styled:
        """An army: its active card, the legacies and the coins on it."""
        line = Styled(self.named(f"military:{army['id']}"), style="bold")
        gives = self.record(f"military:{army['id']}")["gives"]
        line.append(f"  {self.symbols(gives)}", style="not bold")
        for id in army["retired"]:
            line.append(f" + {self.symbols(self.record(f'military:{id}')['legacy'])}", style="dim not bold")
        coins = army["name_coins"] + army["picture_coins"]
        if coins:
            id = "cli-army-used" if army["name_coins"] else "cli-army-coins"
            line.append(f"  ({self.voice.say(id, coins=coins)})", style="dim not bold")
        return line

    # My turn

    def turn(self, state: State) -> list[RenderableType]:
        view = state.view(self.seat)
        if self.seat is None or self.seat not in view["to_act"]:
            return []
        me = view["players"][self.seat]
        home = [f"citizen:{citizen['skill']}" for citizen in me["citizens"] if citizen["home"]]
        hungry = [f"citizen:{citizen['skill']}" for citizen in me["citizens"] if citizen["starving"]]
        return self.facts(
            {
                "cli-turn-home": home,
                "cli-turn-starving": hungry,
                "cli-turn-drafted": me["drafted"],
                "cli-turn-drawn": view["drawn"],
            }
        )

    def hand(self, state: State) -> list[RenderableType]:
        return self._city(state.view(self.seat), self.seat) if self.seat is not None else []

    # The story

    def is_heading(self, event: Event) -> bool:
        return kind(event) == "round"

    def brief(self, events: Sequence[Event]) -> list[Event]:
        return [event for event in events if kind(event) not in LEFT_OUT]

    # Choices

    def note(self, state: State, action: int) -> Styled:
        verb, noun = self.game.actions[action]
        number = self.game.actions.noun_of[action]
        world = cast(Cities, state)
        if verb in ("build", "build_stored"):
            return Styled(self.price(*cost(world, number, state.agenda[-1][2])), style="dim")
        if verb == "recruit":
            return Styled(self.cost(f"military:{noun}"), style="dim")
        if verb == "attack":
            titan = state.view(self.seat)["piles"][noun]["titan"]
            return Styled(f"{self.named(f'titan:{titan}')}, {self.defence(titan)}", style="dim")
        where = state.agenda[-1][2]
        if verb == "citizen" and where in (BUILD, RECRUIT) and fee(world, where, number + 1):
            return Styled(self.price(fee(world, where, number + 1), 0), style="dim")
        return Styled()

    def meaning(self, action: int) -> str:
        verb, _ = self.game.actions[action]
        ref = self.game.actions.ref(action)
        return self.words(ref) if ref.partition(":")[0] in CARDS and verb != "damage" else ""

    def details(self, state: State, action: int) -> list[RenderableType]:
        ref = self.game.actions.ref(action)
        words = self.words(ref) if ref in self.box.names else ""
        return [Styled(words)] if words else []

    def clauses(self, state: State, action: int) -> list[str]:
        verb, noun = self.game.actions[action]
        if verb != "send":
            return super().clauses(state, action)
        special = noun in ("build", "recruit", "rebuild")
        return [f"action.{noun}", f"action.{noun}_place" if special else "citizen.higher"]
