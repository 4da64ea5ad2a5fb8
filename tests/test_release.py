"""What `make release` gives to others: an empty machine with Python, but with neither Node nor a compiler, serves the page."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from .servers import free_port
from .test_project import ROOT, copy_source

CLIENT = ROOT / "web" / "dist"
PATIENCE = 60.0  # seconds that a server may take to start

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        os.environ.get("QUAYSIDE_BUILD") != "compiled" and not (CLIENT / "index.html").exists(),
        reason="the client is not built here",
    ),
]


def run(*command: str | Path, **environment: str) -> str:
    """What it prints; no setting of ours reaches it."""
    inherited = {
        name: value for name, value in os.environ.items() if not name.startswith(("QUAYSIDE_", "PYTHON"))
    }
    done = subprocess.run(
        [str(word) for word in command],
        env={**inherited, **environment},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def nothing(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A search path without a program: no npm, no compiler."""
    return str(tmp_path_factory.mktemp("nothing"))


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source as it is released."""
    folder = tmp_path_factory.mktemp("sdist")
    source = copy_source(folder / "source")
    (source / "web").mkdir()
    (source / "web" / "dist").symlink_to(CLIENT)
    how = ["--sdist", "--no-isolation", "--outdir", str(folder)]
    run(sys.executable, "-m", "build", *how, source)
    (built,) = folder.glob("*.tar.gz")
    return built


@pytest.fixture(scope="module")
def pure_wheel(sdist: Path, nothing: str) -> Path:
    """Made of the released source, as pip makes it where there is no compiler."""
    how = ["--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", str(sdist.parent)]
    run(sys.executable, "-m", "pip", "wheel", "--quiet", *how, sdist, QUAYSIDE_PURE="1", PATH=nothing)
    (built,) = sdist.parent.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def built_wheel() -> Path | None:
    """The compiled one, where it has been made already."""
    named = os.environ.get("QUAYSIDE_WHEEL")
    found = [Path(named)] if named else sorted((ROOT / "build" / "wheel").glob("*.whl"))
    assert found or os.environ.get("QUAYSIDE_BUILD") != "compiled"
    return found[0] if found else None


def client_files() -> dict[str, str]:
    """What a visitor may ask for, with its digest."""
    files = [path for path in CLIENT.rglob("*") if path.is_file() and path.parent.name != ".vite"]
    named = {path.relative_to(CLIENT).as_posix(): path for path in files if path.name != ".built"}
    return {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in named.items()}


def test_the_released_source_holds_the_built_client(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        root = sdist.name.removesuffix(".tar.gz") + "/web/dist/"
        packed = {
            member.name.removeprefix(root): hashlib.sha256(file.read()).hexdigest()
            for member in archive
            if member.name.startswith(root) and (file := archive.extractfile(member)) is not None
        }
    assert packed == client_files()


def test_a_wheel_of_it_needs_no_node_and_runs_anywhere(pure_wheel: Path) -> None:
    assert pure_wheel.name.endswith("-py3-none-any.whl")
    archive = zipfile.ZipFile(pure_wheel)
    packed = {
        name.removeprefix("quayside/web/"): hashlib.sha256(archive.read(name)).hexdigest()
        for name in archive.namelist()
        if name.startswith("quayside/web/") and not name.endswith("/")
    }
    assert packed == client_files()


def test_on_an_empty_machine_a_wheel_serves_the_page(
    pure_wheel: Path, built_wheel: Path | None, nothing: str, tmp_path: Path
) -> None:
    programs = tmp_path / "empty" / "bin"
    run(sys.executable, "-m", "venv", tmp_path / "empty")
    # The versions that we have tested, without their hashes: pip would want one of our own wheel, too
    lock = (ROOT / "requirements" / "play.txt").read_text(encoding="utf-8")
    versions = tmp_path / "versions.txt"
    versions.write_text("\n".join(re.findall(r"^[\w.-]+==[^\s\\]+", lock, re.MULTILINE)))

    first, *others = [wheel for wheel in (built_wheel, pure_wheel) if wheel is not None]
    install: list[str | Path] = [programs / "python", "-m", "pip", "install", "--quiet"]
    run(*install, "--constraint", versions, f"{first}[server]", PATH=nothing)
    expect_the_page(programs / "quayside", nothing, tmp_path)
    for wheel in others:
        run(*install, "--no-deps", "--no-index", "--force-reinstall", wheel, PATH=nothing)
        expect_the_page(programs / "quayside", nothing, tmp_path)


def expect_the_page(quayside: Path, path: str, home: Path) -> None:
    with serving(quayside, path, home) as visit:
        page = visit.get("/")
        # But for the tags that tell what a link leads to, it is the page that was built
        built = (CLIENT / "index.html").read_text(encoding="utf-8")
        assert page.text.partition("<script")[2] == built.partition("<script")[2] != ""
        scripts = re.findall(r'src="(/[^"]+\.js)"', page.text)
        assert scripts
        for script in scripts:
            assert visit.get(script).content == (CLIENT / script.removeprefix("/")).read_bytes()
        assert visit.get("/healthz").json()["ok"]


@contextmanager
def serving(quayside: Path, path: str, home: Path) -> Iterator[httpx.Client]:
    """`quayside serve`, as one types it."""
    port = free_port()
    environment = {"PATH": path, "HOME": str(home), "LANG": "C.UTF-8", "QUAYSIDE_BOT_PROCESSES": "1"}
    with (home / "said").open("wb") as said:
        server = subprocess.Popen(
            [quayside, "serve", "--port", str(port)], env=environment, stdout=said, stderr=said
        )
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=30) as visit:
            limit = time.monotonic() + PATIENCE
            while not _answers(visit):
                assert server.poll() is None, (home / "said").read_text()
                assert time.monotonic() < limit, (home / "said").read_text()
                time.sleep(0.1)
            yield visit
    finally:
        server.terminate()
        server.wait(PATIENCE)


def _answers(visit: httpx.Client) -> bool:
    try:
        return visit.get("/").is_success
    except httpx.TransportError:
        return False
