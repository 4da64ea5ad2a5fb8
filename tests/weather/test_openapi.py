"""Every address of the REST interface, called with whatever its own description allows, and with what it does not, by
somebody with a session and by somebody without: no answer is a server error, and each is what the description promises.
`QUAYSIDE_EXAMPLES` says how many calls each address gets in each of these ways."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.python import asgi
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import quayside
from quayside.server.app import create_app

from ..server.endings import hash_quickly
from ..server.players import settings_in

pytestmark = pytest.mark.slow

EXAMPLES = int(os.environ.get("QUAYSIDE_EXAMPLES", "8"))
DOCUMENT = "/api/docs/openapi.json"
PATIENCE = 120.0  # seconds for an answer, on a machine that does much else
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
INSIDE = ("Traceback", "site-packages", 'File "', "sqlalchemy", "litestar", "msgspec")


class Interface:
    """The application without a network, the document that it gives of itself, and some tables to ask about."""

    def __init__(self, folder: Path) -> None:
        self.app = create_app(settings_in(folder, allowance=1e9, hosts=asgi.HOST))
        self.document = schemathesis.openapi.from_asgi(DOCUMENT, self.app)
        self._client = asgi.get_client(cast(Any, self.app))
        self._session: str | None = None
        self._tables: list[str] = []
        self._number = 0
        state = quayside.game("manila").new(players=3, seed=1)
        quayside.playout(state, quayside.Rng(1))
        self._record = json.loads(quayside.Record.of(state).to_json())

    def operations(self) -> list[Any]:
        found = list(self.document.get_all_operations())
        assert not [each for each in found if not isinstance(each, Ok)], (
            "a part of the document is no OpenAPI"
        )
        return [each.ok() for each in found if isinstance(each, Ok)]

    def ask(self, method: str, path: str, body: object = None) -> Any:
        headers = {"Cookie": f"quayside_session={self._session}"} if self._session else {}
        self._client.cookies.clear()
        return self._client.request(method, f"http://{asgi.HOST}{path}", json=body, headers=headers)

    def session(self) -> dict[str, str]:
        """The cookie of somebody who is known here; a new person when the last one has gone."""
        if self._session is None or self.ask("GET", "/api/me").json()["person"] is None:
            self._number += 1
            self._session = None
            answer = self.ask("POST", "/api/guests", {"name": f"Guest {self._number}"})
            self._session = answer.cookies["quayside_session"]
            seats = ["me", "me", "random"]
            plans: list[dict[str, Any]] = [
                {},
                {"seats": seats},
                {"seats": seats, "start": True, "visibility": "public"},
            ]
            answers = [
                self.ask("POST", "/api/tables", {"game": "manila", "players": 3, **plan}) for plan in plans
            ]
            answers.append(self.ask("POST", "/api/records", self._record))
            self._tables = [answer.json()["id"] for answer in answers]
        return {"quayside_session": self._session}

    def place(self, case: Case, chooser: random.Random) -> None:
        """A table, person or game that exists, where one was made up: else all answers would be that it is unknown."""
        if chooser.random() < 0.2:
            return
        person = self.ask("GET", "/api/me").json()["person"]
        known = {
            "table_id": chooser.choice(self._tables or ["none"]),
            "game_id": "manila",
            "seat": chooser.randrange(3),
        }
        known["person_id"] = person["id"] if person else "nobody"
        for name in case.path_parameters or {}:
            if name in known:
                case.path_parameters[name] = known[name]
        if isinstance(case.body, dict) and "game" in case.body:
            case.body["game"] = "manila"
        if isinstance(case.body, dict) and "moves" in case.body and chooser.random() < 0.5:
            case.body = self._record | dict(chooser.sample(sorted(case.body.items()), chooser.randrange(2)))


@pytest.fixture(scope="module")
def interface(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Interface]:
    with pytest.MonkeyPatch.context() as patch:
        hash_quickly(patch)
        try:
            yield Interface(tmp_path_factory.mktemp("openapi"))
        finally:
            asgi.shutdown_lifespans()


@pytest.mark.parametrize("known", [True, False], ids=["with a session", "without a session"])
@pytest.mark.parametrize(
    "mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["fitting", "unfitting"]
)
def test_every_answer_is_as_described(interface: Interface, mode: GenerationMode, known: bool) -> None:
    operations = interface.operations()
    assert len(operations) > 30
    for operation in operations:
        call_often(interface, operation, mode, known)


def call_often(interface: Interface, operation: Any, mode: GenerationMode, known: bool) -> None:
    chooser = random.Random(f"{operation.label} {mode} {known}")

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(
        max_examples=EXAMPLES,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def call(case: Case) -> None:
        if known:
            case.cookies = {**(case.cookies or {}), **interface.session()}
        if mode == GenerationMode.POSITIVE:
            interface.place(case, chooser)
        response = case.call_and_validate(checks=CHECKS, timeout=PATIENCE)
        assert not any(word in response.text for word in INSIDE), response.text

    try:
        call()
    except Unsatisfiable:
        assert mode == GenerationMode.NEGATIVE, (
            f"{operation.label} cannot be called"
        )  # nothing to do wrong there
