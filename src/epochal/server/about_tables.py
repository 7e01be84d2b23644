"""Routes about tables: opening, sitting, playing, looking back, and the game as a file."""

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

import epochal
from epochal.core.chance import Seeded
from epochal.core.errors import BadInput, EpochalError
from epochal.core.events import Message
from epochal.core.record import Record
from epochal.lab.odds import odds
from epochal.server import shapes
from epochal.server.about_games import raw
from epochal.server.given import Caller, TheGate, ThePeople, TheTables
from epochal.server.people import Profile
from epochal.server.problems import Problem, answer, language_of, sentence
from epochal.server.shapes import (
    Advice,
    Info,
    LogRow,
    Odds,
    Proof,
    Refusals,
    StaleProblem,
    State,
    Why,
    refusal,
)
from epochal.table.errors import Stale
from epochal.table.story import encode, plain
from epochal.table.table import Table
from epochal.table.tables import Tables
from epochal.table.thinking import check_level, usual_level

LISTS = ("open", "mine", "watch", "finished")
MOST_FILE = 8_000_000

AnyRequest = Request[Any, Any, Any]
Position = Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000)]
Acting = {**Refusals, 409: refusal("The table has moved on", StaleProblem)}


def told(table: Table, profile: Profile, request: AnyRequest) -> Response[Any]:
    """The table's info as an answer."""
    return raw(encode(localized(table.info(profile.id), language_of(request))))


def localized(info: dict[str, Any], language: str) -> dict[str, Any]:
    """Info with what is broken in words."""
    if info["broken"]:
        broken = info["broken"]
        message = Message("table-broken", {"what": Message(broken["id"], broken["args"], broken["clause"])})
        info["broken"] = sentence(message, language)
    return info


# Opening and finding


@post(
    "/api/play", status_code=201, summary="Play now: a table with bots in all other seats", responses=Refusals
)
async def play_now(
    profile: Caller, data: JSONBody[shapes.PlayNow], tables: TheTables, people: ThePeople
) -> shapes.TableId:
    game = epochal.load(data.game)
    profile = await people.keep(profile)
    table = await tables.play_now(profile.person, game, data.seats, data.level, data.options)
    return shapes.TableId(table.head.id)


@post("/api/tables", status_code=201, summary="Open a table", responses=Refusals)
async def open_table(
    profile: Caller,
    data: JSONBody[shapes.NewTable],
    tables: TheTables,
    people: ThePeople,
    request: AnyRequest,
) -> Response[Info]:
    game = epochal.load(data.game)
    bots: dict[int, str] = {}
    for seat, level in data.bots.items():
        if not seat.isascii() or not seat.isdigit() or len(seat) > 3:
            raise BadInput("table-no-seat")
        bots[int(seat)] = level
    profile = await people.keep(profile)
    sit = next((seat for seat in range(data.seats) if seat not in bots), None)
    table = await tables.create(profile.person, game, data.seats, data.options, bots, data.open, sit)
    answer = told(table, profile, request)
    answer.status_code = 201
    return answer


@get(
    "/api/tables",
    summary="Tables: open ones, mine (my turn first), those to watch, finished ones",
    responses=Refusals,
)
async def list_tables(
    profile: Caller,
    tables: TheTables,
    request: AnyRequest,
    which: Annotated[str, QueryParameter(name="list", schema_extra={"enum": list(LISTS)})] = "open",
) -> Response[list[Info]]:
    if which not in LISTS:
        raise Problem(422, "server-list", list=which, known=", ".join(LISTS))
    found = await tables.listed(which, profile.person)
    return raw(encode([localized(info, language_of(request)) for info in found]))


@get("/api/tables/{id:str}", summary="A table", responses=Refusals)
async def show_table(
    id: FromPath[str], profile: Caller, tables: TheTables, request: AnyRequest
) -> Response[Info]:
    return told(await tables.get(id), profile, request)


# Sitting


