"""A turn: kingdom, empire, and at its end the armies resign and points are gained."""

from typing import Final

from epochal.core.events import Message
from epochal.core.kernel import Outside, Question, Step
from epochal.games.conquest.atlas import bit, members
from epochal.games.conquest.establish import settle
from epochal.games.conquest.scoring import area_points, structure_points
from epochal.games.hotw2018.components import CITY
from epochal.games.hotw2018.effects import points_from_effects
from epochal.games.hotw2018.events import play, playable
from epochal.games.hotw2018.founding import AFTER_INVASION
from epochal.games.hotw2018.invade import INVADE
from epochal.games.hotw2018.monuments import COUNT_RESOURCES
from epochal.games.hotw2018.state import NOBODY, NOTHING, World
from epochal.games.hotw2018.track import advance_marker

LEVELS: Final = ("event-presence", "event-dominance", "event-supremacy")


class OpenTurn(Question[World]):
    """Before the empire: a kingdom, and enhancements that act on the board."""

    def seats(self, s: World, a: int, b: int) -> tuple[int, ...]:
        return (s.turn,)

    def legal(self, s: World, seat: int, a: int, b: int) -> list[int]:
        choices = [s.words.play + event for event in s.hand[seat] if playable(s, seat, event)]
        choices.append(s.words.establish)
        return choices

    def prompt(self, s: World, seat: int, a: int, b: int) -> Message:
        return Message("prompt-open-turn", {"empire": s.box.tags[s.holding[seat]]}, "turn.steps")

    def on_play(self, s: World, seat: int, event: int, out: Outside) -> None:
        play(s, seat, event, out)
        if s.box.events[event].kingdom is not None:  # rule: kingdom.before
            s.force = s.box.tag_of(event)
            # rule: kingdom.steps, kingdom.no_score
            s.then((ESTABLISH, 0, 0), (INVADE, 0, 0), (COUNT_RESOURCES, 0, 0), (RESIGN, 0, 0))

    def on_establish(self, s: World, seat: int, noun: int, out: Outside) -> None:
        s.close()
        s.force = s.holding[seat]
        s.then((ESTABLISH, 0, 0), (INVADE, 0, 0), (AFTER_INVASION, 0, 0), (RESIGN, 0, 0), (GAIN_POINTS, 0, 0))


class Establish(Step[World]):
    """The force takes its armies, its fleets and caravans, and its start territory."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        card = s.force_empire()
        s.pool = s.muster(s.turn, card.strength)  # rule: establish.armies
        s.siege_tokens = card.strength - s.pool  # rule: establish.shortage, pieces.siege_tokens
        s.fleets = card.waters  # rule: establish.fleets
        s.chart()
        for effect in s.boons:
            if effect.kind == "siege_tokens":
                s.siege_tokens += effect.count  # rule: effect.siege_tokens
        if out.ear is not None and s.siege_tokens:
            clause = "establish.shortage" if s.pool < card.strength else "effect.siege_tokens"
            out.tell("event-siege-tokens", clause, seat=f"seat:{s.turn}", tokens=s.siege_tokens)
        if out.ear is not None and s.fleets:
            sections = [s.box.board.section_ref(section) for section in members(s.fleets)]
            out.tell("event-fleets", "establish.fleets", seat=f"seat:{s.turn}", sections=sections)
        settle(
            s, "establish.clear", "establish.capitol", out
        )  # rule: establish.two_starts, establish.no_army
        if not s.is_active_empire() and s.box.events[s.force - s.box.empire_count].structure == CITY:
            for land in card.starts:
                founded = bool(s.active & bit(land)) and s.build_city(land)  # rule: kingdom.city
                if out.ear is not None and founded:
                    out.tell("event-city", "kingdom.city", seat=f"seat:{s.turn}", land=s.land_ref(land))


class Resign(Step[World]):
    """The force falls into decline: its armies stay, everything else of it goes."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        s.effect_points = points_from_effects(s)
        if out.ear is not None:
            force = s.box.tags[s.force]
            out.tell("event-resigned", "resign.armies", seat=f"seat:{s.turn}", force=force)
        s.figures[s.turn] += s.pool  # rule: invade.stop
        s.pool = 0
        s.siege_tokens = 0
        s.fleets = 0
        s.sailed = 0
        s.last_win = NOTHING
        s.force = NOTHING  # rule: resign.armies
        s.chart()


class GainPoints(Step[World]):
    """Regions, structures and what the empire's effects bring."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        seat = s.turn
        regions = area_points(s, seat, LEVELS, out)  # rule: score.when, score.highest
        structures = structure_points(s, seat)
        effects = s.effect_points  # rule: effect.points
        s.effect_points = 0
        s.events_now = ()  # rule: resign.cards
        gained = regions + structures + effects
        if out.ear is not None:
            if structures:
                out.tell("event-structures", "score.structures", seat=f"seat:{seat}", points=structures)
            if effects:
                out.tell("event-effect-points", "effect.points", seat=f"seat:{seat}", points=effects)
            total = s.score[seat] + gained
            out.tell("event-scored", "score.when", seat=f"seat:{seat}", points=gained, total=total)
        s.then((END_TURN, 0, 0))
        advance_marker(s, seat, gained)  # rule: score.once


class EndTurn(Step[World]):
    """The catapult goes on to the next player."""

    def run(self, s: World, a: int, b: int, out: Outside) -> None:
        s.turn = NOBODY


OPEN_TURN: Final = OpenTurn("open_turn")
ESTABLISH: Final = Establish("establish")
RESIGN: Final = Resign("resign")
GAIN_POINTS: Final = GainPoints("gain_points")
END_TURN: Final = EndTurn("end_turn")
