"""The check of rulebook, tests and code, on a checkout made for the purpose."""

from __future__ import annotations

from pathlib import Path

import pytest

from quayside.voice import rulebook
from quayside.voice.coverage import checkout, cited_rules, coverage, marked_rules

TESTS = '''
import pytest

pytestmark = pytest.mark.rule("manila.end.ties")


@pytest.mark.rule("manila.auction.bid")
@pytest.mark.rule("manila.auction.pass", "manila.auction.limit")
def test_a_bid():
    """Cites manila.auction.opening only in words."""


@pytest.mark.rule("manila.auction.bid")
class TestBids:
    def test_one(self): ...

    async def test_another(self): ...

    def helper(self): ...


@pytest.mark.parametrize("bid", [pytest.param(1, marks=pytest.mark.rule("manila.auction.winner"))])
def test_cases(bid): ...
'''


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "tests" / "manila").mkdir(parents=True)
    (tmp_path / "tests" / "manila" / "test_bids.py").write_text(TESTS, encoding="utf-8")
    game = tmp_path / "src" / "quayside" / "games" / "manila"
    game.mkdir(parents=True)
    (game / "rules.py").write_text('"""See manila.x.y."""\nRULE = "manila.auction.bid"\n', encoding="utf-8")
    return tmp_path


def test_marks_count_for_every_test_under_them(root: Path) -> None:
    marked = {rule: len(tests) for rule, tests in marked_rules(root / "tests").items()}
    assert marked == {
        "manila.end.ties": 4,
        "manila.auction.bid": 3,
        "manila.auction.pass": 1,
        "manila.auction.limit": 1,
        "manila.auction.winner": 1,
    }


def test_a_rule_without_a_test_is_a_problem(root: Path) -> None:
    found = coverage("manila", root)
    assert found.tests["manila.auction.bid"] == 3
    assert found.tests.keys() == {rule.id for rule in rulebook("manila", "en").rules()}
    assert "manila.auction.opening has no test" in found.problems
    assert not [problem for problem in found.problems if "manila.auction.bid" in problem]


def test_code_that_cites_an_unknown_rule_is_a_problem(root: Path) -> None:
    rules = root / "src" / "quayside" / "games" / "manila" / "rules.py"
    assert list(cited_rules("manila", rules.parent)) == ["manila.auction.bid"]
    rules.write_text('RULE = "manila.auction.shouting"\n', encoding="utf-8")
    assert "rules.py:1 cites manila.auction.shouting, which is no rule" in coverage("manila", root).problems


def test_a_test_that_cites_an_unknown_rule_is_a_problem(root: Path) -> None:
    test = root / "tests" / "test_noise.py"
    test.write_text(
        "import pytest\n@pytest.mark.rule('manila.noise')\ndef test_noise(): ...\n", encoding="utf-8"
    )
    assert (
        "test_noise.py:test_noise cites manila.noise, which is no rule" in coverage("manila", root).problems
    )


def test_the_checkout_is_the_one_we_stand_in(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(root / "tests" / "manila")
    assert checkout() == root
