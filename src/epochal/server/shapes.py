"""The shapes of what is sent and received; the interface's description, and the client's types, are made from them."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from litestar.openapi.datastructures import ResponseSpec
from msgspec import Meta, Struct

Language = Literal["en", "pt-BR"]
Value = bool | int | str
Options = dict[str, Value]
Ref = Annotated[str, Meta(description="A thing: kind:id, as in land:levant or seat:2")]
Short = Annotated[str, Meta(max_length=100)]
Word = Annotated[str, Meta(max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=100)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Message(Struct):
    """A sentence to be said with the Fluent text of the game: arguments are numbers, refs, lists of refs, or messages."""

    id: str
    args: dict[str, Any]
    clause: str


class Problem(Struct):
    """What went wrong, as a message and as a sentence in the person's language."""

    error: Message
    text: str


def refusal(description: str, shape: type[Problem] = Problem) -> ResponseSpec:
    """An answer that says no."""
    return ResponseSpec(shape, description=description, generate_examples=False)


Refusals: Mapping[int, ResponseSpec] = {
    400: refusal("Cannot be read, or does not fit the description"),
    401: refusal("Not who you say you are"),
    403: refusal("Not yours to do"),
    404: refusal("No such thing"),
    409: refusal("Not as things stand"),
    413: refusal("Too large"),
    422: refusal("Refused, with the clause if there is one"),
    429: refusal("Too often"),
}


class Me(Struct):
    id: str
    name: str
    guest: bool
    language: Language | None


class MeChange(Struct):
    name: Annotated[str, Meta(max_length=200)] | None = None
    language: str | None = None


class Login(Struct):
    login: Short
    password: Annotated[str, Meta(max_length=1000)]


class Link(Struct):
    path: str


class Token(Struct):
    token: Word


class GameOption(Struct):
    id: str
    values: list[Value]
    default: Value
    clause: str


class GameEntry(Struct):
    id: str
    title: dict[str, str]
    seats: tuple[int, int]
    minutes: tuple[int, int]
    options: list[GameOption]
    levels: list[str]
    usual_level: str


class Verb(Struct):
    name: str
    kind: str


class GameData(Struct):
    id: str
    rules: str
    content: str
    digest: str
    names: dict[str, dict[str, str]]
    records: dict[str, dict[str, Any]]
    verbs: list[Verb]


class Clause(Struct):
    id: str
    chapter: str
    text: str
    ruling: str


class PlayNow(Struct):
    game: Short
    seats: SeatNumber | None = None
    level: Short | None = None
    options: Options = {}


class TableId(Struct):
    table: str


class NewTable(Struct):
    game: Short
    seats: SeatNumber
    options: Options = {}
    bots: dict[str, Short] = {}
    open: bool = False


class InfoSeat(Struct):
    seat: int
    name: str | None
    person: str | None
    bot: str | None
    online: bool
    score: int


class Info(Struct):
    """A table without its state."""

    id: str
    game: str
    status: Literal["open", "playing", "finished", "broken"]
    seats: list[InfoSeat]
    options: Options
    you: int | None
    host: bool
    invite: str | None
    to_act: list[int]
    position: int
    commitment: str
    key: str | None
    created: str
    updated: str
    open: bool
    broken: str | None


class Choice(Struct):
    """One thing that can be done now."""

    action: int
    verb: str
    noun: str
    ref: Ref


class State(Struct):
    """A table at a position, through one pair of eyes. ``view`` is the game's own; null before the game begins."""

    position: int
    view: dict[str, Any] | None
    prompt: Message | None
    choices: list[Choice]
    undo: bool
    info: Info


class StaleProblem(Problem):
    """The table has moved on; ``state`` is how it stands now."""

    state: State


class LogRow(Struct):
    """A row as this viewer may know it. Position 0 is the set-up. Verb and noun are null where they are secret."""

    position: int
    seat: int | None
    verb: str | None
    noun: str | None
    events: list[Message]


class ChatLine(Struct):
    seat: int | None
    name: str
    text: str
    time: str


class Join(Struct):
    secret: Short | None = None
    seat: SeatNumber | None = None


class SetBot(Struct):
    seat: SeatNumber
    level: Short | None = None


class Say(Struct):
    text: Annotated[str, Meta(max_length=500)]


class Act(Struct):
    position: Number
    verb: Word
    noun: Word = ""


class Undo(Struct):
    position: Number


class Why(Struct):
    """Why an action is not possible now; null if it is."""

    message: Message | None
    clause: str


class Odds(Struct):
    win: float
    tie: float
    loss: float
    pressed: tuple[float, float, float] | None
    """Win, tie and loss if it is fought on after every loss; none where that is not possible."""


class Reason(Struct):
    """What a choice changes for the better, by how many points; the game's text ``why-<feature>`` says it."""

    feature: str
    points: float


class Advice(Choice):
    """A choice, the chance to win with it (null for one who plays alone), and the reasons for it."""

    chance: float | None
    reasons: list[Reason]
    against: Choice | None
    """The other choice that the reasons hold against; null if they hold against how things were before. Without a reason: the choice
    that this one is no better than at once; null if what it brings shows only later.
    """


class Proof(Struct):
    proven: bool
    text: str
