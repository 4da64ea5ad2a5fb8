"""The rulings: how Quayside answers what the printed rules of Manila leave open. A test proves a ruling by naming its
number in its docstring."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

RULINGS = {
    1: "The profit of a punt always divides: no rounding is ever needed.",
    2: "Loot is shared equally by the figures in the boat; a player with both gets all, a boarder nothing.",
    3: "With several punts on 13 after the second movement, each pirate chooses one with a free seat, or stays.",
    4: "With several punts on 13 after the third movement, each is plundered and sent by a decision of its own.",
    5: "Punts that arrive together take their berths in ware order: nobody decides.",
    6: "Punts that are wrecked together likewise.",
    7: "Berths go to ordinary punts first, then to punts on 13.",
    8: "A plundered punt counts as arrived, or as wrecked, wherever the captain sends it.",
    9: "A full punt cannot be boarded.",
    10: "Boarding is free of charge; the boarder takes the cheapest free seat.",
    11: "Boarding is a decision, never automatic.",
    12: "A pirate who stays keeps his right to plunder.",
    13: "The place of a boarder is open again in the last placement round; the second moves to the front.",
    14: "Who joins the boat after the second movement can still plunder.",
    15: "A boarder whose punt is on 13 again after the third movement is robbed by those in the boat.",
    16: "A punt that a pilot moved onto 13 is not attacked.",
    17: "Nobody goes aboard a punt that is already in port.",
    18: "A port space may be taken where a punt already lies.",
    19: "Without an agent the bank pays the accomplices in the shipyard, and nobody pays for empty spaces.",
    20: "The agent also pays for wrecks on empty spaces, to the bank.",
    21: "An agent's own claim cancels out.",
    22: "An agent who is short takes as few loans as he needs, then pays all he has; the bank covers the rest.",
    23: "The insurance pays its ten pesos once.",
    24: "If nobody bids in the first voyage, the opener is harbour master for nothing.",
    25: "The last one left without a bid on the table may still bid or pass.",
    26: "The leader may not raise his own bid.",
    27: "Bids and purchases may use loans, which are taken by themselves.",
    28: "The share just bought may be pledged afterwards, but not to pay for itself.",
    29: "A ware that is sold out cannot be bought; with no supply at all there is no purchase.",
    30: "No price goes above 30.",
    31: "All prices of a voyage rise before the end is looked at.",
    32: "Who has an unpledged share is no stowaway.",
    33: "Who can afford some space is no stowaway.",
    34: "The insurance office does not count as the cheapest space, and is closed to stowaways.",
    35: "A stowaway may take any other free space.",
    36: "A stowaway pays all his cash.",
    37: "The large pilot moves one punt by two or two punts by one, unless the variant allows a single step.",
    38: "A double step brings in a punt from 12 or 13; surplus steps are lost.",
    39: "No pilot moves a punt back beyond 0.",
    40: "One player may own both pilots.",
    41: "Who has declined still acts with the figures that he has placed.",
    42: "A harbour master who passes is out, and yet stays in office if nobody bids.",
    43: "The harbour master begins every placement round.",
    44: "The last harbour master opens the next auction.",
    45: "Three dice are always rolled, also for punts in port.",
    46: "Only the identity of dealt and pledged shares is hidden.",
    47: "Cash is open.",
    48: "The bank never runs dry.",
    49: "There is no trading and no gift.",
    50: "Ties share their rank.",
    51: "A fortune may be below zero.",
    52: "To redeem just before the end changes nothing.",
    53: "Pledging and redeeming are free actions at a seat's own auction, purchase and placement decisions.",
    54: "Five play as four do.",
    55: "With all punts in port, pilots and the third movement do nothing.",
    56: "Nobody is eliminated.",
    57: "A turn without a free space is skipped and is no declining; the last free insurance office is open to all.",
    58: "Passengers after a boarder pay for the seat after his.",
    59: "Loading and start spaces cost nothing.",
    60: "Who buys no share must still load and start the punts.",
    61: "Only a seat with a real choice is asked; a placement turn always is.",
    62: "Plundered punts are sent in ware order.",
    63: "Loot is paid with the other profits, after all punts have been sent.",
    64: "The bank never pays an agent his own claim.",
    65: "The opener is the seat that was asked first.",
    66: "At other times there are no loans but forced ones.",
    67: "The cheapest space is the cheapest that is free and open now.",
    68: "No bid goes above 300.",
    69: "Lanes, berths and double steps follow ware order; pledges name no share.",
    70: "Variant: on a full punt a pirate may take the seat of another player's accomplice.",
}


@cache
def rulings_with_a_test() -> set[int]:
    named: set[int] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for numbers in re.findall(r"[Rr]ulings? (\d+(?: and \d+)?)", ast.get_docstring(node) or ""):
                    named.update([int(number) for number in numbers.split(" and ")])
    return named


@pytest.mark.parametrize("number", RULINGS)
def test_every_ruling_has_a_test(number: int) -> None:
    assert number in rulings_with_a_test()


def test_no_test_names_a_ruling_that_does_not_exist() -> None:
    assert rulings_with_a_test() <= set(RULINGS)
