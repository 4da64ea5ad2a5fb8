"""The harbour master's three duties: he may buy a share, loads three wares, and chooses the start spaces."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from .table import WARES, Table


def office(**arranged: Any) -> Table:
    """Nobody bid: seat 0 is harbour master, has paid nothing and may buy."""
    return Table().arrange(**arranged).play("pass", "pass", "pass", "pass")


# Purchase


@pytest.mark.rule("manila.purchase.right")
def test_the_harbour_master_may_buy_one_share_before_loading() -> None:
    table = office()
    assert table.asked == (0, "purchase")
    assert table.choices == ["pledge", "pass", *[f"buy {ware}" for ware in WARES]]
    table.play("buy silk")
    assert table.asked == (0, "loading")
    seat = table.view()["seats"][0]
    assert (seat["shares"], seat["bought"]) == (3, {"ginseng": 0, "nutmeg": 0, "silk": 1, "jade": 0})
    assert table.supply("silk") == 2
    assert table.told("buy") == [{"seat": 0, "ware": "silk", "price": 5}]


@pytest.mark.rule("manila.purchase.right")
def test_nobody_can_buy_at_any_other_time_nor_do_anything_else_now() -> None:
    table = office()
    for notation in ["load silk", "bid 1", "place silk"]:
        assert table.why_not(notation) == ("core.not_now", {"decision": "purchase", "seat": 0})
    table.play("buy silk")
    assert table.why_not("buy silk") == ("manila.purchase.right", {"ware": "silk"})
    table.load("ginseng 3 silk 3 jade 3")
    for seat in range(4):
        assert table.why_not("buy silk") == ("manila.purchase.right", {"ware": "silk"})
        table.place("pass" if seat < 3 else "silk")


@pytest.mark.rule("manila.purchase.funds")
def test_a_harbour_master_who_was_too_poor_to_be_asked_hears_what_a_share_costs() -> None:
    table = Table().arrange(cash={0: 3}, pledged={0: 2}).play(*["pass"] * 4)
    assert table.asked == (0, "loading")
    why = {"ware": "silk", "price": 5, "credit": 3}
    assert table.why_not("buy silk") == ("manila.purchase.funds", why)


@pytest.mark.rule("manila.purchase.right")
def test_who_buys_nothing_must_still_load_and_start_the_punts() -> None:
    """Ruling 60."""
    table = office().play("pass")
    assert table.told("no_purchase") == [{"seat": 0, "forced": False}]
    assert table.asked == (0, "loading")
    table.play("load silk", "load jade", "load nutmeg")
    assert table.asked == (0, "starts")
    table.play("start jade 5", "start silk 0")
    assert table.asked == (0, "placement")


@pytest.mark.rule("manila.purchase.price")
@pytest.mark.parametrize(("price", "cost"), [(0, 5), (5, 5), (10, 10), (20, 20)])
def test_a_share_costs_its_market_price_but_at_least_five(price: int, cost: int) -> None:
    table = office(prices={"jade": price})
    assert table.view()["wares"]["jade"]["share_price"] == cost
    table.play("buy jade")
    assert table.cash[0] == 30 - cost
    assert table.told("pay") == [{"payer": 0, "payee": -1, "amount": cost, "reason": "share"}]


@pytest.mark.rule("manila.purchase.supply")
def test_a_ware_that_is_sold_out_cannot_be_bought() -> None:
    """Ruling 29, first half."""
    table = office(bought={1: "silk silk", 3: "silk"})
    assert table.choices == ["pledge", "pass", "buy ginseng", "buy nutmeg", "buy jade"]
    assert table.why_not("buy silk") == ("manila.purchase.supply", {"ware": "silk"})


@pytest.mark.rule("manila.purchase.supply")
@pytest.mark.rule("manila.voyage.asked")
def test_there_is_no_purchase_when_the_whole_supply_is_gone() -> None:
    """Ruling 29, second half."""
    everything = " ".join([f"{ware} {ware} {ware}" for ware in WARES])
    table = office(bought={2: everything})
    assert table.asked == (0, "loading")
    assert table.told("no_purchase") == [{"seat": 0, "forced": True}]


@pytest.mark.rule("manila.purchase.funds")
@pytest.mark.rule("manila.loans.forced")
def test_a_share_may_be_bought_with_a_loan() -> None:
    """Ruling 27, second half: 6 pesos and one unpledged share buy silk at 10, and 8 pesos remain."""
    table = office(cash={0: 6}, pledged={0: 1}, prices={"silk": 10})
    table.play("buy silk")
    assert (table.cash[0], table.pledged[0]) == (8, 2)
    assert table.told("pledge") == [{"seat": 0, "forced": True}]


@pytest.mark.rule("manila.purchase.funds")
def test_a_share_cannot_be_pledged_to_pay_for_itself() -> None:
    """Ruling 28, first half: with both shares pledged, 6 pesos buy no share at 10."""
    table = office(cash={0: 6}, pledged={0: 2}, prices={"silk": 10})
    assert table.choices == ["pass", "buy ginseng", "buy nutmeg", "buy jade"]
    assert table.why_not("buy silk") == ("manila.purchase.funds", {"ware": "silk", "price": 10, "credit": 6})


@pytest.mark.rule("manila.purchase.funds")
@pytest.mark.rule("manila.loans.when")
def test_the_share_just_bought_may_be_pledged_on_a_later_turn() -> None:
    """Ruling 28, second half."""
    table = office(cash={0: 6}, pledged={0: 2})
    table.play("buy silk").load("ginseng 3 silk 3 jade 3")
    table.play("pledge")
    assert (table.cash[0], table.pledged[0]) == (13, 3)


@pytest.mark.rule("manila.purchase.funds")
def test_the_last_peso_buys_a_share() -> None:
    table = office(cash={0: 5}, pledged={0: 2}).play("buy jade")
    assert table.cash[0] == 0


@pytest.mark.rule("manila.purchase.funds")
@pytest.mark.rule("manila.voyage.asked")
def test_a_harbour_master_who_can_afford_no_share_is_not_asked_to_buy() -> None:
    """Ruling 61, at the purchase."""
    table = office(cash={0: 4}, pledged={0: 2})
    assert table.asked == (0, "loading")
    assert table.told("no_purchase") == [{"seat": 0, "forced": True}]


# Loading


@pytest.mark.rule("manila.loading.wares")
@pytest.mark.parametrize("ashore", WARES)
def test_three_of_the_four_wares_are_loaded_and_one_stays_ashore(ashore: str) -> None:
    table = office().play("pass")
    loaded = [ware for ware in WARES if ware != ashore]
    table.play(*[f"load {ware}" for ware in reversed(loaded)])
    assert list(table.view()["punts"]) == loaded
    assert {table.punt(ware) for ware in loaded} == {"quay"}
    assert table.asked == (0, "starts")
    assert table.told("load") == [{"seat": 0, "ware": ware} for ware in reversed(loaded)]


@pytest.mark.rule("manila.loading.wares")
def test_no_ware_is_loaded_twice() -> None:
    table = office().play("pass", "load silk")
    assert table.choices == ["load ginseng", "load nutmeg", "load jade"]
    assert table.why_not("load silk") == ("manila.loading.wares", {"ware": "silk"})


@pytest.mark.rule("manila.loading.wares")
def test_the_harbour_master_may_not_decline_to_load() -> None:
    table = office().play("pass")
    assert table.why_not("pass") == ("core.not_now", {"decision": "loading", "seat": 0})


@pytest.mark.rule("manila.loading.starts")
def test_there_are_25_ways_to_start_three_punts_and_100_with_the_choice_of_the_wares() -> None:
    triples = {(a, b, 9 - a - b) for a in range(6) for b in range(6) if 0 <= 9 - a - b <= 5}
    assert len(triples) == 25
    assert {tuple(sorted(triple)) for triple in triples} == {
        (0, 4, 5), (1, 3, 5), (1, 4, 4), (2, 2, 5), (2, 3, 4), (3, 3, 3),
    }  # fmt: skip
    joint = set()
    for ashore in WARES:
        table = office().play("pass")
        loaded = [ware for ware in WARES if ware != ashore]
        table.play(*[f"load {ware}" for ware in loaded])
        reached = set()
        for order in permutations(loaded):
            reached |= ways_to_start(table, order)
        assert {tuple([starts[ware] for ware in loaded]) for starts in map(dict, reached)} == triples
        joint |= reached
    assert len(joint) == 100


def ways_to_start(table: Table, order: tuple[str, ...]) -> set[tuple[tuple[str, int], ...]]:
    """All that can be reached when the punts are started in this order."""
    reached = set()
    for first in [choice for choice in table.choices if choice.startswith(f"start {order[0]} ")]:
        after = table.state.clone()
        after.play(after.parse(first))
        for second in [after.notation(action) for action in after.legal()]:
            if not second.startswith(f"start {order[1]} "):
                continue
            done = after.clone()
            done.play(done.parse(second))
            assert done.view(None)["decision"]["kind"] == "placement"  # type: ignore[index]
            punts = done.view(None)["punts"]
            assert isinstance(punts, dict)
            reached.add(tuple([(ware, punts[ware]["space"]) for ware in sorted(punts)]))
    return reached


@pytest.mark.rule("manila.loading.starts")
def test_only_starts_from_which_nine_can_be_reached_are_offered() -> None:
    table = office().play("pass", "load ginseng", "load silk", "load jade")
    assert table.choices == [
        f"start {ware} {space}" for ware in ("ginseng", "silk", "jade") for space in range(6)
    ]
    table.play("start silk 1")
    assert table.choices == [f"start {ware} {space}" for ware in ("ginseng", "jade") for space in (3, 4, 5)]
    refusal = {"ware": "jade", "problem": "sum", "left": 8, "punts": 2}
    assert table.why_not("start jade 2") == ("manila.loading.starts", refusal)


@pytest.mark.rule("manila.loading.starts")
@pytest.mark.rule("manila.voyage.asked")
def test_the_third_start_follows_from_the_others() -> None:
    table = office().play("pass", "load ginseng", "load silk", "load jade", "start jade 5", "start ginseng 0")
    assert table.told("start") == [
        {"seat": 0, "ware": "jade", "space": 5},
        {"seat": 0, "ware": "ginseng", "space": 0},
        {"seat": 0, "ware": "silk", "space": 4},
    ]
    assert table.asked == (0, "placement")


@pytest.mark.rule("manila.loading.starts")
def test_a_punt_is_started_once_and_a_ware_ashore_not_at_all() -> None:
    table = office().play("pass", "load ginseng", "load silk", "load jade", "start jade 5")
    done = {"ware": "jade", "problem": "done", "left": 4, "punts": 2}
    assert table.why_not("start jade 4") == ("manila.loading.starts", done)
    ashore = {"ware": "nutmeg", "problem": "ashore", "left": 4, "punts": 2}
    assert table.why_not("start nutmeg 4") == ("manila.loading.starts", ashore)
    assert table.why_not("load nutmeg") == ("core.not_now", {"decision": "starts", "seat": 0})


@pytest.mark.rule("manila.loading.starts")
@pytest.mark.rule("manila.loading.wares")
def test_loading_and_starting_cost_nothing() -> None:
    """Ruling 59."""
    table = Table().arrange(cash={0: 0}, pledged={0: 2}).play("pass", "pass", "pass")
    assert table.asked == (0, "loading")
    table.load("jade 5 silk 4 nutmeg 0")
    assert table.cash[0] == 0
