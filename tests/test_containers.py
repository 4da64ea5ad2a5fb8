"""The image and what stands around it: made of what git tracks and nothing else, with all that `make` makes, and nobody in it
has rights."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from quayside.server.settings import Settings

ROOT = Path(__file__).resolve().parent.parent
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
SERVICES: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]


def without_breaks(text: str) -> str:
    return re.sub(r"\s*\\\n\s*", " ", text)


def test_nothing_that_was_built_here_goes_into_the_image() -> None:
    """Whatever git ignores by its place."""
    built = re.findall(r"^/(.+?)/$", (ROOT / ".gitignore").read_text(encoding="utf-8"), re.MULTILINE)
    assert "web/made" in built
    kept_out = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    copied = [name for name in built if name.partition("/")[0] in ("web", "src", "requirements", "site")]
    assert [name for name in copied if name not in kept_out] == []


def test_the_client_in_the_image_can_be_played_in_the_page() -> None:
    """With the Python that `make` fetches for it."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    python = re.findall(r"^PAGE_PYTHON\s*:= (.+)$", makefile, re.MULTILINE)
    assert len(python) == 1
    made = without_breaks(DOCKERFILE)
    assert python[0] in made
    assert made.index("web/scripts/page.mjs /wheels") < made.index("npm --prefix web run --silent build")


@pytest.mark.parametrize("name", SERVICES)
def test_nobody_is_root_and_nobody_can_become_it(name: str) -> None:
    service = SERVICES[name]
    assert re.fullmatch(r"[1-9]\d*:[1-9]\d*", service["user"])
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert not service.get("privileged")


def test_who_owns_the_volume_is_the_one_that_the_image_names() -> None:
    users = {service["user"] for service in SERVICES.values()}
    named = re.findall(r"--[ug]id (\d+)", DOCKERFILE)
    assert users == {f"{uid}:{uid}" for uid in named}
    assert SERVICES["prepare"]["volumes"] == ["harbour:/var/lib/quayside"]
    assert "--owner quayside" in DOCKERFILE


def test_all_that_is_copied_into_the_image_is_there_and_let_in() -> None:
    kept_out = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    lines = re.findall(r"^COPY (?!--from)(.+) \S+$", DOCKERFILE, re.MULTILINE)
    copied = [name for line in lines for name in line.split()]
    assert {"pyproject.toml", "requirements/page.txt", "src", "web"} <= set(copied)
    assert [name for name in copied if not (ROOT / name).exists()] == []
    assert [name for name in copied if name in kept_out] == []


def test_the_server_in_its_container_is_told_nothing_that_is_no_setting() -> None:
    asked = SERVICES["server"]["environment"]
    told = {name.removeprefix("QUAYSIDE_").lower() for name in asked}
    told |= {name.lower() for name in re.findall(r"\bQUAYSIDE_(\w+)=", DOCKERFILE)}
    assert {"database", "channels", "proxies", "host", "archive"} <= told
    assert told <= set(Settings.__struct_fields__)
    assert (ROOT / SERVICES["proxy"]["volumes"][0].partition(":")[0]).is_file()
