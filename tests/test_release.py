"""What `make release` gives to others: an empty machine with Python, but with neither Node nor a compiler, serves the page,
and a web server without Python the site."""

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
SITE = ROOT / "site"
PATIENCE = 60.0  # seconds that a server may take to start

COMPLETE = os.environ.get("QUAYSIDE_BUILD") == "compiled"  # as in `make test`, where all has been built

pytestmark = pytest.mark.slow

with_client = pytest.mark.skipif(
    not COMPLETE and not (CLIENT / "index.html").exists(), reason="the client is not built here"
)
with_site = pytest.mark.skipif(
    not COMPLETE and not (SITE / "index.html").exists(), reason="the site is not built here"
)


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


@with_client
def test_the_released_source_holds_the_built_client(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        root = sdist.name.removesuffix(".tar.gz") + "/web/dist/"
        packed = {
            member.name.removeprefix(root): hashlib.sha256(file.read()).hexdigest()
            for member in archive
            if member.name.startswith(root) and (file := archive.extractfile(member)) is not None
        }
    assert packed == client_files()


@with_client
def test_a_wheel_of_it_needs_no_node_and_runs_anywhere(pure_wheel: Path) -> None:
    assert pure_wheel.name.endswith("-py3-none-any.whl")
    archive = zipfile.ZipFile(pure_wheel)
    packed = {
        name.removeprefix("quayside/web/"): hashlib.sha256(archive.read(name)).hexdigest()
        for name in archive.namelist()
        if name.startswith("quayside/web/") and not name.endswith("/")
    }
    assert packed == client_files()


@with_client
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


def released(site: Path, dist: Path) -> Path:
    """The last steps of `make release`."""
    run(sys.executable, ROOT / "tools" / "release.py", site, dist)
    return dist / "quayside-site.tar.gz"


def unpacked(archive: Path, to: Path) -> dict[str, bytes]:
    """As anybody would unpack it."""
    to.mkdir()
    run("tar", "-xzf", archive, "-C", to)
    return contents(to)


def contents(folder: Path) -> dict[str, bytes]:
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def checked(dist: Path) -> bool:
    """By what we tell people to check a download with."""
    command = ["sha256sum", "--check", "--strict", "SHA256SUMS"]
    return subprocess.run(command, cwd=dist, capture_output=True).returncode == 0


def test_checksums_name_all_that_is_given_away_and_find_what_was_changed(tmp_path: Path) -> None:
    site, dist = tmp_path / "site", tmp_path / "dist"
    for name in ("index.html", "assets/a-1.js", "assets/a-1.js.br", ".vite/manifest.json"):
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_text(name)
    dist.mkdir()
    (dist / "quayside-1.tar.gz").write_bytes(b"source")
    (dist / "quayside-1-py3-none-any.whl").write_bytes(b"wheel")
    archive = released(site, dist)
    found = unpacked(archive, tmp_path / "unpacked")
    assert found == {name: what for name, what in contents(site).items() if not name.startswith(".")}
    lines = (dist / "SHA256SUMS").read_text().splitlines()
    assert {line.split("  ")[1] for line in lines} == contents(dist).keys() - {"SHA256SUMS"}
    assert checked(dist)
    (dist / "quayside-1.tar.gz").write_bytes(b"another")
    assert not checked(dist)

    first = archive.read_bytes()
    os.utime(site / "index.html", (1, 1))
    assert released(site, dist).read_bytes() == first, "the same site is the same archive"


def test_without_a_site_there_is_no_release(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="is no site"):
        released(tmp_path, tmp_path)


def test_a_release_is_all_of_it() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    found = re.search(r"^release: (.+?) ##.*\n((?:\t.+\n)+)", makefile, re.MULTILINE)
    assert found is not None
    assert {"$(WHEEL)", "site"} <= set(found[1].split())
    steps = found[2]
    kinds = (
        "rm -rf dist",
        "--sdist",
        "QUAYSIDE_PURE=1",
        "cp build/wheel/*.whl dist/",
        "tools/release.py site dist",
    )
    assert sorted(kinds, key=steps.index) == list(kinds)


@with_site
def test_the_released_site_is_whole(tmp_path: Path) -> None:
    (tmp_path / "dist").mkdir()
    files = unpacked(released(SITE, tmp_path / "dist"), tmp_path / "unpacked")
    page = files["index.html"].decode()
    named = re.findall(r'(?:src|href)="\./([^"#?]+)"', page)
    assert named
    assert set(named) <= files.keys()
    assert {"sw.js", "app.webmanifest"} <= files.keys()
    assert [name for name in files if name.endswith(".bin")], "Python is in it"
    assert not [name for name in files if name.startswith(".")]


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
