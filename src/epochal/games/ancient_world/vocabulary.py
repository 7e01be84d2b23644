"""Every small choice of the game, numbered. The order of the verbs is the order of legal actions."""

from epochal.core.actions import Verb, Vocabulary
from epochal.games.ancient_world.components import CITIZENS, PILES, SPACES, Components


class Actions(Vocabulary):
    """The vocabulary, with the first number of each verb at hand for the rules."""

    def __init__(self, box: Components) -> None:
        skills = [str(skill) for skill in range(1, CITIZENS + 1)]
        empire = [card.id for card in box.empire]
        military = [card.id for card in box.military]
        super().__init__(
            [
                Verb("send", "space", SPACES),
                Verb("act", "empire", empire),
                Verb("attack", "pile", PILES),
                Verb("pass"),
                Verb("citizen", "citizen", skills),
                Verb("build", "empire", empire),
                Verb("build_stored", "empire", empire),
                Verb("use", "empire", empire),
                Verb("pay_coins"),
                Verb("pay_knowledge"),
                Verb("district", "district", [district.id for district in box.districts]),
                Verb("recruit", "military", military),
                Verb("retire", "military", military),
                Verb("disband", "military", military),
                Verb("draw"),
                Verb("store", "empire", empire),
                Verb("blind"),
                Verb("keep", "empire", empire),
                Verb("army", "military", military),
                Verb("strike"),
                Verb("repair", "empire", empire),
                Verb("damage", "empire", empire),
                Verb("copy", "empire", empire),
                Verb("scout", "pile", PILES),
                Verb("top", "titan", [titan.id for titan in box.titans]),
                Verb("ease", "military", military),
                Verb("starve", "citizen", skills),
                Verb("done"),
            ]
        )
        self.send = self.first("send")
        self.act = self.first("act")
        self.attack = self.first("attack")
        self.pass_ = self.first("pass")
        self.citizen = self.first("citizen")
        self.build = self.first("build")
        self.build_stored = self.first("build_stored")
        self.use = self.first("use")
        self.pay_coins = self.first("pay_coins")
        self.pay_knowledge = self.first("pay_knowledge")
        self.district = self.first("district")
        self.recruit = self.first("recruit")
        self.retire = self.first("retire")
        self.disband = self.first("disband")
        self.draw = self.first("draw")
        self.store = self.first("store")
        self.blind = self.first("blind")
        self.keep = self.first("keep")
        self.army = self.first("army")
        self.strike = self.first("strike")
        self.repair = self.first("repair")
        self.damage = self.first("damage")
        self.copy = self.first("copy")
        self.scout = self.first("scout")
        self.top = self.first("top")
        self.ease = self.first("ease")
        self.starve = self.first("starve")
        self.done = self.first("done")
