"""Looking ahead: each of the best few choices, and the rest of the turn as the heuristic would play it on average."""

from typing import Final

from epochal.games.conquest.atlas import bit
from epochal.games.conquest.bot.ahead import Rest as AnyRest
from epochal.games.conquest.world import changed
from epochal.games.hotw2018.battle import reduce_after_battle
from epochal.games.hotw2018.bot.cards import kept_for_later
from epochal.games.hotw2018.bot.choices import Choice, priced
from epochal.games.hotw2018.bot.invading import Campaign
from epochal.games.hotw2018.bot.odds import assault
from epochal.games.hotw2018.bot.worth import Worth
from epochal.games.hotw2018.effects import has, structures
from epochal.games.hotw2018.founding import AFTER_INVASION
from epochal.games.hotw2018.invade import INVADE
from epochal.games.hotw2018.state import NOBODY, World
from epochal.games.hotw2018.turn import ESTABLISH, GAIN_POINTS, RESIGN

WIDTH: Final = 6
AS_IT_STANDS: Final = 0.5
"""How far to trust a turn that is played on the board of today, when others move before it."""


def look_ahead(world: World, worth: Worth, choices: list[Choice]) -> int:
    """The choice after which the turn ends best."""
    step = world.agenda[-1][0].name
    if len(choices) == 1:
        return choices[0][1]
    if step == "choose" and choices[0][1] < world.words.take_event:
        return best_empire(world, worth, choices)
    if step in ("open_turn", "invade"):
        return best_move(world, worth, choices)
    return choices[0][1]


def best_empire(world: World, worth: Worth, choices: list[Choice]) -> int:
    """The empire whose turn promises most, by the heuristic and played out."""
    best = choices[0][1]
    highest = float("-inf")
    for gain, action in choices:
        empire = world.words.noun_of[action]
        place = world.box.by_epoch[world.epoch].index(empire)
        eye = Worth(world, worth.seat, worth.weights, place + 1)
        seen = gain + AS_IT_STANDS * (Rest(world, eye).of_empire(empire) - gain)
        if seen > highest + 1e-9:
            best, highest = action, seen
    return best


def best_move(world: World, worth: Worth, choices: list[Choice]) -> int:
    """A card if the turn is so much better with it than the card may be later; otherwise the move that leads furthest."""
    words = world.words
    plays = [action for _, action in choices if words.play <= action < words.establish]
    moves = [action for _, action in choices if not words.play <= action < words.establish]
    best = moves[0]
    highest = float("-inf")
    for action in moves[: WIDTH if len(moves) > 2 or plays else 1]:
        ends = Rest(without(world, worth.seat, plays), worth).after(action)
        if ends > highest + 1e-9:
            best, highest = action, ends
    for action in plays:
        effect = world.box.events[words.noun_of[action]].effect
        others = [other for other in plays if other != action]
        ends = Rest(without(world, worth.seat, others), worth).after(action)
        if effect is not None:
            ends -= kept_for_later(world, effect)
        if ends > highest + 1e-9:
            best, highest = action, ends
    return best


def without(world: World, seat: int, plays: list[int]) -> World:
    """The same world if the seat did not have some cards."""
    if not plays:
        return world
    other = world.clone()
    cards = [world.words.noun_of[action] for action in plays]
    other.hand = changed(other.hand, seat, tuple([card for card in other.hand[seat] if card not in cards]))
    return other


class Rest(AnyRest):
    """The rest of a turn in 2018."""

    def __init__(self, world: World, worth: Worth) -> None:
        self.world = world.clone()
        self.eye = worth
        super().__init__(self.world, worth)

    def of_empire(self, empire: int) -> float:
        """What the position is worth after a turn of this empire, played at once and without cards."""
        world, seat = self.world, self.worth.seat
        world.holding = changed(world.holding, seat, empire)
        world.hand = changed(world.hand, seat, ())
        world.turn = seat
        world.force = empire
        world.agenda = []
        world.then(
            (ESTABLISH, 0, 0), (INVADE, 0, 0), (AFTER_INVASION, 0, 0), (RESIGN, 0, 0), (GAIN_POINTS, 0, 0)
        )
        self.resume()
        return self.end()

    def choose(self) -> int:
        return priced(self.world, self.eye, self.world.legal(self.worth.seat))[0][1]

    def act(self, action: int) -> None:
        world, seat = self.world, self.worth.seat
        verb = world.game.actions[action].verb
        land = world.words.noun_of[action]
        fights = verb in ("invade", "sail") and world.owner[land] not in (NOBODY, seat)
        if fights and not self._conquer(land, verb == "sail"):
            self.resume()
            return
        spared = structures(world) & bit(land) and has(world, "spare") and not world.is_marauder()
        world.apply(seat, action, self.out.chance)
        if fights:
            world.last_win = land
            if not spared:
                reduce_after_battle(world, land, self.out)
                self.resume()

    def _conquer(self, land: int, sailing: bool) -> bool:
        """The armies a land costs are lost and it lies open, if any are left."""
        world, seat = self.world, self.worth.seat
        campaign = Campaign(world, self.eye)
        first, siege = campaign.terms(land, sailing)
        taken, used = assault(first, siege, 0, world.pool - 1, world.siege_tokens)
        lost = self.losses((1.0 + used) / taken, taken, campaign.gain(land))
        world.pool -= lost
        world.figures[seat] += lost
        if world.pool == 0:
            return False
        world.clear_armies(land)
        return True
