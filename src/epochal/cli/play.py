"""A person at the terminal against bots."""

from collections.abc import Callable
from contextlib import suppress
from itertools import groupby

from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text as Styled

from epochal.bots import RANDOM, Bot, make, sight
from epochal.cli import advice, rules
from epochal.cli.choices import Choices
from epochal.cli.options import levels_in
from epochal.cli.screens import screen_for
from epochal.cli.voice import Voice
from epochal.core.chance import Committed, Recorded, Seeded
from epochal.core.events import Event
from epochal.core.game import Game
from epochal.core.kernel import State
from epochal.core.record import Record

with suppress(ImportError):
    import readline  # noqa: F401  input() then edits and remembers lines

LEVELS = {
    "novice": "cli-level-novice",
    "steady": "cli-level-steady",
    "strong": "cli-level-strong",
    "master": "cli-level-master",
    RANDOM: "cli-level-random",
}
"""The words for levels; other bots are called what they were called by."""
LOG_LINES = 40
MOST_FOUND = 6


class Quit(Exception):
    """The person leaves the table."""


class Table:
    """A game in progress: its record and state, the person's seat, the bots at the others, and what was heard."""

    state: State

    def __init__(self, voice: Voice, game: Game, chance: Committed, seat: int, level: str) -> None:
        self.voice = voice
        self.game = game
        self.chance = chance
        self.seat = seat
        self.screen = screen_for(voice, game, seat)
        self.level = level
        key = chance.key.hex()
        self.levels = levels_of(game, level, seat)
        self.bots = seated(game, level, seat, key)
        self.luck = Seeded(f"{key}/bots")
        self.reasons = advice.Reasons(seat)
        self.log: list[tuple[Event, bool]] = []  # with whether it belongs to the person's own turn
        self.told = 0
        self.own = False
        self.fresh = True

    def begin(self, seats: int, options: dict[str, bool | int | str]) -> None:
        """Set up a new game."""
        self.record, self.state = Record.begin(self.game, seats, options, self.chance, self.hear)
        self.record.header["people"] = [self.seat]
        self.record.header["level"] = self.level

    def resume(self, record: Record) -> None:
        """Go on with a game that was left."""
        self.record = record
        self.state = record.replay(self.game, 0, self.hear)
        for move in record.moves:
            action = self.game.actions.index(*move.action)
            self.reasons.expect(self.state, move.seat, action)
            self.state.apply(move.seat, action, Recorded(move.chance), self.hear)
        self.told = len(self.log)
        self.fresh = True

    def hear(self, event: Event) -> None:
        """Note what the person may know."""
        self.reasons.hear(event)
        if not event.visible_to(self.seat):
            return
        if self.screen.is_heading(event):
            self.own = self.screen.turn_of(event) == self.seat
            self.fresh = self.fresh or self.own or self.screen.turn_of(event) is None
        self.log.append((event, self.own))

    def play(self, keep: Callable[[], None]) -> None:
        """Play until the game is over. Quit if the person leaves. Whenever somebody has to think, what was played is kept."""
        while seats := self.state.to_act():
            keep()
            if self.seat in seats:
                self.choose(self.seat, self.ask())
            else:
                self.wait()
        self.record.finish(self.state, self.chance)
        self.tell_news()

    def wait(self) -> None:
        """The bots choose until it is up to the person."""
        with self.voice.out.status(self.voice.say("cli-thinking")):
            while (seats := self.state.to_act()) and self.seat not in seats:
                seat = seats[0]
                self.choose(seat, self.bots[seat].choose(sight(self.state, seat, self.luck)))

    def choose(self, seat: int, action: int) -> None:
        self.reasons.expect(self.state, seat, action)
        self.record.play(self.state, seat, action, self.chance, self.hear)

    # What is shown

    def tell_news(self) -> None:
        """What happened since the last choice: one's own turn in full, the others in brief."""
        news = self.log[self.told :]
        self.told = len(self.log)
        told = 0
        for own, group in groupby(news, key=lambda pair: pair[1]):
            events = [event for event, _ in group]
            brief = events if own else self.screen.brief(events)
            told += len(brief)
            for event in brief:
                self.tell(event)
        if 0 < told < len(news):
            self.voice.print("cli-more-log", "dim", count=len(news) - told)

    def tell(self, event: Event) -> None:
        if self.screen.is_heading(event):
            self.voice.out.print(self.voice.sentence(event, "bold"))
        else:
            self.voice.out.print(Padding(self.voice.sentence(event), (0, 0, 0, 2)))

    def tell_bots(self) -> None:
        """Who of the others plays how well."""
        said = []
        for seat in range(self.record.header["seats"]):
            if level := self.levels.get(seat):
                words = self.voice.say(LEVELS[level]) if level in LEVELS else level
                said.append(self.voice.say("cli-bot", player=f"seat:{seat}", level=words))
        if said:
            self.voice.print("cli-bots", bots=", ".join(said))

    def show(self) -> Choices:
        """The question, with what one needs to answer it."""
        out = self.voice.out
        out.print(Rule(style="dim"))
        if self.fresh or self.screen.begins(self.state):
            shown = self.screen.table(self.state)
        else:
            shown = [self.screen.scores(self.state)]
        for line in shown:
            out.print(line)
        self.fresh = False
        for line in self.screen.turn(self.state):
            out.print(line)
        out.print(self.voice.sentence(self.state.prompt(self.seat), "bold reverse"))
        choices = Choices(self.voice, self.screen, self.state, self.seat)
        for line in choices.shown():
            out.print(line)
        return choices

    # What is asked

    def ask(self) -> int:
        """The person's choice."""
        self.tell_news()
        choices = self.show()
        while True:
            answer = input("> ").strip()
            if answer.isdecimal():
                if 1 <= int(answer) <= len(choices.actions):
                    return choices.actions[int(answer) - 1]
                self.voice.print("cli-no-such-number", count=len(choices.actions))
            elif not answer and len(choices.actions) == 1:
                return choices.actions[0]
            else:
                self.answer(answer, choices)

    def answer(self, answer: str, choices: Choices) -> None:
        """Do as a command says. It changes nothing about the game, so that none that fails is the end of it."""
        try:
            self.obey(answer, choices)
        except Quit:
            raise
        except Exception as error:
            self.voice.print("cli-no-answer", "bold", what=f"{type(error).__name__}: {error}")

    def obey(self, answer: str, choices: Choices) -> None:
        """A command at the prompt."""
        command, _, rest = answer.partition(" ")
        out = self.voice.out
        if answer.startswith("?"):
            self.explain(answer[1:].strip(), choices)
        elif advice.asks(answer, advice.HINT):
            self.advise(choices)
        elif advice.asks(answer, advice.WHY):
            self.tell_reasons()
        elif command in ("q", "quit"):
            raise Quit
        elif command in ("m", "c"):
            shown = (
                self.screen.table(self.state, whole=True) if command == "m" else self.screen.hand(self.state)
            )
            for line in shown:
                out.print(line)
            if command == "m":
                self.tell_bots()
        elif command == "l":
            lines = int(rest) if rest.isdecimal() else LOG_LINES
            for event, _ in self.log[max(0, len(self.log) - lines) :]:
                self.tell(event)
        elif not answer:
            self.show()
        else:
            if command not in ("h", "help"):
                self.voice.print("cli-not-understood", "bold", answer=answer)
            self.voice.print("cli-help")

    # Advice and reasons

    def advise(self, choices: Choices) -> None:
        """What a bot would do in the person's place."""
        if len(choices.actions) == 1:
            self.voice.print("cli-hint-single")
            return
        seed = f"{self.chance.key.hex()}/advice/{len(self.record.moves)}"
        with self.voice.out.status(self.voice.say("cli-thinking")):
            lines = advice.hints(self.voice, self.state, self.seat, choices, seed)
        self.voice.print("cli-hint", "bold")
        for line in lines:
            self.voice.out.print(line)

    def tell_reasons(self) -> None:
        """Why the bots did what they did last."""
        lines = self.reasons.told(self.voice)
        if not lines:
            self.voice.print("cli-why-nothing")
        for line in lines:
            self.voice.out.print(line)

    # Why not?

    def explain(self, about: str, choices: Choices) -> None:
        """The rules behind the question, behind a choice, or with a word in them; and why something cannot be chosen."""
        if about.isdecimal() and 1 <= int(about) <= len(choices.actions):
            action = choices.actions[int(about) - 1]
            self.voice.out.print(Styled(self.voice.text.action(action), style="bold underline"))
            for line in self.screen.details(self.state, action):
                self.voice.out.print(line)
            ids = self.screen.clauses(self.state, action) or [self.state.prompt(self.seat).clause]
            self.cite([id for id in ids if id])
        elif about.isdecimal():
            self.voice.print("cli-no-such-number", count=len(choices.actions))
        elif about:
            self.why_not(about, choices)
            self.search(about)
        else:
            self.cite([self.state.prompt(self.seat).clause])

    def cite(self, ids: list[str], word: str = "") -> None:
        known = rules.clauses(self.voice)
        for id in ids:
            if id in known:
                self.voice.out.print(rules.shown(self.voice, known[id], word))

    def search(self, word: str) -> None:
        found = rules.find(self.voice, word)
        self.cite([clause.id for clause in found[:MOST_FOUND]], word)
        if not found:
            self.voice.print("cli-nothing-found", word=word)
        elif len(found) > MOST_FOUND:
            left = len(found) - MOST_FOUND
            self.voice.print("cli-more-found", "dim", count=left, game=self.game.id, word=word)

    def why_not(self, word: str, choices: Choices) -> None:
        """If the word names something that cannot be chosen now, say why not."""
        words = self.game.actions
        for verb in dict.fromkeys(words.verb_of[action] for action in choices.actions):
            for action in range(len(words)):
                if words.verb_of[action] != verb or action in choices.actions or not words.ref(action):
                    continue
                if rules.plain(self.voice.text.name(words.ref(action))) == rules.plain(word):
                    reason = self.state.why_not(self.seat, action)
                    self.voice.out.print(self.voice.sentence(reason, "bold"))
                    self.cite([reason.clause])
                    return


def levels_of(game: Game, level: str, person: int) -> dict[int, str]:
    """The levels of the bots by seat. If several are named, with commas, the bots have them in turn."""
    names = levels_in(level)
    seats = [seat for seat in range(game.seats[-1]) if seat != person]
    return {seat: names[at % len(names)] for at, seat in enumerate(seats)}


def seated(game: Game, level: str, person: int, key: str) -> dict[int, Bot]:
    """The bots by seat."""
    levels = levels_of(game, level, person)
    return {seat: make(game.id, name, f"{key}/{seat}", prompt=True) for seat, name in levels.items()}