@post("/api/tables/{id:str}/join", status_code=200, summary="Take a seat", responses=Refusals)
async def join_table(
    id: FromPath[str],
    profile: Caller,
    data: JSONBody[shapes.Join],
    tables: TheTables,
    people: ThePeople,
    request: AnyRequest,
) -> Response[Info]:
    table = await tables.get(id)
    profile = await people.keep(profile)
    await table.join(profile.id, profile.name, data.secret, data.seat)
    return told(table, profile, request)


@post(
    "/api/tables/{id:str}/leave", status_code=200, summary="Leave before the game begins", responses=Refusals
)
async def leave_table(
    id: FromPath[str], profile: Caller, tables: TheTables, request: AnyRequest
) -> Response[Info]:
    table = await tables.get(id)
    await tables.leave(table, profile.person)
    return told(table, profile, request)


@post("/api/tables/{id:str}/bot", status_code=200, summary="Seat a bot, or send it away", responses=Refusals)
async def seat_bot(
    id: FromPath[str], profile: Caller, data: JSONBody[shapes.SetBot], tables: TheTables, request: AnyRequest
) -> Response[Info]:
    table = await tables.get(id)
    level = check_level(table.head.game, data.level) if data.level is not None else None
    await table.set_bot(profile.id, data.seat, level)
    return told(table, profile, request)


@post("/api/tables/{id:str}/start", status_code=200, summary="Begin the game", responses=Refusals)
async def start_table(
    id: FromPath[str], profile: Caller, tables: TheTables, request: AnyRequest
) -> Response[Info]:
    table = await tables.get(id)
    await table.start(profile.id)
    tables.wake(table)
    return told(table, profile, request)


@post("/api/tables/{id:str}/resign", status_code=200, summary="Leave my seat to a bot", responses=Refusals)
async def resign(
    id: FromPath[str], profile: Caller, tables: TheTables, request: AnyRequest
) -> Response[Info]:
    table = await tables.get(id)
    await table.resign(profile.id, usual_level(table.head.game))
    tables.wake(table)
    return told(table, profile, request)


@post("/api/tables/{id:str}/rematch", status_code=200, summary="Play again", responses=Refusals)
async def rematch(
    id: FromPath[str], profile: Caller, tables: TheTables, people: ThePeople, request: AnyRequest
) -> Response[Info]:
    profile = await people.keep(profile)
    again = await tables.rematch(profile.person, await tables.get(id))
    return told(again, profile, request)


@post("/api/tables/{id:str}/chat", status_code=204, summary="Say something", responses=Refusals)
async def say(id: FromPath[str], profile: Caller, data: JSONBody[shapes.Say], tables: TheTables) -> None:
    await (await tables.get(id)).say(profile.id, profile.name, data.text)


# Playing


@get("/api/tables/{id:str}/state", summary="The table as I see it, now or at a position", responses=Refusals)
async def show_state(
    id: FromPath[str], profile: Caller, tables: TheTables, at: Position = None
) -> Response[State]:
    table = await tables.get(id)
    if at is not None:
        return raw(await table.state_json_at(profile.id, at))
    if table.broken is not None:
        _ = table.play
    return raw(table.state_json(profile.id))


@get("/api/tables/{id:str}/log", summary="What happened, as far as I may know", responses=Refusals)
async def show_log(
    id: FromPath[str],
    profile: Caller,
    tables: TheTables,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000_000)] = 0,
    last: Annotated[int | None, QueryParameter(name="to", ge=0, le=1_000_000_000)] = None,
) -> Response[list[LogRow]]:
    table = await tables.get(id)
    return raw(await table.log_json(profile.id, first, last))


async def _played(
    table: Table, profile: Profile, tables: Tables, request: AnyRequest, work: Any
) -> Response[State]:
    try:
        await work
    except Stale as stale:
        table = await tables.get(table.head.id)
        return answer(request, 409, stale.message, state=table.state_json(profile.id))
    tables.wake(table)
    return raw(table.state_json(profile.id))


@post(
    "/api/tables/{id:str}/act", status_code=200, summary="Choose, in answer to a position", responses=Acting
)
async def act(
    id: FromPath[str], profile: Caller, data: JSONBody[shapes.Act], tables: TheTables, request: AnyRequest
) -> Response[State]:
    table = await tables.get(id)
    work = table.act(profile.id, data.position, data.verb, data.noun)
    return await _played(table, profile, tables, request, work)


