"""The gate before every call: who calls, whether they call too often, and whether they come from our own page."""

import time
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from epochal.server.people import COOKIE, NOBODY, YEAR, People
from epochal.server.problems import Problem

SAFE = ("GET", "HEAD", "OPTIONS")
FORGIVING = "/api/me"
BURST_SECONDS = 5.0
PER_ADDRESS = 10.0
KEPT = 50_000


class Buckets:
    """How much everybody may still ask for: each has a bucket that fills at a rate. A rate of 0 means no limit."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._levels: dict[str, tuple[float, float]] = {}

    def take(self, key: str, amount: float = 1.0) -> float:
        """Take from a bucket: 0 if there was enough in it, else the seconds to wait."""
        if not self.rate:
            return 0.0
        now = time.monotonic()
        level, at = self._levels.get(key, (self.burst, now))
        level = min(self.burst, level + (now - at) * self.rate)
        if level < amount:
            self._levels[key] = level, now
            return (amount - level) / self.rate
        if len(self._levels) > KEPT:
            self._levels = {
                key: (left, at)
                for key, (left, at) in self._levels.items()
                if left + (now - at) * self.rate < self.burst
            }
        self._levels[key] = level - amount, now
        return 0.0


class Gate(ASGIMiddleware):
    """Sets ``scope["state"]["profile"]`` on every call under /api; refuses floods, forged cookies and other sites."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, people: People, rate: float, secure: bool) -> None:
        self.people = people
        self.secure = secure
        self.persons = Buckets(rate, rate * BURST_SECONDS)
        # Logins tried: ten at once, then one in five seconds, for each address and each login.
        self.attempts = Buckets(0.2 if rate else 0.0, 10.0)
        # Advice, which takes a while to think of: ten times at once, then once in two seconds, for each person.
        self.advice = Buckets(0.5 if rate else 0.0, 10.0)
        self.addresses = Buckets(rate * PER_ADDRESS, rate * PER_ADDRESS * BURST_SECONDS)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if not scope["path"].startswith("/api/") or scope["path"].startswith("/api/schema"):
            await next_app(scope, receive, send)
            return
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        address = connection.client.host if connection.client else ""
        self.refuse_flood(self.addresses, address)
        self._refuse_other_sites(connection)
        cookie = connection.cookies.get(COOKIE)
        id = self.people.signed(cookie) if cookie else self.people.new_id()
        if id is None and scope["path"] == FORGIVING:
            cookie, id = None, self.people.new_id()
        if id is None:
            raise Problem(401, "server-cookie", {"set-cookie": NOBODY.to_header(header="")})
        self.refuse_flood(self.persons, id if cookie else address)
        scope["state"]["profile"] = await self.people.get(id)
        if cookie or (scope["path"] != FORGIVING and scope.get("method", "GET") in SAFE):
            # Looking around makes nobody: a page asks for much at once, and each answer would name another guest.
            await next_app(scope, receive, send)
            return

        async def send_with_cookie(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                headers = MutableScopeHeaders.from_message(message)
                if "set-cookie" not in headers:
                    headers.add("set-cookie", self.cookie(id).to_header(header=""))
            await send(message)

        await next_app(scope, receive, send_with_cookie)

    def cookie(self, id: str) -> Cookie:
        """The cookie that makes a browser this person's."""
        return Cookie(
            key=COOKIE,
            value=self.people.sign(id),
            path="/",
            max_age=YEAR,
            httponly=True,
            secure=self.secure,
            samesite="lax",
        )

    @staticmethod
    def refuse_flood(buckets: Buckets, key: str) -> None:
        """Take from a bucket, or say how long to wait."""
        wait = buckets.take(key)
        if wait:
            raise Problem(429, "server-flood", {"retry-after": str(int(wait) + 1)})

    @staticmethod
    def _refuse_other_sites(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        origin = connection.headers.get("origin")
        if not origin or connection.scope.get("method") in SAFE:
            return
        if urlsplit(origin).netloc != connection.headers.get("host", ""):
            raise Problem(403, "server-origin")
