"""Insurance: ten pesos at once, and claims for every wreck."""

from __future__ import annotations

import pytest

from .table import Table, voyage

# All punts start on 3: with sixes they arrive, with ones they do not
WRECKS = {0: ["6 6 6"] * 3, 1: ["6 6 1"] * 3, 2: ["6 1 1"] * 3, 3: ["1 1 1"] * 3}


def insured(wrecks: int, first: str = "insurance pass pass pass", **agents_purse: int) -> Table:
    """Seat 0 is the agent; his purse may be changed before the last decision, then the punts sail and are settled."""
    table = voyage("ginseng 3 nutmeg 3 silk 3", WRECKS[wrecks]).place(first)
    table.arrange(**{name: {0: value} for name, value in agents_purse.items()})  # type: ignore[arg-type]
    while table.asked[1] == "placement":
        table.place("pass")
    assert len(table.told("wreck")) == wrecks
    return table


@pytest.mark.rule("manila.insurance.office")
def test_the_agent_receives_ten_pesos_at_once() -> None:
    table = voyage().place("insurance")
    assert table.cash[0] == 40
    assert table.told("place") == [{"seat": 0, "space": "insurance", "cost": 0, "blind": False}]
    assert table.told("pay") == [{"payer": -1, "payee": 0, "amount": 10, "reason": "premium"}]
    assert table.why_not("place insurance") == ("manila.placement.free_space", {"space": "insurance"})


@pytest.mark.rule("manila.insurance.office")
def test_the_ten_pesos_are_paid_once_only() -> None:
    """Ruling 23: if no punt is damaged the agent keeps them, and gets no second ten."""
    assert insured(0).cash[0] == 40


@pytest.mark.rule("manila.insurance.claims")
@pytest.mark.parametrize(("wrecks", "due"), [(0, 0), (1, 6), (2, 14), (3, 29)])
def test_the_agent_pays_for_every_wreck_even_if_nobody_stands_in_the_shipyard(wrecks: int, due: int) -> None:
    """Ruling 20: what nobody claims goes to the bank."""
    table = insured(wrecks)
    assert table.cash == [40 - due, 30, 30, 30]
    claims = table.told("pay", reason="claim")
    assert [(claim["payer"], claim["payee"], claim["amount"]) for claim in claims] == [
        (0, -1, amount) for amount in [6, 8, 15][:wrecks]
    ]


@pytest.mark.rule("manila.insurance.claims")
@pytest.mark.rule("manila.shipyard.profit")
@pytest.mark.parametrize(
    ("wrecks", "cash"),
    [(0, [40, 26, 27, 28]), (1, [34, 32, 27, 28]), (2, [26, 32, 35, 28]), (3, [11, 32, 35, 43])],
)
def test_the_agent_pays_the_accomplices_in_the_shipyard(wrecks: int, cash: list[int]) -> None:
    table = insured(wrecks, "insurance shipyard.A shipyard.B shipyard.C")
    assert table.cash == cash
    assert table.told("pay", reason="shipyard") == []


@pytest.mark.rule("manila.insurance.claims")
def test_some_claims_go_to_players_and_the_others_to_the_bank() -> None:
    table = insured(3, "insurance shipyard.B pass pass")
    assert table.cash == [11, 27 + 8, 30, 30]


@pytest.mark.rule("manila.shipyard.profit")
@pytest.mark.rule("manila.insurance.claims")
@pytest.mark.parametrize(
    ("wrecks", "earned"), [(0, {}), (1, {1: 6}), (2, {1: 6, 2: 8}), (3, {1: 6, 2: 8, 3: 15})]
)
def test_without_an_agent_the_bank_pays_the_shipyard_and_nobody_pays_for_empty_spaces(
    wrecks: int, earned: dict[int, int]
) -> None:
    """Ruling 19."""
    table = insured(wrecks, "pass shipyard.A shipyard.B shipyard.C")
    assert table.earned("shipyard") == earned
    assert table.cash == [30, 26 + earned.get(1, 0), 27 + earned.get(2, 0), 28 + earned.get(3, 0)]
    empty = insured(wrecks, "pass pass pass pass")
    assert empty.cash == [30, 30, 30, 30]
    assert empty.told("pay") == []


