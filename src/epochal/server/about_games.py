"""Routes about the games themselves: what they are, their things, their words and rules."""

from functools import cache
from importlib.resources import files
from typing import Any

from litestar import Response, get
from litestar.enums import MediaType
from litestar.params import FromPath

import epochal
from epochal.bots import levels
from epochal.core.clauses import rulebook
from epochal.core.text import LANGUAGES, Text
from epochal.server.problems import Problem
from epochal.server.shapes import Clause, GameData, GameEntry, GameOption, Refusals, Verb
from epochal.table.story import encode
from epochal.table.thinking import usual_level


def raw(content: bytes, status: int = 200) -> Response[Any]:
    """JSON that is already written."""
    return Response(content, status_code=status, media_type=MediaType.JSON)


@get("/api/games", summary="The games", responses=Refusals)
async def list_games() -> list[GameEntry]:
    return [_entry(id) for id in epochal.games()]


@cache
def _entry(id: str) -> GameEntry:
    game = epochal.load(id)
    return GameEntry(
        id=id,
        title={language: Text(language, game).say("game-title") for language in LANGUAGES},
        seats=(game.seats[0], game.seats[-1]),
        minutes=game.minutes(),
        options=[GameOption(o.id, list(o.values), o.default, o.clause) for o in game.options],
        levels=levels(id),
        usual_level=usual_level(id),
    )


@get("/api/games/{game:str}", summary="A game with the names and records of its things", responses=Refusals)
async def show_game(game: FromPath[str]) -> Response[GameData]:
    return raw(_data(game))


@cache
def _data(id: str) -> bytes:
    game = epochal.load(id)
    things = game.things()
    return encode(
        GameData(
            id=id,
            rules=game.rules,
            content=game.content,
            digest=game.digest,
            names={ref: dict(record["name"]) for ref, record in things.items()},
            records={ref: {k: v for k, v in r.items() if k != "name"} for ref, r in things.items()},
            verbs=[Verb(verb.name, verb.kind) for verb in game.actions.verbs],
        )
    )


@get(
    "/api/games/{game:str}/text/{language:str}",
    media_type="text/plain; charset=utf-8",
    summary="The messages of the kernel and of a game, in Fluent",
    responses=Refusals,
)
async def show_text(game: FromPath[str], language: FromPath[str]) -> str:
    return _text(game, _known(language))


@cache
def _text(id: str, language: str) -> str:
    folders = [files("epochal.core") / "messages", files(epochal.load(id).package()) / "text"]
    return "\n".join((folder / f"{language}.ftl").read_text("utf-8") for folder in folders)


@get(
    "/api/games/{game:str}/rules/{language:str}",
    summary="The rules of a game, clause by clause",
    responses=Refusals,
)
async def show_rules(game: FromPath[str], language: FromPath[str]) -> list[Clause]:
    package = epochal.load(game).package()
    found = rulebook(game, _known(language), package).values()
    return [Clause(c.id, c.chapter, c.text, c.ruling) for c in found]


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise Problem(404, "server-language", language=language, known=", ".join(LANGUAGES))
    return language


ROUTES = [list_games, show_game, show_text, show_rules]
