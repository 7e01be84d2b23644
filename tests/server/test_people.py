"""People: guests, names, accounts, one-time links."""

import httpx
import pytest

from tests.server.living import Player, Server


def test_a_guest_at_once_with_a_cookie_that_scripts_cannot_read(server: Server) -> None:
    with httpx.Client(base_url=server.address) as browser:
        first = browser.get("/api/me")
        assert first.json()["guest"] is True
        assert first.json()["name"]
        cookie = first.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        again = browser.get("/api/me")
        assert again.json() == first.json()
        assert "set-cookie" not in again.headers


def test_looking_around_makes_nobody_so_that_one_page_makes_one_guest(server: Server) -> None:
    with httpx.Client(base_url=server.address) as browser:
        for path in ("/api/games", "/api/tables?list=mine", "/api/games/pebbles"):
            assert "set-cookie" not in browser.get(path).headers
        assert "set-cookie" in browser.post("/api/play", json={"game": "pebbles"}).headers
        assert "set-cookie" not in browser.get("/api/me").headers


def test_name_and_language_can_be_chosen(ana: Player) -> None:
    me = ana.ask("PATCH", "/api/me", json={"name": "  Ana   Maria ", "language": "pt-BR"}).json()
    assert (me["name"], me["language"]) == ("Ana Maria", "pt-BR")
    assert ana.get("/api/me") == me
    assert ana.get("/api/tables/none", 404)["text"] == "Essa mesa não existe. Confira o link."


@pytest.mark.parametrize(
    "change", [{"name": ""}, {"name": "   "}, {"name": "a\u0007b"}, {"name": "a" * 41}, {"language": "tlh"}]
)
def test_names_and_languages_that_cannot_be(ana: Player, change: dict[str, str]) -> None:
    assert ana.ask("PATCH", "/api/me", json=change).status_code == 422
    assert ana.get("/api/me") == ana.me


def test_a_new_name_is_seen_at_the_table(ana: Player) -> None:
    table = ana.post("/api/tables", {"game": "pebbles", "seats": 2})["id"]
    ana.ask("PATCH", "/api/me", json={"name": "Ana"})
    assert ana.get(f"/api/tables/{table}")["seats"][0]["name"] == "Ana"


def test_an_account_keeps_what_the_guest_had(ana: Player, server: Server) -> None:
    table = ana.post("/api/tables", {"game": "pebbles", "seats": 2})["id"]
    login = {"login": "Ana.1", "password": "correct horse"}
    me = ana.post("/api/account", login)
    assert (me["id"], me["guest"]) == (ana.me["id"], False)
    assert ana.post("/api/account", login, 409)["error"]["id"] == "server-has-account"
    with Player(server) as elsewhere:
        wrong = elsewhere.post("/api/login", {**login, "password": "wrong"}, 401)
        assert wrong["error"]["id"] == "server-login-wrong"
        taken = elsewhere.post("/api/account", login, 409)
        assert taken["error"]["id"] == "server-login-taken"
        assert elsewhere.post("/api/login", {**login, "login": "ANA.1"})["id"] == ana.me["id"]
        assert elsewhere.get("/api/tables?list=mine")[0]["id"] == table
        assert elsewhere.ask("POST", "/api/logout").status_code == 204
        assert elsewhere.get("/api/me")["guest"] is True


@pytest.mark.parametrize(
    ("login", "password", "id"),
    [("ab", "long enough", "server-login-form"), ("a b c", "long enough", "server-login-form"),
     ("fine", "short", "server-password-short")],
)  # fmt: skip
def test_accounts_that_cannot_be(server: Server, login: str, password: str, id: str) -> None:
    with Player(server) as guest:
        assert guest.post("/api/account", {"login": login, "password": password}, 422)["error"]["id"] == id


def test_a_link_carries_the_identity_to_another_device_once(ana: Player, rui: Player, server: Server) -> None:
    path = ana.post("/api/me/link")["path"]
    token = path.removeprefix("/link/")
    assert rui.post("/api/link", {"token": "x" + token}, 403)["error"]["id"] == "server-link"
    with Player(server) as phone:
        assert phone.post("/api/link", {"token": token})["id"] == ana.me["id"]
        assert phone.get("/api/me")["id"] == ana.me["id"]
    assert rui.post("/api/link", {"token": token}, 403)["error"]["id"] == "server-link"
    assert rui.get("/api/me")["id"] == rui.me["id"]
