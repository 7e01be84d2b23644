"""The six rounds: prepare, turns until all have passed, the end of the round and of the game."""

from typing import Final

from epochal.core.bits import bit, members
from epochal.core.events import Message
from epochal.core.kernel import Entry, Outside, Question, Step
from epochal.games.ancient_world.abilities import offer
from epochal.games.ancient_world.attack import PAY, can_attack
from epochal.games.ancient_world.citizens import CARD, EXPLORE_ROUND, GROW_ROUND, can_act, send, workers
from epochal.games.ancient_world.components import PILES, ROUNDS, SPACES
from epochal.games.ancient_world.scoring import tell_end
from epochal.games.ancient_world.state import NAME, PICTURE, RETIRED, SECOND_DECK, Cities

ROW: Final = 2
"""The Empire row has so many cards more than there are players."""


class BeginRound(Step[Cities]):
    """The track moves on, and the rows are filled. ``a`` is the round."""

    def run(self, s: Cities, a: int, b: int, out: Outside) -> None:
        if a > 1:
            s.put_away(s.row)
        s.round = a  # rule: prepare.track
        if a == SECOND_DECK:
            s.discard = ()  # rule: prepare.empire_b
        row: list[int] = []
        while len(row) < s.seats + ROW and s.can_draw():
            row.append(s.draw(out.chance))
        s.row = tuple(row)  # rule: prepare.empire_row, setup.rows
        recruits: list[int] = []
        while len(s.military_row) + len(recruits) < s.seats and s.recruits:
            place = out.chance.pick(len(s.recruits), "military card")
            recruits.append(s.recruits[place])
            s.recruits = s.recruits[:place] + s.recruits[place + 1 :]
        s.military_row += tuple(recruits)  # rule: prepare.military_row
        if out.ear is not None:
            self.tell(s, a, recruits, out)
        s.passed = 0
        s.turn = (s.first - 1) % s.seats
        s.then((NEXT_TURN, 0, 0))

    def tell(self, s: Cities, round: int, recruits: list[int], out: Outside) -> None:
        out.tell("event-round", "prepare.track", round=round, seat=f"seat:{s.first}")
        if round == EXPLORE_ROUND:
            out.tell("event-explore-open", "prepare.explore")
        if round == GROW_ROUND:
            out.tell("event-grow-open", "prepare.grow")
        if round == SECOND_DECK:
            out.tell("event-second-deck", "prepare.empire_b")
        out.tell("event-row", "prepare.empire_row", cards=[s.empire_ref(card) for card in s.row])
        if recruits:
            cards = [s.military_ref(card) for card in recruits]
            out.tell("event-military-row", "prepare.military_row", cards=cards)


class NextTurn(Step[Cities]):
    """The next player who has not passed; when all have, the round ends."""

    def run(self, s: Cities, a: int, b: int, out: Outside) -> None:
        for seat in s.clockwise((s.turn + 1) % s.seats):  # rule: turn.order
            if not s.passed & bit(seat):  # rule: turn.skip
                s.turn = seat
                s.then((TURN, seat, 0), (NEXT_TURN, 0, 0))
                return
        s.then((END_ROUND, 0, 0))


class Turn(Question[Cities]):
    """One action: place a citizen, attack a Titan, or pass. ``a`` is the player."""

    def seats(self, s: Cities, a: int, b: int) -> tuple[int, ...]:
        return (a,)

    def legal(self, s: Cities, seat: int, a: int, b: int) -> list[int]:
        words = s.words
        choices = []
        if s.home[seat]:
            choices += [words.send + space for space in range(len(SPACES)) if workers(s, seat, space)]
            own = members(s.standing(seat) & (s.box.acting | s.box.copying))
            choices += [words.act + card for card in own if can_act(s, seat, card)]
        choices += [words.attack + pile for pile in range(len(PILES)) if can_attack(s, seat, pile)]
        choices.append(words.pass_)
        return choices

    def prompt(self, s: Cities, seat: int, a: int, b: int) -> Message:
        return Message("prompt-turn", {"citizens": s.home[seat].bit_count()}, "turn.one_action")

    def on_send(self, s: Cities, seat: int, space: int, out: Outside) -> None:
        s.close()
        send(s, seat, space, out)

    def on_act(self, s: Cities, seat: int, card: int, out: Outside) -> None:
        s.close()
        send(s, seat, CARD + card, out)

    def on_attack(self, s: Cities, seat: int, pile: int, out: Outside) -> None:
        s.close()
        s.then((PAY, seat, pile))  # rule: attack.one_a_turn

    def on_pass(self, s: Cities, seat: int, noun: int, out: Outside) -> None:
        s.close()
        is_first = s.passed == 0
        s.passed |= bit(seat)  # rule: turn.pass
        if out.ear is not None:
            out.tell("event-passed", "turn.pass", seat=f"seat:{seat}")
        if is_first:
            offer(s, seat, "first_pass")  # rule: when.first_pass


