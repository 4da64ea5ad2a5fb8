"""The rulebooks hold together: from a rule to its test, from the code to its rule, from one language to the other."""

from __future__ import annotations

from pathlib import Path

import pytest

import quayside
from quayside.voice import languages, rulebook
from quayside.voice.coverage import coverage, dead_links, differences, unknown_rules

ROOT = Path(__file__).resolve().parents[1]

in_every_game = pytest.mark.parametrize("game", quayside.games())


@in_every_game
def test_every_rule_has_a_test(game: str) -> None:
    assert [id for id, tests in coverage(game, ROOT).tests.items() if tests == 0] == []


@in_every_game
def test_every_link_leads_somewhere(game: str) -> None:
    assert dead_links(game) == []


@in_every_game
def test_all_languages_have_the_same_rules(game: str) -> None:
    assert differences(game) == []
    orders = [[rule.id for rule in rulebook(game, lang).rules()] for lang in languages()]
    assert all(order == orders[0] for order in orders)


@in_every_game
def test_code_and_tests_cite_only_rules_that_exist(game: str) -> None:
    assert unknown_rules(game, ROOT) == []
