"""The dice, arrivals and wrecks, and the settlement: profits, claims, prices, homecoming."""

from __future__ import annotations

from itertools import product

import pytest

from .table import WARES, Table, voyage

# Of the 216 ways to roll three dice from each start: past 13, on 13, short of it; then of 36, after two dice: past, on
OUTCOMES = {
    0: (35, 21, 160, 0, 0),
    1: (56, 25, 135, 0, 1),
    2: (81, 27, 108, 1, 2),
    3: (108, 27, 81, 3, 3),
    4: (135, 25, 56, 6, 4),
    5: (160, 21, 35, 10, 5),
}


def arrivals(punts: int, first: str, second: str = "pass pass pass pass") -> Table:
    """So many punts come in, ginseng before nutmeg before silk, and the others are wrecked."""
    dice = " ".join(["6"] * punts + ["1"] * (3 - punts))
    return voyage("ginseng 3 nutmeg 3 silk 3", [dice] * 3).place(first).place(second)


# Movement


@pytest.mark.rule("manila.movement.dice")
def test_every_punt_moves_by_its_own_die() -> None:
    table = voyage("ginseng 5 silk 4 jade 0", ["1 6 3"], harbour_master=2).place("jade jade jade jade")
    assert [table.punt(ware) for ware in ("ginseng", "silk", "jade")] == [6, 10, 3]
    roll = {"seat": 2, "number": 1, "wares": ["ginseng", "silk", "jade"], "dice": [1, 6, 3]}
    assert table.told("roll") == [roll]
    assert table.told("move") == [
        {"ware": "ginseng", "origin": 5, "target": 6},
        {"ware": "silk", "origin": 4, "target": 10},
        {"ware": "jade", "origin": 0, "target": 3},
    ]


@pytest.mark.rule("manila.movement.dice")
def test_three_dice_are_always_rolled_and_those_of_punts_in_port_ignored() -> None:
    """Ruling 45: so that the same seed gives the same dice, however early a punt came in."""
    table = voyage("ginseng 5 nutmeg 4 silk 0", ["6 1 1", "6 1 1", "5 2 2"]).place("pass pass pass pass")
    assert [roll["dice"] for roll in table.told("roll")] == [[6, 1, 1], [6, 1, 1], [5, 2, 2]]
    assert table.told("move", ware="ginseng") == [
        {"ware": "ginseng", "origin": 5, "target": 11},
        {"ware": "ginseng", "origin": 11, "target": 14},
    ]
    arrivals_may_differ = ["ginseng 5 nutmeg 4 silk 0", "ginseng 0 nutmeg 4 silk 5"]
    one, other = [Table(seed=3).idle_voyage(starts).told("roll") for starts in arrivals_may_differ]
    assert one == other


@pytest.mark.rule("manila.movement.arrival")
@pytest.mark.parametrize(("die", "where"), [(1, 12), (2, 13), (3, "port"), (6, "port")])
def test_a_punt_arrives_when_it_moves_past_13(die: int, where: object) -> None:
    table = voyage("ginseng 5 nutmeg 4 silk 0", ["6 1 1", f"{die} 1 1"])
    table.place("silk silk silk nutmeg").place("nutmeg nutmeg port.A port.B")
    assert table.punt("ginseng") == where
    arrived = [{"ware": "ginseng", "berth": "A"}] if where == "port" else []
    assert table.told("arrive") == arrived


@pytest.mark.rule("manila.movement.arrival")
def test_punts_that_arrive_together_take_their_berths_in_ware_order() -> None:
    """Rulings 5 and 69: nobody has to choose, since only their number matters."""
    table = voyage("nutmeg 3 silk 3 jade 3", ["6 6 6", "1 6 6", "6 6 6"]).place("pass pass pass pass")
    assert table.told("arrive") == [
        {"ware": "silk", "berth": "A"},
        {"ware": "jade", "berth": "B"},
        {"ware": "nutmeg", "berth": "C"},
    ]


@pytest.mark.rule("manila.movement.wreck")
def test_punts_short_of_13_are_wrecked_in_ware_order() -> None:
    """Ruling 6."""
    table = voyage("jade 5 silk 4 nutmeg 0", ["1 1 1"] * 3)
    table.place("silk jade nutmeg shipyard.C").place("pass pass pass pass")
    assert table.told("wreck") == [
        {"ware": "nutmeg", "berth": "A"},
        {"ware": "silk", "berth": "B"},
        {"ware": "jade", "berth": "C"},
    ]
    assert table.earned("passage") == {}
    assert table.earned("shipyard") == {3: 15}
    assert [table.price(ware) for ware in WARES] == [0, 0, 0, 0]