class EndRound(Step[Cities]):
    """Income, coins slid down, citizens back home and fed."""

    def run(self, s: Cities, a: int, b: int, out: Outside) -> None:
        meals: list[Entry] = []
        for seat in s.clockwise(s.first):
            if s.round < ROUNDS:
                income(s, seat, out)  # rule: end.no_income
            s.armies[seat] = tuple(
                [(army[0], 0, army[NAME] + army[PICTURE], *army[RETIRED:]) for army in s.armies[seat]]
            )  # rule: round.slide
            s.home[seat] = bit(s.citizens[seat] + 1) - 2  # rule: round.reclaim
            s.starving[seat] = 0
            s.busy[seat] = ()
            s.drafted[seat] = 0
            hungry = s.citizens[seat] - s.totals[seat].food  # rule: round.feed, damage.food
            if hungry > 0:
                meals.append((STARVE, seat, hungry))
        s.spaces = [()] * len(SPACES)
        s.claimed = False  # rule: round.token
        s.then(*meals, (BEGIN_ROUND, s.round + 1, 0) if s.round < ROUNDS else (END_GAME, 0, 0))


class Starve(Question[Cities]):
    """Citizens without food; all of them starve if none can be fed. ``a`` is the player, ``b`` how many."""

    def seats(self, s: Cities, a: int, b: int) -> tuple[int, ...]:
        return (a,) if b > 0 and s.home[a] else ()

    def legal(self, s: Cities, seat: int, a: int, b: int) -> list[int]:
        return [s.words.starve + skill - 1 for skill in members(s.home[seat])]

    def prompt(self, s: Cities, seat: int, a: int, b: int) -> Message:
        return Message("prompt-starve", {"citizens": b}, "round.starve_choice")

    def on_starve(self, s: Cities, seat: int, noun: int, out: Outside) -> None:
        left = s.agenda[-1][2]
        s.close()
        s.home[seat] &= ~bit(noun + 1)
        s.starving[seat] |= bit(noun + 1)  # rule: round.starve
        if out.ear is not None:
            out.tell("event-starves", "round.starve", seat=f"seat:{seat}", citizen=f"citizen:{noun + 1}")
        s.then((STARVE, seat, left - 1))


class EndGame(Step[Cities]):
    """After the last round: everything is repaired, and the points are counted."""

    def run(self, s: Cities, a: int, b: int, out: Outside) -> None:
        s.over = True  # rule: end.game
        for seat in range(s.seats):
            s.damaged[seat] = 0  # rule: end.repair
            s.recount(seat)
        if out.ear is not None:
            tell_end(s, out)


BEGIN_ROUND: Final = BeginRound("begin_round")
NEXT_TURN: Final = NextTurn("next_turn")
TURN: Final = Turn("turn")
END_ROUND: Final = EndRound("end_round")
STARVE: Final = Starve("starve")
END_GAME: Final = EndGame("end_game")


def income(world: Cities, seat: int, out: Outside) -> None:
    """Coins and knowledge of the round."""
    totals = world.totals[seat]
    world.coins[seat] += totals.coins  # rule: round.income, symbol.coin
    world.knowledge[seat] += totals.knowledge  # rule: symbol.knowledge
    if out.ear is not None:
        coins, knowledge = totals.coins, totals.knowledge
        out.tell("event-income", "round.income", seat=f"seat:{seat}", coins=coins, knowledge=knowledge)
