"""Bots of another commit: they think in a process of their own, and all that is said there and back is notation."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import quayside
from quayside import OptionError, QuaysideError, Seen
from quayside.bots import Budget, load
from quayside.lab import elsewhere
from quayside.lab.elsewhere import Elsewhere, commit_of, named, python_of
from quayside.lab.games import turns
from quayside.lab.match import Match, play

COMMIT = "0123456789ab"


@pytest.fixture
def this_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Instead of another commit, which would take minutes to install, the one that is tested: its Python, its sources."""
    monkeypatch.setattr(elsewhere, "python_of", lambda commit: Path(sys.executable))
    monkeypatch.setattr(elsewhere, "_environment", lambda: dict(os.environ))


@pytest.mark.usefixtures("this_commit")
def test_a_bot_of_another_commit_plays_as_it_did_there() -> None:
    """With an option, dice and hidden shares: the game is played along from its seed."""
    rules = quayside.game("manila")
    state = rules.new(3, 7, pirate_eviction=True)
    here, there = load("search:8", 5), Elsewhere(f"search:8@{COMMIT}", 5)
    others = [load("random", seat) for seat in range(3)]
    compared = 0
    while state.to_play >= 0 and compared < 5:
        if state.to_play == 1:
            action = there.answer(state, Budget())
            assert action == here.decide(Seen(state, 1), Budget())
            assert there.iterations == getattr(here, "iterations", None)
            compared += len(state.legal()) > 1
        else:
            action = others[state.to_play].decide(Seen(state, state.to_play), Budget())
        state.play(action)
    assert compared == 5


@pytest.mark.usefixtures("this_commit")
def test_a_match_against_another_commit() -> None:
    """Of this one against itself: the same games as at home, seat by seat."""
    at_home = play(Match("puerto_rico", "greedy", "greedy", players=2, options={"nobles": "added"}), 0, 1)
    abroad = play(
        Match("puerto_rico", "greedy", f"greedy@{COMMIT}", players=2, options={"nobles": "added"}), 0, 1
    )
    assert (abroad.scores, abroad.win, abroad.decisions) == (at_home.scores, at_home.win, at_home.decisions)


@pytest.mark.usefixtures("this_commit")
def test_what_goes_wrong_there_is_told_here() -> None:
    state = quayside.game("manila").new(3, 7)
    with pytest.raises(QuaysideError, match="there is no bot called 'genius'"):
        Elsewhere(f"genius@{COMMIT}").answer(state, Budget())
    bots = [Elsewhere(f"random@{COMMIT}", seat) for seat in range(3)]
    state.game.version += 1
    try:
        with pytest.raises(QuaysideError, match=r"plays version \d+ of manila, not"):
            list(turns(bots, state, Budget()))
    finally:
        state.game.version -= 1


BACKEND = """
import zipfile
def build_wheel(folder, settings=None, metadata=None):
    name = "quayside-9.9-py3-none-any.whl"
    with zipfile.ZipFile(f"{folder}/{name}", "w") as wheel:
        wheel.write("quayside.py")
        wheel.writestr("quayside-9.9.dist-info/METADATA", "Metadata-Version: 2.1\\nName: quayside\\nVersion: 9.9\\n")
        wheel.writestr("quayside-9.9.dist-info/WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
        wheel.writestr("quayside-9.9.dist-info/RECORD", "")
    return name
"""


@pytest.mark.slow
def test_a_commit_is_installed_once_into_an_environment_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a small repository, whose package says which commit it is of; it builds itself, without tools from elsewhere."""
    repository = tmp_path / "repository"
    repository.mkdir()
    (repository / "pyproject.toml").write_text(
        "[build-system]\nrequires = []\nbuild-backend = 'backend'\nbackend-path = ['.']\n"
    )
    (repository / "backend.py").write_text(BACKEND)
    monkeypatch.chdir(repository)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    git = ["git", "-c", "user.name=test", "-c", "user.email=test@localhost"]
    subprocess.run(["git", "init", "-q"], check=True)
    for said in ("old", "new"):
        (repository / "quayside.py").write_text(f"SAID = {said!r}")
        subprocess.run(["git", "add", "."], check=True)
        subprocess.run([*git, "commit", "-qm", said], check=True)
    python = python_of(commit_of("HEAD~1"))
    assert os.listdir(tmp_path / "cache/quayside/commits") == [commit_of("HEAD~1")], (
        "nothing half done is left"
    )
    asked = subprocess.run(
        [python, "-P", "-c", "import quayside; print(quayside.SAID)"], capture_output=True, text=True
    )
    assert asked.stdout == "old\n"
    monkeypatch.setattr(elsewhere, "_install", None)
    assert python_of(commit_of("HEAD~1")) == python, "once"


def test_a_commit_is_named_by_any_of_its_names() -> None:
    whole = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True, check=True)
    assert named("greedy", "HEAD") == f"greedy@{whole.stdout[:12]}"
    assert commit_of(COMMIT) == COMMIT
    with pytest.raises(OptionError, match="git rev-parse"):
        commit_of("no-such-revision")