@pytest.mark.rule("manila.insurance.claims")
@pytest.mark.rule("manila.settlement.profits")
def test_the_agent_collects_his_profits_before_he_pays() -> None:
    """Six pesos from port A are enough for the one wreck: no loan is taken."""
    table = voyage("ginseng 3 nutmeg 3 silk 3", WRECKS[1]).place("insurance pass pass pass").place("port.A")
    table.arrange(cash={0: 0}).place("pass")
    assert (table.cash[0], table.pledged[0]) == (0, 0)


@pytest.mark.rule("manila.insurance.short")
@pytest.mark.rule("manila.loans.forced")
@pytest.mark.parametrize(
    ("cash", "loans", "left"), [(29, 0, 0), (28, 1, 11), (17, 1, 0), (16, 2, 11), (5, 2, 0)]
)
def test_an_agent_who_is_short_takes_as_few_loans_as_he_needs(cash: int, loans: int, left: int) -> None:
    """Ruling 22, loans: one for every twelve pesos that he lacks, of the 29 for three wrecks."""
    table = insured(3, cash=cash)
    assert (table.pledged[0], table.cash[0]) == (loans, left)
    assert table.told("insurance_short") == []


@pytest.mark.rule("manila.insurance.short")
@pytest.mark.parametrize(
    ("cash", "pledged", "missing"), [(4, 0, 1), (0, 0, 5), (16, 1, 1), (20, 2, 9), (0, 2, 29)]
)
def test_an_agent_who_cannot_pay_pays_all_he_has_and_the_bank_covers_the_rest(
    cash: int, pledged: int, missing: int
) -> None:
    """Ruling 22, the bank: never to be paid back; those in the shipyard receive their full sums."""
    table = insured(3, "insurance shipyard.A shipyard.B shipyard.C", cash=cash, pledged=pledged)
    assert (table.cash[0], table.pledged[0]) == (0, 2)
    assert table.cash[1:] == [26 + 6, 27 + 8, 28 + 15]
    covered = table.told("pay", reason="claim", payer=-1)
    assert all([coins["space"] == f"shipyard.{'ABC'[coins['payee'] - 1]}" for coins in covered])
    assert table.told("insurance_short") == [{"seat": 0, "amount": missing}]


@pytest.mark.rule("manila.insurance.short")
def test_the_bank_covers_any_seats_claim() -> None:
    table = voyage("ginseng 3 nutmeg 3 silk 3", WRECKS[1]).place("shipyard.A pass pass insurance")
    table.arrange(cash={3: 0}, pledged={3: 2}).place("pass pass")
    assert table.cash == [26 + 6, 30, 30, 0]


@pytest.mark.rule("manila.insurance.short")
def test_what_the_agent_cannot_pay_to_the_bank_is_forgiven() -> None:
    table = insured(3, cash=20, pledged=2)
    assert table.cash[0] == 0
    assert sum([claim["amount"] for claim in table.told("pay", reason="claim")]) == 20
    assert table.told("insurance_short") == [{"seat": 0, "amount": 9}]


@pytest.mark.rule("manila.insurance.own_claim")
def test_an_agent_on_a_shipyard_space_pays_that_claim_to_himself() -> None:
    """Ruling 21: of 29 pesos his own 15 cancel out, and no loan is forced for them."""
    table = (
        voyage("ginseng 3 nutmeg 3 silk 3", WRECKS[3]).place("insurance pass pass pass").place("shipyard.C")
    )
    table.arrange(cash={0: 14}).place("pass")
    assert (table.cash[0], table.pledged[0]) == (0, 0)
    assert table.told("own_claim") == [{"seat": 0, "amount": 15}]
    assert [claim["amount"] for claim in table.told("pay", reason="claim")] == [6, 8]


@pytest.mark.rule("manila.insurance.own_claim")
@pytest.mark.rule("manila.insurance.short")
@pytest.mark.parametrize("own", ["shipyard.A", "shipyard.B", "shipyard.C"])
def test_the_bank_never_pays_an_agent_his_own_claim(own: str) -> None:
    """Ruling 64: it is set off before anything else, and the bank covers only what he owes to others."""
    table = voyage("ginseng 3 nutmeg 3 silk 3", WRECKS[3]).place("insurance pass pass pass").place(own)
    table.arrange(cash={0: 5}, pledged={0: 2}).place("pass")
    assert table.cash == [0, 30, 30, 30]
    owed = {"shipyard.A": 23, "shipyard.B": 21, "shipyard.C": 14}[own]
    assert table.told("insurance_short") == [{"seat": 0, "amount": owed - 5}]
