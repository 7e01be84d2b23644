"""Historia on a terminal: the civilizations, the map, the wonders and, with the whole table, the development matrix."""

from collections.abc import Sequence
from typing import Any, Literal, cast

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

from epochal.cli import screens
from epochal.cli.screens import ROMAN, grid, kind
from epochal.cli.voice import SYMBOLS, Voice, colour
from epochal.core.events import Event
from epochal.core.game import Game
from epochal.core.kernel import State
from epochal.games.historia.actions import possible
from epochal.games.historia.components import TOP, cell
from epochal.games.historia.game import Historia
from epochal.games.historia.state import History
from epochal.games.historia.vocabulary import CIVBOTS

HEADINGS = ("turn", "turn-end")
LEFT_OUT = ("ready", "chose", "revealed", "leader-chosen")
"""What a player in a hurry need not read: all of it shows again in what follows."""
BEHIND: dict[str, tuple[str, ...]] = {
    "milestone": ("setup.milestones", "setup.milestone_apart", "milestone.reach"),
    "choose_leader": ("leader.draft", "leader.higher"),
    "settle": ("setup.territories", "adjacency.territories"),
    "choose_advisor": ("round.choose", "advisor.leaves", "effect.order"),
    "use_advisor": ("advisor.leaves", "effect.order"),
    "activate": ("wonder.activate", "wonder.condition", "wonder.majority", "wonder.recover"),
    "spend": ("action.must", "round.spent"),
    "take_wonder": ("wonder.row", "wonder.next_action"),
    "recover_used": ("action.exploit",),
    "recover_map": ("action.exploit_map", "action.abandon"),
    "expand": ("action.expansion", "expansion.explore", "cubes.one_each"),
    "trade_with": ("action.trade", "adjacency.civilizations"),
    "trade_with_civbot": ("action.trade", "adjacency.civilizations"),
    "war_in": ("action.war", "action.war_equal", "action.war_last_cube"),
    "war_on": ("action.war", "action.war_choice"),
    "war_on_civbot": ("action.war", "action.war_choice"),
    "take_back": ("effect.any_card",),
}
EXPLAINED = ("choose_leader", "choose_advisor", "use_advisor", "activate", "take_wonder")
"""The verbs whose nouns are cards that say what they do; action cards are few and soon known."""
MILESTONE = "*"
LEVELS = {"easy": "cli-easy", "medium": "cli-medium", "hard": "cli-hard"}
CIV_COLUMNS = (
    "cli-column-player", "cli-column-points", "cli-column-technology", "cli-column-military", "cli-column-government",
    "cli-column-cubes", "cli-column-wonders", "cli-column-leader",
)  # fmt: skip
TERRITORY_COLUMNS = (
    "cli-column-territory", "cli-column-points", "cli-column-number", "cli-column-there", "cli-column-borders",
)  # fmt: skip
NUMBERS = ("cli-column-points", "cli-column-military", "cli-column-wonders", "cli-column-number")


