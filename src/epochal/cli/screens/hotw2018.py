"""History of the World (2018) on a terminal: the sets of cards, the score track, and battles with their dice and catapult."""

from typing import Any, cast

from rich.console import RenderableType
from rich.text import Text as Styled

from epochal.cli.screens import conquest
from epochal.cli.voice import SYMBOLS, colour
from epochal.core.events import Arg
from epochal.core.kernel import State
from epochal.games.conquest.atlas import bit
from epochal.games.hotw2018.game import HistoryOfTheWorld2018
from epochal.games.hotw2018.odds import IN_BATTLE

TOLD = (
    "markers", "epoch", "tokens", "your-cards", "turn", "played", "struck", "entered", "captured", "tied", "razed",
    "capitol-reduced", "city-removed", "monument-removed", "plunder", "scored", "point-gained", "point-lost", "won",
)  # fmt: skip
BEHIND: dict[str, tuple[str, ...]] = {
    "keep": ("classic.keep_or_pass",),
    "pass": ("classic.keep_or_pass", "classic.must_pass"),
    "look_at_empires": ("draft.middle",),
    "look_at_events": ("draft.middle",),
    "establish": ("establish.armies", "establish.clear", "establish.capitol", "establish.fleets"),
    "fortify": ("fortify.army", "fortify.one", "battle.fortified"),
    "free_fort": ("fortify.free", "fortify.one", "battle.fortified"),
    "city": ("effect.cities", "score.structures"),
    "siege": ("siege.begin", "siege.space", "siege.beyond", "siege.end"),
    "siege_token": ("siege.token", "siege.space", "siege.end"),
    "retreat": ("retreat.choice", "retreat.again"),
    "reroll": ("reroll.turns", "reroll.lowest", "reroll.ahead"),
    "let_stand": ("reroll.turns",),
    "spare": ("effect.spare",),
    "reduce": ("reduce.order", "effect.spare"),
    "monument": ("monuments.two_resources", "monuments.order", "monuments.one"),
    "fleet": ("effect.fleets", "fleets.cross", "fleets.chain", "fleets.ocean"),
    "caravan": ("effect.caravans", "caravans.cross", "fleets.chain"),
    "gain_point": ("track.occupied", "track.direction"),
    "lose_point": ("track.occupied", "track.direction", "track.floor"),
}
MARKS = {"active": "a", "fort": "F", "capitol": "C", "city": "c", "monument": "M"}
STRUCTURES = ("capitol", "city", "monument")
INVASIONS = ("invade", "sail")