@post("/api/tables/{id:str}/undo", status_code=200, summary="Take my last choice back", responses=Acting)
async def undo(
    id: FromPath[str], profile: Caller, data: JSONBody[shapes.Undo], tables: TheTables, request: AnyRequest
) -> Response[State]:
    table = await tables.get(id)
    return await _played(table, profile, tables, request, table.undo(profile.id, data.position))


@get("/api/tables/{id:str}/why", summary="Why I cannot do something now", responses=Refusals)
async def why(
    id: FromPath[str], profile: Caller, tables: TheTables, verb: FromQuery[str], noun: FromQuery[str] = ""
) -> Why:
    table = await tables.get(id)
    seat, state = table.must_sit(profile.id), table.play.state
    action = table.game.actions.index(verb, noun)
    if action in state.legal(seat):
        return Why(None, state.prompt(seat).clause)
    reason = plain(state.why_not(seat, action))
    return Why(shapes.Message(**reason), reason["clause"])


@get("/api/tables/{id:str}/odds", summary="The odds of a fight I could begin now", responses=Refusals)
async def show_odds(
    id: FromPath[str], profile: Caller, tables: TheTables, verb: FromQuery[str], noun: FromQuery[str] = ""
) -> Response[Odds | None]:
    table = await tables.get(id)
    seat, state = table.must_sit(profile.id), table.play.state
    action = table.game.actions.index(verb, noun)
    if action not in state.legal(seat):
        return raw(b"null")
    # Asked of a state with every secret dealt anew, the odds can tell none.
    found = await asyncio.to_thread(lambda: odds(state.redeal(seat, Seeded(0)), seat, action))
    return raw(encode(Odds(*found) if found else None))


@get(
    "/api/tables/{id:str}/advice",
    summary="What a program would do in my place: up to three choices, best first",
    responses=Refusals,
)
async def show_advice(
    id: FromPath[str], profile: Caller, tables: TheTables, gate: TheGate
) -> Response[list[Advice]]:
    gate.refuse_flood(gate.advice, profile.id)
    return raw(await tables.adviser.advise(await tables.get(id), profile.id))


# The game as a file


@get("/api/tables/{id:str}/file", summary="The game file of a finished game", responses=Refusals)
async def download(id: FromPath[str], profile: Caller, tables: TheTables) -> Response[str]:
    table = await tables.get(id)
    text = await asyncio.to_thread(lambda: table.record(profile.id).dumps())
    name = f"{table.head.game}-{table.head.id}.jsonl"
    return Response(
        text,
        media_type="application/jsonl; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{id:str}/verify", summary="Check every choice and every roll", responses=Refusals)
async def verify(id: FromPath[str], profile: Caller, tables: TheTables, request: AnyRequest) -> Proof:
    table = await tables.get(id)
    record, language = table.record(profile.id), language_of(request)

    def check() -> Proof:
        try:
            Record.loads(record.dumps()).verify(table.game)
        except EpochalError as error:
            failed = Message("server-verify-failed", {"what": error.message})
            return Proof(False, sentence(failed, language, table.game))
        id = "server-verified" if record.proven() else "server-verified-partly"
        return Proof(record.proven(), sentence(Message(id, {"count": len(record.moves)}), language))

    return await asyncio.to_thread(check)


@post(
    "/api/replays",
    status_code=201,
    request_max_body_size=MOST_FILE,
    summary="Look at a game file: its text is the body",
    responses=Refusals,
)
async def upload(
    profile: Caller, tables: TheTables, people: ThePeople, request: AnyRequest
) -> Response[Info]:
    body = await request.body()
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        raise Problem(422, "error-file-json", line=1, what=str(error.reason)) from error
    profile = await people.keep(profile)
    table = await tables.import_record(profile.person, text)
    made = told(table, profile, request)
    made.status_code = 201
    return made


ROUTES = [
    play_now, open_table, list_tables, show_table, join_table, leave_table, seat_bot, start_table, resign, rematch,
    say, show_state, show_log, act, undo, why, show_odds, show_advice, download, verify, upload,
]  # fmt: skip
