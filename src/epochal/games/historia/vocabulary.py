"""Every small choice of the game, numbered. The order of the verbs is the order of legal actions."""

from epochal.core.actions import Verb, Vocabulary
from epochal.games.historia.components import ACTIONS, PLAYERS, Components

SEATS = tuple(f"seat_{n}" for n in range(1, PLAYERS + 1))
CIVBOTS = tuple(f"civbot_{n}" for n in range(1, PLAYERS))


class Actions(Vocabulary):
    """The vocabulary, with the first number of each verb at hand for the rules."""

    def __init__(self, box: Components) -> None:
        advisors = [advisor.id for advisor in box.advisors]
        wonders = [wonder.id for wonder in box.wonders]
        super().__init__(
            [
                Verb("milestone", "cell", box.cell_ids),
                Verb("choose_leader", "leader", [leader.id for leader in box.leaders]),
                Verb("settle", "territory", box.territories),
                Verb("choose_action", "action", ACTIONS),
                Verb("choose_advisor", "advisor", advisors),
                Verb("activate", "wonder", wonders),
                Verb("basic", "action", ACTIONS),
                Verb("advanced", "action", ACTIONS),
                Verb("use_advisor", "advisor", advisors),
                Verb("spend", "action", ACTIONS),
                Verb("take_wonder", "wonder", wonders),
                Verb("recover_used"),
                Verb("recover_map", "territory", box.territories),
                Verb("expand", "territory", box.territories),
                Verb("trade_with", "seat", SEATS),
                Verb("trade_with_civbot", "civbot", CIVBOTS),
                Verb("war_in", "territory", box.territories),
                Verb("war_on", "seat", SEATS),
                Verb("war_on_civbot", "civbot", CIVBOTS),
                Verb("take_back", "action", ACTIONS),
                Verb("done"),
            ]
        )
        self.milestone = self.first("milestone")
        self.choose_leader = self.first("choose_leader")
        self.settle = self.first("settle")
        self.choose_action = self.first("choose_action")
        self.choose_advisor = self.first("choose_advisor")
        self.activate = self.first("activate")
        self.basic = self.first("basic")
        self.advanced = self.first("advanced")
        self.use_advisor = self.first("use_advisor")
        self.spend = self.first("spend")
        self.take_wonder = self.first("take_wonder")
        self.recover_used = self.first("recover_used")
        self.recover_map = self.first("recover_map")
        self.expand = self.first("expand")
        self.trade_with = self.first("trade_with")
        self.trade_with_civbot = self.first("trade_with_civbot")
        self.war_in = self.first("war_in")
        self.war_on = self.first("war_on")
        self.war_on_civbot = self.first("war_on_civbot")
        self.take_back = self.first("take_back")
        self.done = self.first("done")
