"""`tools/again.py`, by which `make test` runs: a test that fails first and passes then is named, and three are an error."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

AGAIN = Path(__file__).resolve().parent.parent / "tools" / "again.py"

# Without the plugins that these tests do not need: pytest starts sooner
PLAIN = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": "-p xdist"}

SHAKY = """
def test_shaky_{number}():
    if not Path("tried {number}").exists():
        Path("tried {number}").touch()
        raise AssertionError
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    return tmp_path


def has_tests(project: Path, *numbers: int, more: str = "") -> None:
    shaky = "".join(SHAKY.format(number=number) for number in numbers)
    (project / "test_it.py").write_text(f"from pathlib import Path\n\ndef test_good(): pass\n{shaky}{more}")


def again(project: Path, *args: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, AGAIN, *args], cwd=project, env=PLAIN, capture_output=True, text=True
    )
    return done.returncode, done.stdout.rpartition("\n\n")[2] if "shaky, for" in done.stdout else ""


def test_a_test_that_passes_at_its_second_try_is_named(project: Path) -> None:
    has_tests(project, 1, 2)
    code, told = again(project, "-n", "0")
    assert code == 0
    assert told.splitlines()[1:] == ["  test_it.py::test_shaky_1", "  test_it.py::test_shaky_2"]


def test_three_of_them_are_an_error(project: Path) -> None:
    has_tests(project, 1, 2, 3)
    code, told = again(project, "-n", "0")
    assert code == 1
    assert told.splitlines()[-1] == "3 or more in one run are an error"


def test_a_real_fault_fails_and_is_not_called_shaky(project: Path) -> None:
    has_tests(project, 1, more="def test_bad(): assert False")
    code, told = again(project, "-n", "0")
    assert code == 1
    assert told.splitlines()[1:] == ["  test_it.py::test_shaky_1"]


def test_where_all_is_well_nothing_is_said_and_nothing_tried_again(project: Path) -> None:
    has_tests(project)
    assert again(project, "-n", "0") == (0, "")


def test_several_runs_are_told_together(project: Path) -> None:
    has_tests(project, 1, 2, 3)
    again(project, "--begin")
    for number in (1, 2, 3):
        assert again(project, "-n", "0", "-k", f"shaky_{number}")[0] == 0
    code, told = again(project, "--tell")
    assert code == 1
    assert len(told.strip().splitlines()) == 5
    again(project, "--begin")
    assert again(project, "--tell") == (0, "")
