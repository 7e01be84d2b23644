"""People: a guest at once, a name of one's own, an account if wanted, and one-time links to another device."""

import asyncio
import hashlib
import re
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeTimedSerializer
from litestar.datastructures import Cookie
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from epochal.server.problems import Problem
from epochal.store import schema
from epochal.store.store import Store
from epochal.table.tables import Person

COOKIE: Final = "epochal"
NOBODY: Final = Cookie(key=COOKIE, value="", path="/", max_age=0, httponly=True, samesite="lax")
YEAR: Final = 365 * 24 * 3600
LINK_SECONDS: Final = 15 * 60
LEAST_PASSWORD: Final = 8
REMEMBERED: Final = 20_000

_LOGIN = re.compile(r"[\w.-]{3,40}")
_NAMES = (
    "Akhenaten", "Alcuin", "Amanirenas", "Asoka", "Aspasia", "Atahualpa", "Boudica", "Cassiodorus", "Cleopatra",
    "Cyrus", "Dido", "Enheduanna", "Fatima", "Gilgamesh", "Hannibal", "Hatshepsut", "Herodotus", "Hypatia",
    "Ibn Khaldun", "Imhotep", "Irene", "Justinian", "Kublai", "Lalibela", "Mansa Musa", "Nefertiti", "Nzinga",
    "Pachacuti", "Pericles", "Sargon", "Sappho", "Sejong", "Sima Qian", "Suleiman", "Tamerlane", "Theodora",
    "Tomyris", "Trajan", "Trung Trac", "Wu Zetian", "Xerxes", "Zenobia",
)  # fmt: skip


@dataclass(frozen=True)
class Profile:
    """A person. A guest is stored only when there is something to remember."""

    id: str
    name: str
    language: str | None = None
    login: str | None = None
    stored: bool = False

    @property
    def person(self) -> Person:
        return Person(self.id, self.name)


class People:
    """Who is who."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self._signer = URLSafeTimedSerializer(secret, salt="identity")
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(2)  # each hash takes much memory, on purpose
        self._known: OrderedDict[str, Profile] = OrderedDict()
        self._nobody = self._hasher.hash(secrets.token_hex(16))

    # The cookie

    def sign(self, id: str) -> str:
        """The cookie of a person."""
        return self._signer.dumps(id)

    def signed(self, cookie: str) -> str | None:
        """Whose cookie this is; None if it is not one of ours."""
        try:
            id = self._signer.loads(cookie, max_age=YEAR)
        except BadSignature:
            return None
        return id if isinstance(id, str) else None

    @staticmethod
    def new_id() -> str:
        return secrets.token_urlsafe(12)

    # Profiles

    async def get(self, id: str) -> Profile:
        """A person by id; a guest if nothing is known."""
        if id not in self._known:
            found = await self.store.read(_find(schema.people.c.id == id))
            self._remember(_profile(found) if found else Profile(id, _guest_name(id)))
        self._known.move_to_end(id)
        return self._known[id]

    async def keep(self, profile: Profile) -> Profile:
        """Store a guest who now sits somewhere."""
        return profile if profile.stored else await self.change(profile)

    async def change(self, profile: Profile, **values: Any) -> Profile:
        """Store a person with changed values."""
        changed = replace(profile, stored=True, **values)

        def work(connection: Connection) -> None:
            fields = {"name": changed.name, "language": changed.language}
            own = schema.people.c.id == profile.id
            if connection.execute(update(schema.people).where(own).values(**fields)).rowcount == 0:
                row = {"id": profile.id, "created": time.time(), **fields}
                connection.execute(insert(schema.people), row)

        await self.store.write(work)
        self._remember(changed)
        return changed

    def _remember(self, profile: Profile) -> None:
        self._known[profile.id] = profile
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    # Accounts

    async def claim(self, profile: Profile, login: str, password: str) -> Profile:
        """Make a guest an account; everything they did stays theirs."""
        if profile.login is not None:
            raise Problem(409, "server-has-account")
        if not _LOGIN.fullmatch(login):
            raise Problem(422, "server-login-form")
        if len(password) < LEAST_PASSWORD:
            raise Problem(422, "server-password-short", least=LEAST_PASSWORD)
        login = login.casefold()
        profile = await self.keep(profile)
        async with self._hashing:
            hashed = await asyncio.to_thread(self._hasher.hash, password)
        people = schema.people

        def work(connection: Connection) -> None:
            own = (people.c.id == profile.id) & people.c.login.is_(None)
            connection.execute(update(people).where(own).values(login=login, password=hashed))

        try:
            await self.store.write(work)
        except IntegrityError:
            raise Problem(409, "server-login-taken", login=login) from None
        changed = replace(profile, login=login)
        self._remember(changed)
        return changed

    async def log_in(self, login: str, password: str) -> Profile:
        """The person behind a login."""
        found = await self.store.read(_find(schema.people.c.login == login.casefold()))
        async with self._hashing:
            # As much work for a login that is not there, so that time does not tell.
            hashed = found.password if found else self._nobody
            right = await asyncio.to_thread(self._verify, hashed, password)
        if found is None or not right:
            raise Problem(401, "server-login-wrong")
        profile = _profile(found)
        self._remember(profile)
        return profile

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    # Links to another device

    async def link(self, profile: Profile) -> str:
        """A token that makes another device this person's, once."""
        profile = await self.keep(profile)
        token = secrets.token_urlsafe(24)
        row = {"digest": _digest(token), "person": profile.id, "expires": time.time() + LINK_SECONDS}

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.links).where(schema.links.c.expires < time.time()))
            connection.execute(insert(schema.links), row)

        await self.store.write(work)
        return token

    async def follow(self, token: str) -> Profile:
        """The person of a link. It works once."""
        links = schema.links

        def work(connection: Connection) -> str | None:
            own = (links.c.digest == _digest(token)) & (links.c.expires >= time.time())
            found = connection.execute(select(links.c.person).where(own)).scalar_one_or_none()
            gone = connection.execute(delete(links).where(own)).rowcount
            return found if gone else None

        id = await self.store.write(work)
        if id is None:
            raise Problem(403, "server-link")
        return await self.get(id)


def clean_name(name: str) -> str:
    """A name that can be shown."""
    name = " ".join(name.split())
    if not 1 <= len(name) <= 40 or not name.isprintable():
        raise Problem(422, "server-name-form")
    return name


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _find(where: Any) -> Any:
    def work(connection: Connection) -> Any:
        return connection.execute(select(schema.people).where(where)).one_or_none()

    return work


def _profile(row: Any) -> Profile:
    return Profile(row.id, row.name, row.language, row.login, True)


def _guest_name(id: str) -> str:
    number = int.from_bytes(hashlib.sha256(id.encode()).digest()[:4], "big")
    return f"{_NAMES[number % len(_NAMES)]} {number // len(_NAMES) % 90 + 10}"
