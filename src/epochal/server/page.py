"""The page: the built client, for every address that is not the interface's; or how to build it, if it is missing."""

import gzip
import mimetypes
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from epochal.core.events import Message
from epochal.server.problems import asked_language, sentence

CLIENT = Path(__file__).parent / "static"
SQUEEZED = ("text/", "application/json", "image/svg", "application/javascript", "application/manifest")
GUARDS = {
    "vary": "accept-encoding",
    "x-content-type-options": "nosniff",
    "x-frame-options": "SAMEORIGIN",
    "referrer-policy": "same-origin",  # an invitation holds a secret
}
FOR_EVER = "public, max-age=31536000, immutable"

EMPTY = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>
<style>body{{font:1.1rem/1.6 system-ui;max-width:40rem;margin:15vh auto;padding:0 1rem}}</style></head>
<body><h1>{title}</h1><p>{text}</p></body></html>
"""


class Asset(NamedTuple):
    """A file of the client, as it is sent."""

    content: bytes
    squeezed: bytes | None
    kind: str
    changed: float


def _read(path: Path) -> Asset:
    changed = path.stat().st_mtime
    return _asset(path, changed)


@cache
def _asset(path: Path, changed: float) -> Asset:
    content = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    squeezed = gzip.compress(content, 6) if kind.startswith(SQUEEZED) and len(content) > 500 else None
    return Asset(content, squeezed, kind, changed)


def _found(path: str) -> Path | None:
    """The file of a path within the client's folder, and of no path out of it."""
    file = (CLIENT / path.lstrip("/")).resolve()
    return file if file.is_relative_to(CLIENT.resolve()) and file.is_file() else None


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[Any]:
    if path.lstrip("/").split("/")[0] == "api":
        raise NotFoundException
    file = _found(path) if path.strip("/") else None
    if file is None and mimetypes.guess_type(path)[0] is not None:
        raise NotFoundException  # a file that is not there; /rules/hotw2001/combat.tie is a page
    asset = file or _found("index.html")
    if asset is None:
        return _how_to_build(request)
    return _sent(request, _read(asset), lasting=file is not None and path.lstrip("/").startswith("assets/"))


def _sent(request: Request[Any, Any, Any], asset: Asset, lasting: bool) -> Response[bytes]:
    etag = f'"{asset.changed:.6f}-{len(asset.content)}"'
    headers = {**GUARDS, "cache-control": FOR_EVER if lasting else "no-cache", "etag": etag}
    if request.headers.get("if-none-match") == etag:
        return Response(b"", status_code=304, headers=headers, media_type=asset.kind)
    content = asset.content
    if asset.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = asset.squeezed
        headers["content-encoding"] = "gzip"
    kind = asset.kind
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    return Response(content, headers=headers, media_type=kind)


def _how_to_build(request: Request[Any, Any, Any]) -> Response[str]:
    language = asked_language(request.headers.get("accept-language", ""))
    text = EMPTY.format(
        language=language,
        title=sentence(Message("server-no-client-title", {}), language),
        text=sentence(Message("server-no-client", {"address": "/api/schema"}), language),
    )
    return Response(text, status_code=503, media_type="text/html; charset=utf-8")


ROUTES = [page]
