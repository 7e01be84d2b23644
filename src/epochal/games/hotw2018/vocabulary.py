"""Every small choice of the game, numbered. The order of the verbs is the order of legal actions."""

from epochal.core.actions import Verb
from epochal.games.conquest.atlas import Spelling, spelling
from epochal.games.conquest.kit import SEATS, Words
from epochal.games.hotw2018.components import Components


class Actions(Words):
    """The vocabulary, with each verb at hand for the rules: its number, or how it spells out a mask of lands or sections."""

    def __init__(self, box: Components) -> None:
        lands = box.board.lands
        wet = box.board.wet.bit_count()
        waters = box.board.waters[:wet]
        barren = box.board.waters[wet:]
        super().__init__(
            [
                Verb("keep"),
                Verb("pass", "seat", SEATS),
                Verb("look_at_empires"),
                Verb("look_at_events"),
                Verb("take_empire", "empire", [empire.id for empire in box.empires]),
                Verb("take_event", "event", [event.id for event in box.events]),
                Verb("play", "event", [event.id for event in box.events]),
                Verb("establish"),
                Verb("invade", "land", lands),
                Verb("sail", "land", lands),
                Verb("fortify", "land", lands),
                Verb("free_fort", "land", lands),
                Verb("city", "land", lands),
                Verb("siege"),
                Verb("siege_token"),
                Verb("retreat"),
                Verb("reroll"),
                Verb("let_stand"),
                Verb("spare"),
                Verb("reduce"),
                Verb("monument", "land", lands),
                Verb("choose_land", "land", lands),
                Verb("fleet", "water", waters),
                Verb("caravan", "barren", barren),
                Verb("gain_point"),
                Verb("lose_point"),
                Verb("done"),
            ],
            box.atlas,
        )
        count = len(lands)
        self.look_at_empires = self.first("look_at_empires")
        self.look_at_events = self.first("look_at_events")
        self.take_empire = self.first("take_empire")
        self.take_event = self.first("take_event")
        self.establish = self.first("establish")
        self.invade: Spelling = spelling(self.first("invade"), count)
        self.sail: Spelling = spelling(self.first("sail"), count)
        self.fortify: Spelling = spelling(self.first("fortify"), count)
        self.free_fort: Spelling = spelling(self.first("free_fort"), count)
        self.city: Spelling = spelling(self.first("city"), count)
        self.siege = self.first("siege")
        self.siege_token = self.first("siege_token")
        self.retreat = self.first("retreat")
        self.reroll = self.first("reroll")
        self.let_stand = self.first("let_stand")
        self.spare = self.first("spare")
        self.reduce = self.first("reduce")
        self.choose_land: Spelling = spelling(self.first("choose_land"), count)
        self.fleet: Spelling = spelling(self.first("fleet"), len(waters))
        self.caravan: Spelling = spelling(self.first("caravan"), len(barren))
        self.gain_point = self.first("gain_point")
        self.lose_point = self.first("lose_point")
