"""Errors as answers: the right status, the message as data, and a sentence in the person's language."""

import logging
from collections.abc import Mapping
from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.enums import MediaType
from litestar.exceptions import (
    HTTPException,
    NotFoundException,
    SerializationException,
    ValidationException,
)

from epochal.core.errors import BadInput, EpochalError, Refused
from epochal.core.events import Arg, Message
from epochal.core.game import Game
from epochal.core.text import Text
from epochal.table.errors import Conflict, Denied, Missing
from epochal.table.story import encode, plain

ALSO = ("epochal.table", "epochal.server")
BY_STATUS = {
    400: "server-malformed",
    401: "server-cookie",
    403: "server-forbidden",
    404: "server-not-found",
    405: "server-method",
    413: "server-too-large",
    415: "server-malformed",
    429: "server-flood",
}

logger = logging.getLogger(__name__)


class Problem(EpochalError):
    """An error with a status of its own."""

    def __init__(self, status: int, id: str, headers: Mapping[str, str] | None = None, **args: Arg) -> None:
        super().__init__(Message(id, args))
        self.status = status
        self.headers = dict(headers or {})


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language of the person, else the one the browser asks for."""
    profile = connection.scope["state"].get("profile")
    if profile is not None and profile.language:
        return str(profile.language)
    return asked_language(connection.headers.get("accept-language", ""))


def asked_language(header: str) -> str:
    """The first language of an Accept-Language header that we speak."""
    for part in header.split(","):
        wanted = part.split(";")[0].strip().lower()
        if wanted.startswith("pt"):
            return "pt-BR"
        if wanted.startswith("en"):
            return "en"
    return "en"


def sentence(
    message: Message, language: str, game: Game | None = None, names: list[str] | None = None
) -> str:
    """A message in words."""
    return Text(language, game, names or (), ALSO).format(message)


def answer(
    request: ASGIConnection[Any, Any, Any, Any],
    status: int,
    message: Message,
    game: Game | None = None,
    headers: Mapping[str, str] | None = None,
    state: bytes | None = None,
) -> Response[Any]:
    """The answer that tells an error; with ``state``, how the table stands."""
    said = {"error": plain(message), "text": sentence(message, language_of(request), game)}
    content = encode(said)
    if state is not None:
        content = b'%b,"state":%b}' % (content[:-1], state)
    return Response(content, status_code=status, media_type=MediaType.JSON, headers=dict(headers or {}))


def status_of(error: EpochalError) -> int:
    """The status for an error of the engine or a table."""
    if isinstance(error, Problem):
        return error.status
    if isinstance(error, Missing):
        return 404
    if isinstance(error, Denied):
        return 403
    if isinstance(error, Conflict):
        return 409
    if isinstance(error, BadInput) and error.message.id == "error-no-such-game":
        return 404
    return 422


def on_epochal_error(request: Request[Any, Any, Any], error: EpochalError) -> Response[Any]:
    """An error that explains itself."""
    headers = error.headers if isinstance(error, Problem) else None
    return answer(request, status_of(error), error.message, error.game, headers)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """An error of the framework: a route that is not there, a body that cannot be read."""
    status = error.status_code
    if isinstance(error, ValidationException):
        wrong = ", ".join(str(item.get("key", "")) for item in _extras(error) if item.get("key"))
        return answer(request, 400, Message("server-invalid", {"what": wrong or "-"}))
    if isinstance(error, NotFoundException):
        return answer(request, 404, Message("server-not-found", {}))
    id = BY_STATUS.get(status, "server-failed" if status >= 500 else "server-malformed")
    return answer(request, status, Message(id, {}), headers=error.headers)


def _extras(error: HTTPException) -> list[dict[str, Any]]:
    return [item for item in error.extra if isinstance(item, dict)] if isinstance(error.extra, list) else []


def on_unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A body that is no JSON, or nested beyond all measure."""
    return answer(request, 400, Message("server-malformed", {}))


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A fault of ours."""
    logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return answer(request, 500, Message("server-failed", {}))


HANDLERS: dict[Any, Any] = {
    EpochalError: on_epochal_error,
    Refused: on_epochal_error,
    HTTPException: on_http_error,
    SerializationException: on_unreadable,
    RecursionError: on_unreadable,
    Exception: on_failure,
}
