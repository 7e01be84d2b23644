"""Every small choice of the game, numbered. The order of the verbs is the order of legal actions."""

from epochal.core.actions import Verb
from epochal.games.conquest.atlas import Spelling, spelling
from epochal.games.conquest.kit import SEATS, Words
from epochal.games.hotw2001.components import Components


class Actions(Words):
    """The vocabulary, with each verb at hand for the rules: its number, or how it spells out a mask of lands or waters."""

    def __init__(self, box: Components) -> None:
        lands = box.atlas.lands
        waters = box.atlas.waters
        titles = [event.id for event in box.events]
        empires = [empire.id for empire in box.empires]
        minors = [event.id for event in box.events if event.empire is not None]
        super().__init__(
            [
                Verb("keep"),
                Verb("pass", "seat", SEATS),
                Verb("play", "event", titles),
                Verb("choose_area", "area", box.atlas.areas),
                Verb("choose_empire", "empire", empires + minors),
                Verb("choose_land", "land", lands),
                Verb("fleet", "water", waters),
                Verb("leave_out", "water", waters),
                Verb("take_back", "water", waters),
                Verb("fight", "water", waters),
                Verb("reallocate", "water", waters),
                Verb("expand", "land", lands),
                Verb("fort", "land", lands),
                Verb("buy_fort", "land", lands),
                Verb("recall"),
                Verb("recall_allied"),
                Verb("man", "water", waters),
                Verb("monument", "land", lands),
                Verb("done"),
            ],
            box.atlas,
        )
        self.choose_area: Spelling = spelling(self.first("choose_area"), len(box.atlas.areas))
        self.choose_empire = self.first("choose_empire")
        self.choose_land: Spelling = spelling(self.first("choose_land"), len(lands))
        self.fleet: Spelling = spelling(self.first("fleet"), len(waters))
        self.leave_out: Spelling = spelling(self.first("leave_out"), len(waters))
        self.take_back: Spelling = spelling(self.first("take_back"), len(waters))
        self.fight: Spelling = spelling(self.first("fight"), len(waters))
        self.reallocate: Spelling = spelling(self.first("reallocate"), len(waters))
        self.expand: Spelling = spelling(self.first("expand"), len(lands))
        self.fort: Spelling = spelling(self.first("fort"), len(lands))
        self.buy_fort: Spelling = spelling(self.first("buy_fort"), len(lands))
        self.recall = self.first("recall")
        self.recall_allied = self.first("recall_allied")
        self.man: Spelling = spelling(self.first("man"), len(waters))
        self.minor_tags: list[int] = [box.tag_of(e.number) for e in box.events if e.empire is not None]
        self.empire_count = len(empires)

    def ref(self, number: int) -> str:
        """As in the kernel; a minor empire is known by its event card."""
        empire = number - self.choose_empire
        if self.verb_of[number] == self.verb_numbers["choose_empire"] and empire >= self.empire_count:
            return f"event:{self.all[number].noun}"
        return super().ref(number)
