"""The project itself: what its locks and files may say, and that what is built is whole."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import quayside
from quayside.core import rng
from quayside.core.observation import observer

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PACKAGE = ROOT / "src" / "quayside"

# Put together here, so that this file does not contain what it forbids.
REGISTRIES = [
    ".".join(host) for host in [("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com")]
]
MACHINE_PATHS = [f"/{folder}/" for folder in ["opt", "root", "home", "work"]] + ["/".join(["..", "shared"])]


def files() -> Iterator[tuple[str, str]]:
    """Name and text of every file that git tracks or would."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if listed.returncode != 0:
        pytest.skip("not a git checkout")
    for name in listed.stdout.split("\0"):
        path = ROOT / name
        if path.is_file():
            yield name, path.read_bytes().decode("utf-8", errors="ignore")


def test_the_locks_hold_no_address_and_no_path() -> None:
    assert LOCKS
    for lock in [*LOCKS, ROOT / "web" / "package-lock.json"]:
        text = lock.read_text(encoding="utf-8")
        assert "://" not in text, lock
        assert "/opt" not in text, lock


def test_the_locks_are_made_with_the_oldest_python_we_support() -> None:
    oldest = PYPROJECT["project"]["requires-python"].removeprefix(">=")
    for lock in LOCKS:
        assert f"pip-compile with Python {oldest}\n" in lock.read_text(encoding="utf-8"), lock


def test_the_locks_agree_with_each_other() -> None:
    pins: dict[str, str] = {}
    for lock in LOCKS:
        for name, version in re.findall(r"^([\w.-]+)==(\S+)", lock.read_text(encoding="utf-8"), re.MULTILINE):
            assert pins.setdefault(name, version) == version, f"{lock.name} has another {name}"


def test_no_file_names_a_registry_or_a_path_of_one_machine() -> None:
    paths = "|".join(rf"(?<![\w.]){re.escape(path)}" for path in MACHINE_PATHS)  # not ../home/ of an import
    forbidden = re.compile("|".join([*map(re.escape, REGISTRIES), paths]))
    found = [f"{name}: {match[0]}" for name, text in files() for match in forbidden.finditer(text)]
    assert not found


def test_the_version_is_the_same_everywhere() -> None:
    assert quayside.__version__ == PYPROJECT["project"]["version"]


def test_the_rules_import_only_the_standard_library_and_what_mypyc_brings() -> None:
    allowed = {*sys.stdlib_module_names, "quayside", "mypy_extensions", "librt"}
    for path in [*PACKAGE.glob("core/**/*.py"), *PACKAGE.glob("games/**/*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                imported = {alias.name.split(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                imported = {(node.module or "").split(".")[0]}
            else:
                continue
            assert imported <= allowed, f"{path.relative_to(ROOT)}:{node.lineno}"


def test_this_is_the_build_that_make_meant_to_test() -> None:
    build = os.environ.get("QUAYSIDE_BUILD")
    if build is None:
        pytest.skip("not run by make")
    assert (build == "compiled") == rng.__file__.endswith((".so", ".pyd"))


def copy_source(to: Path) -> Path:
    """What git would give to someone else, as far as the package is made of it."""
    for name, _ in files():
        if name.startswith("src/") or "/" not in name:
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, to / name)
    return to


def pip_wheel(folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Builds a wheel in the folder, from a copy of the source."""
    source = copy_source(folder / "source")
    offline = ["--no-deps", "--no-build-isolation", "--no-index"]
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        *offline,
        "--wheel-dir",
        str(folder),
        str(source),
    ]
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, **settings})


@pytest.mark.slow
def test_the_pure_wheel_runs_anywhere_and_holds_every_file(tmp_path: Path) -> None:
    built = pip_wheel(tmp_path, QUAYSIDE_PURE="1")
    assert built.returncode == 0, built.stderr

    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    archive = zipfile.ZipFile(wheel)
    packed = {name: archive.read(name) for name in archive.namelist() if name.startswith("quayside/")}
    sources = [name for name, _ in files() if name.startswith("src/quayside/")]
    assert packed == {name.removeprefix("src/"): (ROOT / name).read_bytes() for name in sources}


@pytest.mark.slow
def test_without_a_c_compiler_the_build_says_what_to_do(tmp_path: Path) -> None:
    built = pip_wheel(tmp_path, QUAYSIDE_PURE="0", CC="no-such-compiler")
    assert built.returncode != 0
    assert "found no C compiler" in built.stderr
    assert "QUAYSIDE_PURE=1" in built.stderr
    assert "Traceback" not in built.stderr


def test_the_table_of_versions_is_that_of_the_sources() -> None:
    page = (ROOT / "docs" / "versions.md").read_text(encoding="utf-8")
    for id in quayside.games():
        game = quayside.game(id)
        layout = observer(id, game.checked_options({}, game.players[-1])).version
        name = "".join(word.capitalize() for word in id.split("_"))
        row = f"| `{id}` | {game.version} | {layout}"
        rest = f"| `quayside/{name}-v0` | `quayside_{id}_v{layout}` | `quayside_{id}` |"
        assert re.search(rf"^{re.escape(row)}[^|]*{re.escape(rest)}$", page, re.MULTILINE), id


def test_the_page_for_readers_that_are_programs_leads_to_files_of_ours() -> None:
    links = re.findall(r"\]\(([^)]+)\)", (ROOT / "llms.txt").read_text(encoding="utf-8"))
    assert len(links) > 10
    for link in links:
        assert (ROOT / link).is_file(), link


def test_what_is_cited_is_this_release() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {quayside.__version__}\n" in citation
    assert f"\nlicense: {PYPROJECT['project']['license']}\n" in citation
