"""Routes about oneself: name, language, account, and the way to another device."""

from typing import Any

from litestar import Request, Response, get, patch, post
from litestar.datastructures import State
from litestar.params import JSONBody

from epochal.core.text import LANGUAGES
from epochal.server.gate import Gate
from epochal.server.given import Caller, TheGate, ThePeople, TheTables
from epochal.server.people import NOBODY, Profile, clean_name
from epochal.server.problems import Problem
from epochal.server.shapes import Link, Login, Me, MeChange, Refusals, Token


def provide_profile(request: Request[Any, Any, State]) -> Profile:
    """Whoever calls."""
    profile: Profile = request.scope["state"]["profile"]
    return profile


def shown(profile: Profile) -> Me:
    return Me(profile.id, profile.name, profile.login is None, profile.language)  # type: ignore[arg-type]


@get("/api/me", summary="Who I am; a guest, if this is the first call", responses=Refusals)
async def show_me(profile: Caller) -> Me:
    return shown(profile)


@patch("/api/me", summary="Change my name or language", responses=Refusals)
async def change_me(profile: Caller, data: JSONBody[MeChange], people: ThePeople, tables: TheTables) -> Me:
    values: dict[str, str] = {}
    if data.name is not None:
        values["name"] = clean_name(data.name)
    if data.language is not None:
        if data.language not in LANGUAGES:
            raise Problem(422, "server-language", language=data.language, known=", ".join(LANGUAGES))
        values["language"] = data.language
    if values:
        profile = await people.change(profile, **values)
        tables.rename(profile.person)
    return shown(profile)


@post("/api/account", status_code=200, summary="Make the guest I am an account", responses=Refusals)
async def make_account(
    profile: Caller,
    data: JSONBody[Login],
    people: ThePeople,
    gate: TheGate,
    request: Request[Any, Any, State],
) -> Me:
    _try(gate, request)
    return shown(await people.claim(profile, data.login, data.password))


@post("/api/login", status_code=200, summary="Log in", responses=Refusals)
async def log_in(
    data: JSONBody[Login], people: ThePeople, gate: TheGate, request: Request[Any, Any, State]
) -> Response[Me]:
    _try(gate, request, data.login)
    return _become(await people.log_in(data.login, data.password), gate)


@post(
    "/api/logout",
    status_code=204,
    summary="Be a new guest from now on",
    response_cookies=[NOBODY],
    responses=Refusals,
)
async def log_out() -> None:
    """The cookie is taken away; the next call makes a guest."""


@post(
    "/api/me/link", status_code=200, summary="A link that makes another device mine, once", responses=Refusals
)
async def make_link(profile: Caller, people: ThePeople) -> Link:
    return Link(f"/link/{await people.link(profile)}")


@post("/api/link", status_code=200, summary="Follow such a link", responses=Refusals)
async def follow_link(
    data: JSONBody[Token], people: ThePeople, gate: TheGate, request: Request[Any, Any, State]
) -> Response[Me]:
    _try(gate, request)
    return _become(await people.follow(data.token), gate)


def _become(profile: Profile, gate: Gate) -> Response[Me]:
    return Response(shown(profile), status_code=200, cookies=[gate.cookie(profile.id)])


def _try(gate: Gate, request: Request[Any, Any, State], login: str = "") -> None:
    if login:
        gate.refuse_flood(gate.attempts, f"login {login}")
    if request.client:
        gate.refuse_flood(gate.attempts, f"address {request.client.host}")


ROUTES = [show_me, change_me, make_account, log_in, log_out, make_link, follow_link]
