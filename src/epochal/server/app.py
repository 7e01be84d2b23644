"""The application, put together."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from importlib.resources import files
from typing import Any

from litestar import Litestar, Response, get
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import SwaggerRenderPlugin
from litestar.params import FromPath

import epochal
from epochal.server import about_games, about_people, about_tables, live, page
from epochal.server.gate import Gate
from epochal.server.people import People
from epochal.server.problems import HANDLERS
from epochal.server.settings import Settings
from epochal.store.store import Store
from epochal.table.tables import Tables
from epochal.table.thinking import Thinkers

MOST_BODY = 64_000
TIDY_SECONDS = 600.0
SCHEMA = "/api/schema"
SWAGGER = {
    "swagger-ui-bundle.js": "text/javascript",
    "swagger-ui-standalone-preset.js": "text/javascript",
    "swagger-ui.css": "text/css",
}


@get(f"{SCHEMA}/assets/{{name:str}}", include_in_schema=False)
async def swagger(name: FromPath[str]) -> Response[bytes]:
    """The interactive page's own files, so that it works without any other site."""
    if name not in SWAGGER:
        raise NotFoundException
    content = (files("swagger_ui") / "static" / name).read_bytes()
    return Response(content, media_type=SWAGGER[name], headers={"cache-control": "max-age=86400"})


def description() -> OpenAPIConfig:
    """How the interface is described."""
    assets = [f"{SCHEMA}/assets/{name}" for name in SWAGGER]
    return OpenAPIConfig(
        title="Epochal",
        version=epochal.__version__,
        path=SCHEMA,
        render_plugins=[
            SwaggerRenderPlugin(
                js_url=assets[0],
                standalone_preset_js_url=assets[1],
                css_url=assets[2],
                favicon='<link rel="icon" href="data:,">',
            )
        ],
        use_handler_docstrings=False,
    )


async def _tidy() -> None:
    """Look for garbage among everything only now and then: with thousands of connections each look stops play for a moment."""
    gc.collect()
    gc.freeze()
    before = gc.get_threshold()
    gc.set_threshold(50_000, 20, 1_000_000)
    try:
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            gc.collect()
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


def create_app(settings: Settings) -> Litestar:
    """The application with these settings. It opens the store at once."""
    for module in settings.game_modules:
        import_module(module)
    secret = settings.secret()
    store = Store(settings.url())
    thinkers = Thinkers(settings.bot_processes, settings.game_modules)
    tables = Tables(store, thinkers, settings.bot_delay)
    people = People(store, secret)
    gate = Gate(people, settings.rate, settings.secure_cookie)

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await tables.resume()
        tables.warm_up()
        tidying = asyncio.create_task(_tidy())
        try:
            yield
        finally:
            tidying.cancel()
            await tables.close()
            store.close()

    def given(thing: Any) -> Provide:
        return Provide(lambda: thing, sync_to_thread=False)

    routes: list[Any] = [swagger]
    for part in (about_games, about_people, about_tables, live, page):
        routes += part.ROUTES
    return Litestar(
        routes,
        dependencies={
            "profile": Provide(about_people.provide_profile, sync_to_thread=False),
            "people": given(people),
            "tables": given(tables),
            "gate": given(gate),
        },
        middleware=[gate],
        exception_handlers=HANDLERS,
        openapi_config=description(),
        request_max_body_size=MOST_BODY,
        lifespan=[life],
        debug=False,
    )