class Screen(screens.Screen):
    """A seat's sight of the table. Civilizations are numbers: the seats, and then the Civbots."""

    behind = BEHIND

    def __init__(self, voice: Voice, game: Game, seat: int | None) -> None:
        super().__init__(voice, game, seat)
        self.box = cast(Historia, game).box

    # Names and words

    def symbol(self, civ: int) -> Styled:
        return Styled(SYMBOLS[civ], style=f"bold {colour(civ)}")

    def symbols(self, civs: Sequence[int]) -> Styled:
        return Styled("").join(map(self.symbol, civs))

    def civ(self, view: dict[str, Any], civ: int) -> Styled:
        """The name of a civilization."""
        if civ < view["seats"]:
            return self.name(civ)
        name = self.named(f"civbot:{CIVBOTS[civ - view['seats']]}")
        return self.symbol(civ).append(f" {name}")

    def words(self, ref: str) -> str:
        """What a thing does: its own words, and those of the advanced side of an action card."""
        record = self.box.names.get(ref)
        if record is None or "text" not in record:
            return ""
        text = str(record["text"].get(self.voice.language, ""))
        if not record.get("requires"):
            return text
        technology = f"technology:{record['requires']}"
        level = self.box.technologies.index(record["requires"])
        also = self.voice.say("cli-advanced", technology=technology, level=level)
        return f"{text} {also} {record['advanced'][self.voice.language]}"

    # The table

    def points(self, state: State) -> list[tuple[Styled, int]]:
        view = state.view(self.seat)
        return [(self.civ(view, n), civ["points"]) for n, civ in enumerate(view["civs"])]

    def table(self, state: State, whole: bool = False) -> list[RenderableType]:
        view = state.view(self.seat)
        era = Styled(self.voice.say("cli-era", era=ROMAN[view["era"]], turn=view["turn"]), style="bold")
        if view["seats"] > 1:
            era.append(f"   {self.voice.say('cli-order')} ", style="not bold dim")
            era.append_text(self.symbols(view["order"]))
        shown: list[RenderableType] = [era, self._civs(view), ""]
        if not whole:
            legend = Styled(self.voice.say("cli-legend-cubes"), style="dim")
            return [*shown, self._map(view), legend, "", self._row(view), ""]
        return [
            *shown, self._whole_map(view), "", *self._matrix(view), "", *self._whole_row(view), *self._displays(view),
        ]  # fmt: skip

    def _civs(self, view: dict[str, Any]) -> Table:
        """Who has come how far, and has what."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        for column in CIV_COLUMNS:
            justify: Literal["right", "left"] = "right" if column in NUMBERS else "left"
            whole = column == "cli-column-player"
            table.add_column(self.voice.say(column), justify=justify, no_wrap=whole)
        for n, civ in enumerate(view["civs"]):
            player = view["players"][n] if n < view["seats"] else None
            technology = civ["technology"]
            name = self.civ(view, n)
            if player is None:
                level = self.voice.say(LEVELS[view["civbots"][n - view["seats"]]])
                name.append(f" ({level})", style="not bold")
            table.add_row(
                name,
                str(civ["points"]),
                f"{technology} {self.named(f'technology:{self.box.technologies[technology]}')}",
                str(civ["military"]),
                self.named(f"government:{civ['government']}"),
                f"{civ['available']} ({civ['used']}, {civ['supply']})",
                str(len(player["wonders"])) if player else "",
                self.named(f"leader:{player['leader']}") if player and player["leader"] else "",
            )
        return table

    def _map(self, view: dict[str, Any]) -> Styled:
        """The territories with whoever is there, their points and their numbers."""
        lands = []
        for id, here in view["territories"].items():
            land = self.symbols(here["civs"]) if here["civs"] else Styled("·", style="dim")
            land.append(self.named(f"territory:{id}"), style="" if here["civs"] else "dim")
            lands.append(land.append(f" {here['points']}", style="bold"))
        return grid(lands, self.voice.out.width)

    def _whole_map(self, view: dict[str, Any]) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        for column in TERRITORY_COLUMNS:
            table.add_column(self.voice.say(column), justify="right" if column in NUMBERS else "left")
        records = self.box.names
        for id, here in view["territories"].items():
            near = [self.named(f"territory:{other}") for other in records[f"territory:{id}"]["borders"]]
            table.add_row(
                self.named(f"territory:{id}"),
                str(here["points"]),
                str(here["token"]),
                self.symbols(here["civs"]),
                Styled(", ".join(near), style="dim"),
            )
        return table

    def _row(self, view: dict[str, Any]) -> Styled:
        wonders = ", ".join(self.named(f"wonder:{id}") for id in view["row"])
        return Styled(f"{self.voice.say('cli-row')} ", style="dim").append(wonders or "-", style="not dim")

    def _whole_row(self, view: dict[str, Any]) -> list[RenderableType]:
        lines: list[RenderableType] = [Styled(self.voice.say("cli-row"), style="dim")]
        for id in view["row"]:
            words = Styled(self.named(f"wonder:{id}"), style="bold")
            lines.append(words.append(f"  {self.words(f'wonder:{id}')}", style="not bold"))
        return lines

    def _matrix(self, view: dict[str, Any]) -> list[RenderableType]:
        """The development matrix: governments as letters, markers, milestones."""
        standing: dict[int, list[int]] = {}
        for n, civ in enumerate(view["civs"]):
            standing.setdefault(cell(civ["technology"], civ["military"]), []).append(n)
        letters = [self.box.names[f"government:{id}"]["letter"] for id in self.box.governments]
        lines: list[RenderableType] = [Styled(self.voice.say("cli-matrix"), style="dim")]
        for up in range(TOP, 0, -1):
            line = Styled(f"{up:>4} ", style="dim")
            for right in range(1, TOP + 1):
                place = cell(right, up)
                here = standing.get(place, [])
                if len(here) == 1:
                    mark = self.symbol(here[0])
                elif here:
                    mark = Styled(str(len(here)), style="bold not dim")
                elif f"t{right}_m{up}" in view["milestones"]:
                    mark = Styled(MILESTONE, style="bold not dim")
                else:
                    mark = Styled(" " if self.box.zone[place] < 0 else letters[self.box.zone[place]], "dim")
                line.append("  ").append_text(mark)
            lines.append(line)
        lines.append(Styled("     " + "".join(f"{right:>3}" for right in range(1, TOP + 1)), style="dim"))
        zones = [
            f"{letter} {self.named(f'government:{id}')}"
            for letter, id in zip(letters, self.box.governments, strict=True)
        ]
        lines.append(Styled("  ".join(zones), style="dim"))
        lines.append(Styled(self.voice.say("cli-matrix-marks"), style="dim"))
        for place, id in view["milestones"].items():
            milestone = Styled(f"{MILESTONE} {self.named(f'cell:{place}')}: ", style="dim")
            lines.append(
                milestone.append(f"{self.named(f'milestone:{id}')}. {self.words(f'milestone:{id}')}", "")
            )
        return lines

    def _displays(self, view: dict[str, Any]) -> list[RenderableType]:
        """What lies before each player."""
        lines: list[RenderableType] = []
        for seat, player in enumerate(view["players"]):
            wonders = [f"wonder:{wonder['id']}" for wonder in player["wonders"]]
            facts = self.facts(
                {
                    "cli-of-civilization": f"civilization:{player['civilization']}",
                    "cli-of-queue": self.queue(player),
                    "cli-of-wonders": wonders,
                    "cli-of-advisors": player["advisors"],
                }
            )
            lines += ["", self.name(seat), *(Padding(fact, (0, 0, 0, 2)) for fact in facts)]
        return lines

    def queue(self, player: dict[str, Any]) -> str:
        """A discard queue in words, the oldest card first."""
        return ", ".join(self.named(f"action:{card}") for card in player["queue"])

    # My turn

    def begins(self, state: State) -> bool:
        return self._chooses(state) and not state.view(self.seat)["chosen"]

    def _chooses(self, state: State) -> bool:
        if self.seat is None or self.seat not in state.to_act():
            return False
        return state.prompt(self.seat).id == "prompt-choose-cards"

    def turn(self, state: State) -> list[RenderableType]:
        view = state.view(self.seat)
        if self.seat is None or self.seat not in view["to_act"]:
            return []
        if drawn := view["milestone_drawn"]:
            return [Styled(self.words(f"milestone:{drawn}")), *self._matrix(view)]
        me = view["players"][self.seat]
        ready = [f"wonder:{wonder['id']}" for wonder in me["wonders"] if not wonder["turned"]]
        lines: list[RenderableType] = []
        if self._chooses(state):
            lines += self._next(view["civs"][self.seat])
            lines += self.facts(
                {
                    "cli-turn-chosen": view["chosen"],
                    "cli-of-queue": self.queue(me),
                    "cli-turn-wonders": ready,
                }
            )
        elif me["revealed"]:
            lines += self._to_come(view)
        return lines

    def _next(self, mine: dict[str, Any]) -> list[RenderableType]:
        """What the next levels would bring."""
        lines: list[RenderableType] = []
        right, up = mine["technology"], mine["military"]
        blocked = self.voice.say("cli-next-blocked")
        if right < TOP:
            ref = f"technology:{self.box.technologies[right + 1]}"
            words = self.words(ref) if self.box.zone[cell(right + 1, up)] >= 0 else blocked
            said = self.voice.say("cli-next-technology", level=right + 1, technology=ref, words=words)
            lines.append(Styled(said, style="dim"))
        if up < TOP:
            words = blocked
            if self.box.zone[cell(right, up + 1)] >= 0:
                words = self.words(f"military:military_{up + 1}")
            said = self.voice.say("cli-next-military", level=up + 1, words=words)
            lines.append(Styled(said, style="dim"))
        return lines

    def _to_come(self, view: dict[str, Any]) -> list[RenderableType]:
        """What the players after this one have revealed."""
        line = Styled()
        for seat in view["order"]:
            cards = view["players"][seat]["revealed"]
            if seat != self.seat and cards:
                names = ", ".join(self.named(card) for card in cards)
                line.append("  ").append_text(self.symbol(seat)).append(f" {names}")
        return [Styled(self.voice.say("cli-turn-revealed"), style="dim").append_text(line)] if line else []

    def hand(self, state: State) -> list[RenderableType]:
        view = state.view(self.seat)
        if self.seat is None:
            return []
        me = view["players"][self.seat]
        spent = self.voice.say("cli-spent")
        cards = [(f"action:{id}", True, "") for id in me["hand"]]
        cards += [(f"advisor:{id}", True, self.voice.say("cli-advisor")) for id in view["advisors"]]
        cards += [(f"leader:{me['leader']}", True, self.voice.say("cli-leader"))] if me["leader"] else []
        for each in me["wonders"]:
            about = self.voice.say("cli-wonder-turned" if each["turned"] else "cli-wonder")
            cards.append((f"wonder:{each['id']}", not each["turned"], about))
        cards += [(f"action:{id}", False, spent) for id in me["queue"]]
        lines: list[RenderableType] = []
        for ref, now, about in cards:
            lines += self.in_hand(self.named(ref), about, self.words(ref), now)
        return lines

    # The story

    def is_heading(self, event: Event) -> bool:
        return kind(event) in HEADINGS

    def brief(self, events: Sequence[Event]) -> list[Event]:
        return [event for event in events if kind(event) not in LEFT_OUT]

    # Choices

    def section(self, state: State, action: int) -> str:
        verb, noun = self.game.actions[action]
        return (
            self.voice.say("cli-military", level=int(noun.partition("_m")[2])) if verb == "milestone" else ""
        )

    def noun(self, action: int) -> str:
        verb, noun = self.game.actions[action]
        if verb == "milestone":
            return f"T{noun.partition('_m')[0].removeprefix('t')}"
        return super().noun(action)

    def note(self, state: State, action: int) -> Styled:
        verb, noun = self.game.actions[action]
        view = state.view(self.seat)
        ref = self.game.actions.ref(action)
        if verb == "choose_action":
            return self._note_on_card(cast(History, state), self.game.actions.noun_of[action])
        if ref.startswith("territory:"):
            return self._note_on_territory(view, verb, noun)
        if ref.startswith(("seat:", "civbot:")):
            number = int(noun.rpartition("_")[2]) - 1
            civ = view["civs"][number + (view["seats"] if ref.startswith("civbot:") else 0)]
            trade = verb.startswith("trade")
            id, level = ("cli-technology", "technology") if trade else ("cli-military", "military")
            return Styled(self.voice.say(id, level=civ[level]), style="dim")
        return Styled()

    def _note_on_card(self, state: History, card: int) -> Styled:
        """Whether a card could do anything if it were carried out now."""
        assert self.seat is not None
        if any(possible(state, self.seat, card, advanced) for advanced in (False, True)):
            return Styled()
        return Styled(self.voice.say("cli-idle"), style="dim")

    def _note_on_territory(self, view: dict[str, Any], verb: str, noun: str) -> Styled:
        """What there is to gain or lose, and who is there."""
        here = view["territories"][noun]
        others = self.symbols([civ for civ in here["civs"] if civ != self.seat])
        if verb == "recover_map":
            return Styled(f"-{here['points']}", style="bold")
        if verb == "war_in":
            return others
        return others if here["civs"] else Styled(f"+{here['points']}", style="bold")

    def meaning(self, action: int) -> str:
        if self.game.actions[action].verb not in EXPLAINED:
            return ""
        return self.words(self.game.actions.ref(action))

    def details(self, state: State, action: int) -> list[RenderableType]:
        words = self.words(self.game.actions.ref(action))
        return [Styled(words)] if words else []

    def clauses(self, state: State, action: int) -> list[str]:
        verb, noun = self.game.actions[action]
        if verb not in ("choose_action", "basic", "advanced"):
            return super().clauses(state, action)
        if noun == "revolution":
            return ["action.revolution", "action.revolution_queue", "action.revolution_takes"]
        sides = [f"action.{noun}", f"action.{noun}_advanced"]
        return [sides[verb == "advanced"]] if verb != "choose_action" else sides
