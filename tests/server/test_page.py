"""The page and the description of the interface."""

import json
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient

from epochal.server import page
from epochal.server.app import create_app
from epochal.server.settings import Settings
from tests.server.living import Server


@pytest.fixture
def client_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "client"
    folder.mkdir()
    monkeypatch.setattr(page, "CLIENT", folder)
    return folder


def test_without_a_built_client_the_page_says_how_to_build_it(client_folder: Path, tmp_path: Path) -> None:
    with TestClient(create_app(Settings(data=tmp_path, bot_processes=1))) as browser:
        answer = browser.get("/", headers={"accept-language": "pt-BR,pt;q=0.9"})
        assert answer.status_code == 503
        assert "make client" in answer.text
        assert '<html lang="pt-BR">' in answer.text


def test_the_client_is_served_for_every_address_of_its_own(client_folder: Path, tmp_path: Path) -> None:
    (client_folder / "index.html").write_text("<!doctype html>page")
    (client_folder / "assets").mkdir()
    (client_folder / "assets" / "app.js").write_text("1;" * 1000)
    (tmp_path / "outside.txt").write_text("secret")
    with TestClient(create_app(Settings(data=tmp_path, bot_processes=1))) as browser:
        for path in ("/", "/table/abc", "/rules/hotw2001/combat.tie"):
            assert browser.get(path).text == "<!doctype html>page", path
        script = browser.get("/assets/app.js")
        assert script.text == "1;" * 1000
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        again = browser.get("/", headers={"if-none-match": browser.get("/").headers["etag"]})
        assert again.status_code == 304
        assert browser.get("/assets/none.js").status_code == 404
        for path in ("/../outside.txt", "/%2e%2e/outside.txt", "/..%2foutside.txt"):
            assert "secret" not in browser.get(path).text
        assert browser.get("/api/none").status_code == 404


def test_the_interface_has_an_interactive_page_that_needs_no_other_site(server: Server) -> None:
    with httpx.Client(base_url=server.address, follow_redirects=True) as browser:
        shown = browser.get("/api/schema/swagger")
        assert shown.status_code == 200
        assert "https://" not in shown.text.replace("https://spec.openapis.org", "")
        for name in ("swagger-ui-bundle.js", "swagger-ui-standalone-preset.js", "swagger-ui.css"):
            assert f"/api/schema/assets/{name}" in shown.text
            assert browser.get(f"/api/schema/assets/{name}").status_code == 200
        assert browser.get("/api/schema/assets/other.js").status_code == 404
        text = browser.get("/api/schema/openapi.json").text
        assert '"examples"' not in text, "made up anew each time, and the client's types with them"
        described = json.loads(text)
        assert "/api/tables/{id}/act" in described["paths"]