@pytest.mark.rule("manila.movement.wreck")
@pytest.mark.rule("manila.movement.arrival")
@pytest.mark.parametrize(("die", "end"), [(3, "wreck"), (4, "arrive"), (5, "arrive")])
def test_after_the_third_movement_a_punt_on_12_is_wrecked_and_one_past_it_is_not(die: int, end: str) -> None:
    table = voyage("ginseng 5 nutmeg 4 silk 0", ["2 1 1", "2 1 1", f"{die} 1 1"]).place("pass pass pass pass")
    assert [told["ware"] for told in table.told(end)].count("ginseng") == 1


@pytest.mark.rule("manila.movement.arrival")
@pytest.mark.parametrize("starts", [(0, 4, 5), (1, 3, 5), (2, 3, 4)])
def test_the_chances_of_every_start_are_those_of_the_rulebook(starts: tuple[int, int, int]) -> None:
    """All 216 ways to roll, with the same die for all three punts."""
    after_two = {start: [0, 0] for start in starts}
    after_three = {start: [0, 0, 0] for start in starts}
    names = WARES[:3]
    for dice in product("123456", repeat=3):
        table = Table(3, [f"{die} {die} {die}" for die in dice])
        table.idle_voyage(" ".join([f"{ware} {start}" for ware, start in zip(names, starts, strict=True)]))
        for ware, start in zip(names, starts, strict=True):
            path = [told["target"] for told in table.told("move", ware=ware)]
            after_two[start][0] += len(path) > 1 and path[1] == 14
            after_two[start][1] += path[1] == 13
            after_three[start][0] += path[-1] == 14
            after_three[start][1] += len(path) == 3 and path[2] == 13
            after_three[start][2] += path[-1] < 13
    for start in starts:
        past, on, short, early, early_on = OUTCOMES[start]
        assert after_three[start] == [past, on, short]
        assert after_two[start] == [early * 6, early_on * 6]


# Profits


@pytest.mark.rule("manila.punts.profit")
@pytest.mark.parametrize(
    ("ware", "aboard", "each"),
    [
        ("ginseng", 1, 18), ("ginseng", 2, 9), ("ginseng", 3, 6),
        ("nutmeg", 1, 24), ("nutmeg", 2, 12), ("nutmeg", 3, 8),
        ("silk", 1, 30), ("silk", 2, 15), ("silk", 3, 10),
        ("jade", 1, 36), ("jade", 2, 18), ("jade", 3, 12), ("jade", 4, 9),
    ],
)  # fmt: skip
def test_the_profit_of_a_punt_is_shared_equally_and_always_divides(ware: str, aboard: int, each: int) -> None:
    """Ruling 1: there is never a remainder."""
    others = [other for other in WARES if other != ware][:2]
    table = voyage(f"{ware} 3 {others[0]} 3 {others[1]} 3", ["6 6 6"] * 3)
    table.place(" ".join([ware] * aboard + ["pass"] * (4 - aboard))).place(" ".join(["pass"] * aboard))
    assert table.earned("passage") == dict.fromkeys(range(aboard), each)
    assert all([coins["payer"] == -1 for coins in table.told("pay", reason="passage")])


@pytest.mark.rule("manila.punts.profit")
def test_a_player_with_two_accomplices_aboard_earns_twice() -> None:
    table = voyage("ginseng 3 nutmeg 3 silk 3", ["6 6 6"] * 3, players=3)
    table.place("nutmeg nutmeg pass").place("nutmeg pass").place("pass")
    assert table.earned("passage") == {0: 16, 1: 8}


@pytest.mark.rule("manila.port.profit")
@pytest.mark.parametrize(
    ("punts", "earned"), [(0, {}), (1, {0: 6}), (2, {0: 6, 1: 8}), (3, {0: 6, 1: 8, 2: 15})]
)
def test_port_spaces_pay_if_so_many_punts_are_in_port(punts: int, earned: dict[int, int]) -> None:
    table = arrivals(punts, "port.A port.B port.C pass", "pass pass pass")
    assert table.earned("port") == earned
    paid_at = [coins["space"] for coins in table.told("pay", reason="port")]
    assert paid_at == ["port.A", "port.B", "port.C"][:punts]
    assert table.cash == [26 + earned.get(0, 0), 27 + earned.get(1, 0), 28 + earned.get(2, 0), 30]


