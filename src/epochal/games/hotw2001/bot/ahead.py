"""Looking ahead: each of the best few choices, and the rest of the turn as the heuristic would play it on average."""

from typing import Final

from epochal.games.conquest.bot.ahead import Rest as AnyRest
from epochal.games.hotw2001.bot.cards import EXPECTED, kept_for_later
from epochal.games.hotw2001.bot.choices import Choice, priced
from epochal.games.hotw2001.bot.draft import PASSED_OVER, unseen
from epochal.games.hotw2001.bot.expanding import Campaign
from epochal.games.hotw2001.bot.worth import Worth
from epochal.games.hotw2001.building import COUNT_RESOURCES
from epochal.games.hotw2001.combat import attacker_loses, sack
from epochal.games.hotw2001.establish import ESTABLISH
from epochal.games.hotw2001.scoring import CLEAN_UP, SCORE
from epochal.games.hotw2001.state import NOBODY, NOTHING, World, changed

WIDTH: Final = 6


def look_ahead(world: World, worth: Worth, choices: list[Choice]) -> int:
    """The choice after which the turn ends best."""
    step = world.agenda[-1][0].name
    if step == "keep_or_pass":
        return best_draft(world, worth, choices)
    if len(choices) == 1 or world.turn != worth.seat:
        return choices[0][1]
    if step == "play_events":
        return best_event(world, worth, choices)
    if step == "expand":
        return best_expansion(world, worth, choices)
    return choices[0][1]


def best_draft(world: World, worth: Worth, choices: list[Choice]) -> int:
    """Keep the card if a turn with it ends so much better than with another that no gift would do as well."""
    best = choices[0]
    if choices[0][1] == world.words.keep and len(choices) > 1:
        best = choices[1]
    if world.words.keep not in [action for _, action in choices]:
        return best[1]
    ends = [Rest(world, worth).of_empire(empire) for empire in unseen(world, worth.seat)]
    usual = sum(ends) / len(ends)
    better = Rest(world, worth).of_empire(world.drawn) - usual
    return world.words.keep if better + PASSED_OVER > best[0] else best[1]


def best_expansion(world: World, worth: Worth, choices: list[Choice]) -> int:
    best = choices[0][1]
    if len(choices) == 2 or best in (world.words.recall, world.words.recall_allied):
        return best
    highest = float("-inf")
    for _, action in choices[:WIDTH]:
        ends = Rest(world, worth).after(action)
        if ends > highest + 1e-9:
            best, highest = action, ends
    return best


def best_event(world: World, worth: Worth, choices: list[Choice]) -> int:
    """The card that brings most beyond what it would bring later; what the turn makes of it is played out."""
    done = world.words.done
    without = Rest(world, worth).after(done)
    best = done
    highest = 0.0
    for price, action in choices:
        if action == done:
            continue
        card = world.box.events[world.words.noun_of[action]]
        if card.kind not in EXPECTED:
            played = Rest(world, worth).after(action) - without - kept_for_later(world, worth.seat, card)
            price = (price + played) / 2
        if price > highest:
            best, highest = action, price
    return best


class Rest(AnyRest):
    """The rest of a turn in 2001."""

    def __init__(self, world: World, worth: Worth) -> None:
        self.world = world.clone()
        self.eye = worth
        super().__init__(self.world, worth)

    def of_empire(self, empire: int) -> float:
        """What the position is worth after a turn of this empire, played at once and without cards."""
        world, seat = self.world, self.worth.seat
        world.holding = changed(world.holding, seat, empire)
        world.drawn = NOTHING
        world.turn = seat
        world.agenda = []
        world.then((ESTABLISH, 0, 0), (COUNT_RESOURCES, 0, 0), (CLEAN_UP, 0, 0), (SCORE, 0, 0))
        self.resume()
        return self.end()

    def choose(self) -> int:
        world = self.world
        legal = world.legal(self.worth.seat)
        if world.agenda[-1][0].name == "play_events":
            return world.words.done
        return priced(world, self.eye, legal)[0][1]

    def act(self, action: int) -> None:
        world, seat = self.world, self.worth.seat
        words = world.words
        if words.verb_of[action] == words.verb_numbers["expand"]:
            land = words.noun_of[action]
            if world.owner[land] not in (NOBODY, seat) and not self._conquer(land):
                self.resume()
                return
        world.apply(seat, action, self.out.chance)

    def _conquer(self, land: int) -> bool:
        """The armies a land costs are lost and it lies open, if any are left."""
        world, seat = self.world, self.worth.seat
        campaign = Campaign(world, self.eye)
        taken, _, cost = campaign.battle(land)
        for _ in range(self.losses(cost, taken, campaign.gain(land))):
            world.pool -= 1
            attacker_loses(world, seat, self.out)
        if world.pool == 0:
            return False
        world.clear_armies(land)
        sack(world, land, self.out)
        return True
