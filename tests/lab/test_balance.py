"""`quayside balance`: every wig is accounted for, and what was never used is named."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import quayside
from quayside import Event, QuaysideError, Rng
from quayside.cli import main
from quayside.core.state import State
from quayside.games.lisboa.balance import WIG_SOURCES, LisboaLedger
from quayside.games.lisboa.board import CARDS
from quayside.lab.balance import Balance
from quayside.lab.simulate import Plan, play_all

OPTIONS = quayside.game("lisboa").checked_options({}, 3)


def played(seed: int, players: int, ledger: LisboaLedger) -> State:
    """A random game that the ledger hears."""
    state = quayside.game("lisboa").new(players=players, seed=seed, listener=ledger)
    quayside.playout(state, Rng(seed))
    ledger.close(state)
    return state


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_sources_add_up_to_the_scores(players: int) -> None:
    for seed in range(5):
        ledger = LisboaLedger(players)
        state = played(seed, players, ledger)
        assert sum([ledger.counts[f"wigs.{source}"] for source in WIG_SOURCES]) == sum(state.scores())
        assert {name for name in ledger.counts if name.startswith("wigs.")} <= {
            f"wigs.{source}" for source in WIG_SOURCES
        }


def test_every_card_that_came_to_hand_went_somewhere() -> None:
    for seed in range(10):
        ledger = LisboaLedger(4)
        played(seed, 4, ledger)
        for card in CARDS:
            count = ledger.counts
            ways = ("portfolio", "court", "gold", "reward", "discard", "left")
            assert count[f"card.{card}.hand"] == sum([count[f"card.{card}.{way}"] for way in ways]), card
            assert count[f"card.{card}.hand"] <= 1


def test_the_wins_of_a_game_are_one() -> None:
    for seed in range(5):
        ledger = LisboaLedger(3)
        played(seed, 3, ledger)
        assert ledger.counts["wins"] == pytest.approx(1)


def test_the_rival_is_no_player() -> None:
    ledger = LisboaLedger(1)
    ledger(Event("decree", "lisboa.rival.marquis", {"seat": 1, "decree": "D05"}))
    assert not ledger.counts
    ledger(Event("decree", "lisboa.decree.take", {"seat": 0, "decree": "D05"}))
    assert ledger.counts["decree.D05.taken"] == 1


@pytest.mark.parametrize("players", [1, 2])
def test_every_period_and_every_game_ends_once_whoever_brings_it_on(players: int) -> None:
    """Alone, the Rival may empty the third pile."""
    triggers: set[object] = set()
    for seed in range(8):
        heard: list[Event] = []
        state = quayside.game("lisboa").new(players, seed, listener=heard.append)
        quayside.playout(state, Rng(seed))
        ledger = LisboaLedger(players)
        for event in heard:
            ledger(event)
        for end in ("period_end", "end"):
            assert sum([ledger.counts[f"{end}.{by}"] for by in ("sets", "piles")]) == 1
        triggers |= {event.args["seat"] for event in heard if event.kind in ("period_end", "last_round")}
    assert triggers == {0, 1}


def test_a_lone_player_may_lose_every_game() -> None:
    plan = Plan("lisboa", ("random",), games=3, seed=1, options={"rival": "hard"}, counted=True)
    balance = Balance.of(plan).add_all(play_all(plan))
    assert balance.summary.seats[0].wins == 0
    assert balance.counts["wins"] == 0
    sources: Any = next(sheet for sheet in balance.sheets() if sheet["title"] == {"say": "balance-sources"})
    table = sources["rows"]
    assert {row[3] for row in table} == {"–"}  # there are no winners to tell of


def rows(counts: dict[str, float], title: str) -> list[list[Any]]:
    found = [
        sheet
        for sheet in LisboaLedger.sheets(counts, games=1, players=3, options=OPTIONS)
        if sheet["title"] == {"say": f"balance-{title}"}
    ]
    assert len(found) == 1
    rows: Any = found[0]["rows"]
    table: list[list[Any]] = rows
    return table


def test_what_was_never_used_is_named_until_it_is_used() -> None:
    never = {"say": "balance-never-court"}
    assert len([row for row in rows({}, "dead") if row[1] == never]) == len(CARDS)
    once = {"card.P01.court": 1.0}
    missing = [row[0]["number"] for row in rows(once, "dead") if row[1] == never]
    assert missing == list(range(2, len(CARDS) + 1))


def test_a_decree_that_nobody_fulfils_is_dead() -> None:
    unfulfilled = {"decree.D01.taken": 3.0, "decree.D02.taken": 3.0, "decree.D02.fulfilled": 1.0}
    verdicts = {
        row[0]["number"]: row[1]["say"]
        for row in rows(unfulfilled, "dead")
        if row[0]["say"].startswith("decree")
    }
    assert verdicts[1] == "balance-never-fulfilled"
    assert 2 not in verdicts
    assert verdicts[3] == "balance-never-taken"


def test_one_process_or_two_count_the_same() -> None:
    plan = Plan("lisboa", ("random",) * 3, games=6, seed=4, counted=True)
    one, two = [Balance.of(plan).add_all(play_all(plan, processes)) for processes in (1, 2)]
    assert one.sheets() == two.sheets()
    assert one.lowest <= one.worst / 6 <= one.best / 6 <= one.highest


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", ["Wigs of a player, by source", "Never used"]), ("zh", ["每人的假发，按来源", "从没用过"])],
)
def test_the_command_tells_all_tables(
    lang: str, words: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    asked = ["balance", "lisboa", "--games", "3", "--players", "2", "--bots", "random", "--seed", "5"]
    assert main([*asked, "--processes", "1", "--lang", lang]) == 0
    shown = capsys.readouterr().out
    assert not [word for word in words if word not in shown]
    assert Counter(shown)["%"] > 500
    assert "balance-" not in shown


def test_a_game_without_a_ledger_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(QuaysideError, match="manila keeps no ledger"):
        Plan("manila", ("random",) * 3, games=1, seed=1, counted=True).check()
    assert main(["balance", "manila", "--games", "1"]) == 2
    assert "manila keeps no ledger" in capsys.readouterr().err
