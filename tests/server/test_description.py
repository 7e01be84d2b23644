"""The description of the interface is true: Schemathesis calls every route of a live server with all kinds of input."""

from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from tests.server.living import Player, Server
from tests.server.test_play import sit_down

CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]
EXAMPLES = 10


def test_every_route_answers_as_described(server: Server, ana: Player, rui: Player) -> None:
    """With made-up input on the whole, and at a real table."""
    table = sit_down(ana, rui)
    cookie = f"epochal={ana.http.cookies['epochal']}"
    schema = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
    routes = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation: Any = found.ok()

        @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def call(case: Case[Any]) -> None:
            for id in ("made up", table):
                if id == table:
                    if "id" not in (case.path_parameters or {}):
                        continue
                    case.path_parameters["id"] = table
                answer = case.call(headers={"cookie": cookie})
                case.validate_response(answer, checks=CHECKS)

        call()
        routes += 1
    assert routes > 25
