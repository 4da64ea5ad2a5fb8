"""`quayside rules`, as it is typed."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

from quayside import games
from quayside.cli import main, rules
from quayside.voice import coverage, rulebook


@pytest.fixture(autouse=True)
def _a_wide_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("LANG", "C")


def quayside(*words: str) -> int:
    parser = argparse.ArgumentParser()
    rules.add_parser(parser.add_subparsers())
    args = parser.parse_args(words)
    code: int = args.run(args)
    return code


@pytest.mark.parametrize("game", games())
def test_alone_it_shows_the_contents(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert quayside("rules", game, "--lang", "en") == 0
    shown = capsys.readouterr().out
    for rule in rulebook(game, "en").rules():
        assert rule.title in shown
        assert rule.id in shown


def test_words_find_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert quayside("rules", "manila", "pirate", "captain", "--lang", "en") == 0
    shown = capsys.readouterr().out
    assert "The pirate in front is the captain" in " ".join(shown.split())
    assert "manila.pirates.captain" in shown
    assert "](#" not in shown


def test_an_id_finds_one_rule_and_names_those_it_leads_to(capsys: pytest.CaptureFixture[str]) -> None:
    assert quayside("rules", "manila", "manila.auction.bid", "--lang", "en") == 0
    shown = capsys.readouterr().out
    assert "Bidding" in shown
    assert "See also" in shown
    assert "manila.auction.limit" in shown
    assert "More rules" not in shown


def test_a_chapter_is_shown_whole(capsys: pytest.CaptureFixture[str]) -> None:
    assert quayside("rules", "manila", "manila.pirates", "--lang", "en") == 0
    shown = capsys.readouterr().out
    for rule in rulebook("manila", "en").search("manila.pirates", 99):
        assert f"{rule.title}  {rule.id}" in shown


def test_it_speaks_chinese(capsys: pytest.CaptureFixture[str]) -> None:
    assert quayside("rules", "manila", "登船", "--lang", "zh") == 0
    shown = capsys.readouterr().out
    assert "海盗登船  manila.pirates.boarding" in shown
    assert "另见" in shown


def test_words_may_come_after_an_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("rules manila --lang zh 登船".split()) == 0
    assert "海盗登船" in capsys.readouterr().out
    assert main("rules manila --lang en pirate --loudly".split()) == 2
    assert "unrecognized arguments: --loudly" in capsys.readouterr().err


def test_nothing_found_is_said_and_fails(capsys: pytest.CaptureFixture[str]) -> None:
    assert quayside("rules", "manila", "zzz", "--lang", "en") == 1
    assert capsys.readouterr().out == "The rulebook has no rule about “zzz”.\n"


def test_json_is_the_book_or_the_rules_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert quayside("rules", "manila", "--json", "--lang", "zh") == 0
    assert json.loads(capsys.readouterr().out) == rulebook("manila", "zh").to_json()
    assert quayside("rules", "manila", "manila.end.ties", "--json", "--lang", "en") == 0
    assert json.loads(capsys.readouterr().out) == [rulebook("manila", "en").rule("manila.end.ties").to_json()]


def test_coverage_counts_the_tests_of_each_rule(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "src" / "quayside").mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    every = ", ".join([f'"{rule.id}"' for rule in rulebook("manila", "en").rules()])
    test = tmp_path / "tests" / "test_all.py"
    test.write_text(f"import pytest\n@pytest.mark.rule({every})\ndef test_all(): ...\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert quayside("rules", "manila", "--coverage") == 0
    assert "manila.end.ties" in capsys.readouterr().out
    test.write_text("", encoding="utf-8")
    assert quayside("rules", "manila", "--coverage") == 1
    assert "manila.end.ties has no test" in capsys.readouterr().out


def test_coverage_needs_a_checkout(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(coverage, "__file__", str(tmp_path / "coverage.py"))
    assert quayside("rules", "manila", "--coverage") == 1
    assert capsys.readouterr().out == (
        "There is no tests folder here: --coverage works in a checkout of the source.\n"
    )