class Screen(conquest.Screen):
    """A seat's sight of the world."""

    told = TOLD
    behind = BEHIND
    marks = MARKS
    area_column = "cli-column-region"
    worth_columns = ("cli-column-worth", "cli-column-next")
    lands_column = "cli-column-territories"
    odds_words = "cli-odds-battle"

    # The table

    def players(self, view: dict[str, Any]) -> list[RenderableType]:
        table = self.player_columns("cli-column-supply")
        for seat, player in enumerate(view["players"]):
            known = ", ".join(self.named(f"event:{id}") for id in player["known_events"])
            cards = f"{player['events']} ({known})" if known else str(player["events"])
            score, supply = str(player["score"]), str(player["armies"])
            table.add_row(self.name(seat), score, self.empire_of(player), cards, supply)
        return [table, self._track(view)]

    def _track(self, view: dict[str, Any]) -> Styled:
        """The markers on the score track, from most points to fewest: the order in which events are chosen."""
        scores = [player["score"] for player in view["players"]]
        track = Styled(self.voice.say("cli-track"), style="dim")
        for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
            track.append(f"  {SYMBOLS[seat]} ", style=f"bold {colour(seat)}").append(
                str(scores[seat]), "bold"
            )
        return track

    def worths(self, area: int, epoch: int) -> list[int]:
        values = self.atlas.area_values[area]
        return [values[epoch - 1], values[epoch] if epoch < len(values) else 0]

    def printed(self, land: int) -> str:
        board = cast(HistoryOfTheWorld2018, self.game).box.board
        return super().printed(land) + ("t" if land & board.rough else "")

    def legend(self, view: dict[str, Any]) -> str:
        return self.voice.say("cli-legend-territories")

    # My turn

    def turn(self, state: State) -> list[RenderableType]:
        view = state.view(self.seat)
        now = view["turn"]
        if now is None:
            return self._draft(view)
        lines: list[RenderableType] = []
        if now["seat"] == self.seat:
            mine = view["players"][self.seat]["empire"]
            if now["force"] is None:
                lines.append(Styled(f"{self.named(f'empire:{mine}')}: {self.empire(mine)}"))
            elif not now["kingdom"] and (effect := self._effect(mine)):
                lines.append(Styled(effect, style="dim"))
            lines += self.facts(
                {
                    "cli-turn-events": [f"event:{id}" for id in now["events"]],
                    "cli-turn-fleets": [f"water:{id}" for id in now["fleets"]],
                    "cli-turn-caravans": [f"barren:{id}" for id in now["caravans"]],
                    "cli-turn-tokens": now["siege_tokens"],
                }
            )
        return [*lines, *([self._battle(now)] if now["battle"] else [])]

    def _draft(self, view: dict[str, Any]) -> list[RenderableType]:
        """Who chooses from which set, or what the card just drawn says."""
        if view["drawn"]:
            id = view["drawn"]["card"]
            return [Styled(self.empire(id) if view["drawn"]["set"] == "empires" else self.card(id))]
        facts: dict[str, Arg] = {}
        for name, id in (("empires", "cli-draft-empires"), ("events", "cli-draft-events")):
            seat = view["draft"]["sets"][name]["seat"] if view["draft"] else None
            if seat is not None:
                facts[id] = f"seat:{seat}"
        return self.facts(facts)

    def _battle(self, now: dict[str, Any]) -> Styled:
        """The dice as they lie, with whatever is added to them."""
        battle = now["battle"]
        invader = {
            "cli-battle-catapult": battle["catapult"],
            "cli-battle-effects": battle["bonus"] - battle["catapult"],
            "cli-battle-fleet": int(battle["sailing"]),
            "cli-battle-rerolls": battle["rerolls"]["invader"],
        }
        defender = {
            "cli-battle-terrain": int(battle["terrain"]),
            "cli-battle-fort": int(battle["fortified"]),
            "cli-battle-rerolls": battle["rerolls"]["defender"],
        }
        sides = (
            (now["seat"], battle["attack"], invader, battle["mine"]),
            (battle["defender"], battle["defence"], defender, battle["theirs"]),
        )
        line = Styled(self.voice.say("cli-battle", land=f"land:{battle['land']}"), style="bold")
        for seat, dice, notes, result in sides:
            said = ", ".join(self.voice.say(id, what=what) for id, what in notes.items() if what)
            rolled = self.voice.say(
                "cli-battle-side", dice=dice, notes=f" ({said})" if said else "", result=result
            )
            line.append("  ").append_text(self.name(seat)).append(f" {rolled}", style="not bold")
        return line

    # Cards

    def empire(self, id: str) -> str:
        """An empire card in words."""
        record = self.kit.names[f"empire:{id}"]
        fleets = [f"water:{water}" for water in record["fleets"]]
        caravans = [f"barren:{barren}" for barren in record["caravans"]]
        words = self.voice.say(
            "cli-empire-card",
            armies=record["armies"],
            starts=[f"land:{land}" for land in record["start"]],
        )
        parts = [
            words,
            self.voice.say("cli-empire-capitol" if record["capitol"] else "cli-empire-marauder"),
            self.voice.say("cli-empire-fleets", waters=fleets) if fleets else "",
            self.voice.say("cli-empire-caravans", barren=caravans) if caravans else "",
            self.voice.say("cli-empire-order", order=record["order"]),
            self._effect(id),
        ]
        return " ".join(part for part in parts if part)

    def _effect(self, id: str) -> str:
        """The effect of an empire, by name and in a sentence."""
        record = self.kit.names[f"empire:{id}"]
        language = self.voice.language
        return f"{record['effect_name'][language]}: {record['text'][language]}" if record["effect"] else ""

    def hand(self, state: State) -> list[RenderableType]:
        view = state.view(self.seat)
        lines: list[RenderableType] = []
        for id in view["hand"]:
            card = self.kit.names[f"event:{id}"]
            kingdom = card["type"] == "kingdom"
            about = self.voice.say("cli-kingdom" if kingdom else "cli-enhancement")
            in_time = not kingdom or card["epoch"] == view["epoch"]
            about = f"{about}, {self.epoch(card['epoch'])}"
            lines += self.in_hand(self.named(f"event:{id}"), about, self.card(id), in_time)
        return lines or [Styled(self.voice.say("cli-no-cards"))]

    # Choices

    def shows_odds(self, view: dict[str, Any], action: int) -> bool:
        verb = self.game.actions[action].verb
        return verb in IN_BATTLE or self.enemy(view, action, *INVASIONS) is not None

    def meaning(self, action: int) -> str:
        verb, noun = self.game.actions[action]
        if verb == "take_empire":
            return self.empire(noun)
        return self.card(noun) if verb in ("take_event", "play") else ""

    def clauses(self, state: State, action: int) -> list[str]:
        verb, noun = self.game.actions[action]
        if verb in INVASIONS:
            return self._behind_invasion(state.view(self.seat), action)
        if verb in ("take_empire", "take_event", "play"):
            ref = f"empire:{noun}" if verb == "take_empire" else f"event:{noun}"
            return self._behind_card(ref, verb)
        return super().clauses(state, action)

    def _behind_card(self, ref: str, verb: str) -> list[str]:
        card = self.kit.names[ref]
        draft = {"take_empire": ["draft.empires"], "take_event": ["draft.events"]}.get(verb, [])
        if card.get("type") == "kingdom":
            return [*draft, "kingdom.before", "kingdom.epoch", "kingdom.steps"]
        effect = card["effect"].get("kind")
        return draft + ([f"effect.{effect}"] if effect else [])

    def _behind_invasion(self, view: dict[str, Any], action: int) -> list[str]:
        verb, noun = self.game.actions[action]
        way = "fleets.cross" if verb == "sail" else "invade.adjacent"
        enemy = self.enemy(view, action, *INVASIONS)
        if not enemy:
            mine = view["lands"].get(noun, {"seat": None})["seat"] is not None
            return [way, "invade.own" if mine else "invade.empty"]
        rough = cast(HistoryOfTheWorld2018, self.game).box.board.rough & bit(
            self.game.actions.noun_of[action]
        )
        found = [way, "battle.dice", "battle.tie", "battle.lose"]
        found += ["battle.naval"] if verb == "sail" else []
        found += ["battle.terrain"] if rough else []
        found += ["battle.fortified"] if enemy["fort"] else []
        return found + (["reduce.order"] if any(enemy[each] for each in STRUCTURES) else [])
