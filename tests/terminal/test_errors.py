"""What cannot be done is said in one sentence, and never with a traceback."""

from __future__ import annotations

import json
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

import quayside
from quayside import Record
from quayside.bots import Bot, Budget
from quayside.core.seen import Seen

from .conftest import Run
from .sessions import PATIENCE, command, environment


class Sleepwalker(Bot):
    """Stumbles over its first decision."""

    name = "sleepwalker"

    def decide(self, seen: Seen, budget: Budget) -> int:
        raise LookupError("where is the harbour?")


class Cheat(Bot):
    name = "cheat"

    def decide(self, seen: Seen, budget: Budget) -> int:
        return 10_000


class Stranger:
    """Of no house: has neither our base class nor a name."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def decide(self, seen: Seen, budget: Budget) -> int:
        return seen.legal()[-1]


def header(**changes: object) -> str:
    facts: dict[str, Any] = {
        "quayside": 1,
        "game": "manila",
        "version": 1,
        "players": 4,
        "first": 0,
        "seed": 1,
    }
    return json.dumps({**facts, "options": {}, "scripted": 0, "moves": [], "chance": [], **changes})


@pytest.fixture
def files(tmp_path: Path) -> None:
    """Files to stumble over."""
    (tmp_path / "letter.txt").write_text("Dear Rosa")
    (tmp_path / "empty.json").write_text("")
    (tmp_path / "old.json").write_text(header(version=0))
    (tmp_path / "chess.json").write_text(header(game="chess"))
    (tmp_path / "cheated.json").write_text(header(moves=["bid 55"]))
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe\x00")
    Record.of(quayside.game("manila").new(players=4, seed=1)).save(str(tmp_path / "good.json"))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("", "the following arguments are required: COMMAND"),
        ("sail manila", "invalid choice: 'sail'"),
        ("play", "the following arguments are required: GAME"),
        ("play chess", "there is no game called 'chess'; there are: lisboa, manila"),
        ("play manila --players 9", "manila is for 3 to 5 players, not 9"),
        ("play manila --players many", "invalid int value: 'many'"),
        ("play manila --lang fr", "there is no language 'fr'; there are: en, zh"),
        ("play manila --seed -4", "a seed is a non-negative number"),
        ("play manila --seats human,gredy,greedy", "there is no bot called 'gredy'"),
        ("play manila --seats human,greedy,greedy --players 4", "--seats names 3 players, but there are 4"),
        ("play manila --seats human,greedy,greedy --humans 1", "--seats says it all"),
        (
            "play manila --humans 3 --bots greedy,greedy,greedy --players 4",
            "3 humans and 3 bots do not fit on 4 seats",
        ),
        ("play manila --humans -1", "-1 humans and 0 bots do not fit on 4 seats"),
        ("play manila --bots no.such.module:Bot", "the bot 'no.such.module:Bot' cannot be loaded"),
        ("play manila --names A,B,C,D,E", "there are 5 names for 4 players"),
        ("play manila --names [bold]x", "is no name for a player"),
        ("play manila --option pirates", "an option is NAME=VALUE"),
        ("play manila --option pirates=1", "manila has no option 'pirates'"),
        ("play manila --option pirate_eviction=maybe", "pirate_eviction may be False or True, not 'maybe'"),
        ("play manila --first 5", "there is no seat 5 to start: seats are 1 to 4"),
        ("play manila --load missing.json", "missing.json cannot be read"),
        ("play manila --load letter.txt", "this is no record"),
        ("play manila --load binary.json", "binary.json cannot be read"),
        ("play manila --load chess.json", "chess.json holds a game of chess, not of manila"),
        ("play manila --load good.json --seed 4", "leave out --seed"),
        (
            "play manila --load good.json --seats human,greedy,greedy",
            "--seats names 3 players, but there are 4",
        ),
        ("play manila --load old.json", "version 0"),
        ("replay missing.json", "missing.json cannot be read"),
        ("replay empty.json", "empty.json has no game number 1"),
        ("replay old.json", "version 0"),
        ("replay cheated.json", "move 1 of the record cannot be played"),
        ("replay good.json --to 7", "there is no ply 7"),
        ("replay good.json --game 2", "good.json has no game number 2"),
        ("replay good.json --game 0", "good.json has no game number 0"),
        ("replay good.json --lang fr", "there is no language 'fr'"),
        ("simulate chess", "there is no game called 'chess'"),
        ("simulate manila --games 0", "a run has at least one game, not 0"),
        ("simulate manila --players 2", "manila is for 3 to 5 players, not 2"),
        ("simulate manila --bots random,random,random,random --players 3", "4 bots do not fit on 3 seats"),
        ("simulate manila --bots nobody", "there is no bot called 'nobody'"),
        ("simulate manila --processes 0", "at least one process has to play, not 0"),
        ("simulate manila --seed -1", "a seed is a non-negative number"),
        (
            "simulate manila --games 1 --bots random --out no/such/folder.jsonl",
            "no/such/folder.jsonl cannot be written",
        ),
        ("rules chess", "there is no game called 'chess'"),
        ("rules manila --lang fr", "there is no language 'fr'"),
    ],
)
@pytest.mark.usefixtures("files")
def test_a_mistake_costs_one_sentence(run: Run, words: str, sentence: str) -> None:
    ended = run(words)
    assert ended.code == 2
    assert sentence in ended.err
    assert ended.err.startswith("quayside")
    assert ended.err.count("\n") == 1
    assert ended.out == ""


@pytest.mark.parametrize("words", ["play manila --humans 0", "simulate manila --games 3 --processes 1"])
@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("Sleepwalker", "the bot sleepwalker failed on seat 0: LookupError: where is the harbour?"),
        ("Cheat", "action 10000 may not be played now"),
    ],
)
def test_a_bot_that_fails_is_told_of(run: Run, words: str, bot: str, sentence: str) -> None:
    ended = run(f"{words} --bots {__name__}:{bot}")
    assert ended.code == 2
    assert sentence in ended.err
    assert ended.err.count("\n") == 1


def test_a_bot_may_be_of_any_class_that_decides(run: Run) -> None:
    ended = run(f"play manila --humans 0 --bots {__name__}:Stranger --seed 1")
    assert (ended.code, ended.err) == (0, "")
    assert "Rosa (Stranger)" in ended.out
    assert "The game is over" in ended.out


def test_the_version_is_told(run: Run) -> None:
    ended = run("--version")
    assert (ended.code, ended.out) == (0, f"quayside {quayside.__version__}\n")


def test_help_is_no_error(run: Run) -> None:
    for words in ("--help", "play --help", "simulate --help", "replay --help", "rules --help"):
        assert run(words).code == 0


def test_ctrl_c_ends_a_run_with_a_goodbye(tmp_path: Path) -> None:
    words = [
        "simulate",
        "manila",
        "--games",
        "1000000",
        "--bots",
        "random",
        "--processes",
        "1",
        "--out",
        "games.jsonl",
    ]
    process = subprocess.Popen(
        command(*words), cwd=tmp_path, env=environment(), stderr=subprocess.PIPE, text=True
    )
    while not (tmp_path / "games.jsonl").exists():
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert err.strip() == "Goodbye!"


def test_a_reader_who_has_seen_enough_is_no_error(tmp_path: Path) -> None:
    words = ["play", "manila", "--humans", "0", "--bots", "random", "--seed", "1"]
    process = subprocess.Popen(
        command(*words), cwd=tmp_path, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait(PATIENCE) in (1, 141)


def test_a_terminal_that_lacks_our_letters_gets_the_others(tmp_path: Path) -> None:
    env = environment(PYTHONIOENCODING="ascii")
    ended = subprocess.run(
        command("play", "manila", "--seed", "1"),
        cwd=tmp_path,
        env=env,
        stdin=subprocess.DEVNULL,
        capture_output=True,
    )
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert b"You are dealt two secret shares" in ended.stdout