@pytest.mark.rule("manila.shipyard.profit")
@pytest.mark.parametrize(
    ("punts", "earned"), [(3, {}), (2, {0: 6}), (1, {0: 6, 1: 8}), (0, {0: 6, 1: 8, 2: 15})]
)
def test_shipyard_spaces_pay_if_so_many_punts_are_wrecked(punts: int, earned: dict[int, int]) -> None:
    table = arrivals(punts, "shipyard.A shipyard.B shipyard.C pass", "pass pass pass")
    assert table.earned("shipyard") == earned
    paid_at = [coins["space"] for coins in table.told("pay", reason="shipyard")]
    assert paid_at == ["shipyard.A", "shipyard.B", "shipyard.C"][: 3 - punts]
    assert table.cash == [26 + earned.get(0, 0), 27 + earned.get(1, 0), 28 + earned.get(2, 0), 30]


@pytest.mark.rule("manila.settlement.profits")
def test_profits_come_first_then_claims_then_prices_and_all_go_home() -> None:
    table = voyage("ginseng 5 nutmeg 4 silk 0", ["2 6 2", "2 6 2", "4 1 1"])
    table.place("nutmeg pirates port.A insurance").place("shipyard.A pass pass pass").place("pass")
    before = len(table.events)
    table.play("send ginseng shipyard")
    told = [str(event.args.get("reason", event.kind)) for event in table.events[before:]]
    assert " ".join(told) == "send wreck loot passage port claim claim price return voyage"
    assert [
        (coins["reason"], coins["space"], coins["payee"], coins["amount"]) for coins in table.told("pay")[-5:]
    ] == [
        ("loot", "ginseng", 1, 18),
        ("passage", "nutmeg", 0, 24),
        ("port", "port.A", 2, 6),
        ("claim", "shipyard.A", 0, 6),
        ("claim", "shipyard.B", -1, 8),
    ]


@pytest.mark.rule("manila.settlement.price_rise")
@pytest.mark.parametrize(("price", "raised"), [(0, 5), (5, 10), (10, 20), (20, 30)])
def test_a_ware_in_port_rises_one_step(price: int, raised: int) -> None:
    table = Table(rolls=["6 1 1"] * 3).arrange(prices=dict.fromkeys(WARES, price)).idle_voyage()
    assert [table.price(ware) for ware in WARES] == [raised, price, price, price]
    assert table.told("price") == [{"ware": "ginseng", "origin": price, "target": raised}]


@pytest.mark.rule("manila.settlement.price_rise")
def test_a_price_goes_no_higher_than_thirty() -> None:
    """Ruling 30: it cannot come up in play, since the game is over then; the price would stay."""
    table = Table(rolls=["6 6 1"] * 3).arrange(prices={"ginseng": 20})
    table.play(*["pass"] * 5).load("ginseng 3 nutmeg 3 silk 3").play("pass", "pass", "pass")
    table.state.price[WARES.index("ginseng")] += 1
    table.play("pass")
    assert table.price("ginseng") == 30
    assert table.told("price") == [{"ware": "nutmeg", "origin": 0, "target": 5}]


@pytest.mark.rule("manila.settlement.return")
@pytest.mark.rule("manila.setup.accomplices")
def test_after_the_voyage_the_board_is_empty_and_everybody_has_his_accomplices_again() -> None:
    table = arrivals(2, "ginseng port.A pirates insurance", "nutmeg silk pilot.large pass")
    table.place("pass pass pass").play("pass")
    assert table.asked == (0, "auction")
    view = table.view()
    assert (view["punts"], view["port"], view["shipyard"], view["pirates"]) == ({}, [], [], [])
    assert set(view["spaces"].values()) == {None}
    assert [seat["accomplices"] for seat in view["seats"]] == [3, 3, 3, 3]
    assert [seat["declined"] for seat in view["seats"]] == [False] * 4
    assert (view["voyage"], view["round"], view["movements"]) == (2, 0, 0)
    assert table.told("return") == [{}]


@pytest.mark.rule("manila.settlement.return")
@pytest.mark.rule("manila.voyage.course")
def test_the_second_voyage_runs_like_the_first() -> None:
    table = Table(rolls=["6 6 1", "6 6 1", "1 1 1", "1 1 6", "1 1 6", "1 1 1"])
    table.idle_voyage().play(*["pass"] * 5).load("ginseng 3 nutmeg 3 silk 3").place("silk port.A pass pass")
    table.place("pass pass")
    assert table.earned("passage") == {0: 30}
    assert table.earned("port") == {1: 6}
    assert [table.price(ware) for ware in WARES] == [5, 5, 5, 0]
    assert [told["number"] for told in table.told("roll")] == [1, 2, 3, 1, 2, 3]
