"""The declared action space: numbers, notation and parser come from one list of verbs."""

from __future__ import annotations

import importlib

import pytest

import quayside
from quayside import NotationError, Vocabulary
from quayside.core.vocabulary import Verb, span

from ..properties.worlds import for_every_game

NO_ACTIONS = {
    "MOST_COINS",
    "MOST_MARKER",
    "DESTINATIONS",
    "STARTS",
    "VICTIMS",
    "ALL_ACTIONS",
}  # other numbers of a vocabulary
PAYMENTS = {"PAY_REIS", "PAY_COINS"}  # within the verb `pay`

WORDS = Vocabulary(
    [
        Verb("pledge", free=True),
        Verb("swap", free=True, side=("left", "right")),
        Verb("pass"),
        Verb("start", ware=("silk", "jade"), space=span(0, 2)),
        Verb("bid", amount=span(1, 9)),
    ]
)


def test_actions_are_numbered_in_the_order_of_the_verbs_the_last_argument_fastest() -> None:
    assert [WORDS.notation(action) for action in range(10)] == [
        "pledge",
        "swap left",
        "swap right",
        "pass",
        "start silk 0",
        "start silk 1",
        "start silk 2",
        "start jade 0",
        "start jade 1",
        "start jade 2",
    ]
    assert WORDS.size == 19
    assert WORDS.first("start") == 4
    assert WORDS.free == 3


def test_an_action_knows_its_verb_and_arguments() -> None:
    action = WORDS.parse("start jade 1")
    assert WORDS.verb(action).name == "start"
    assert WORDS.arguments(action) == {"ware": "jade", "space": "1"}
    assert WORDS.arguments(WORDS.parse("pass")) == {}


def test_blanks_do_not_matter_to_the_parser() -> None:
    assert WORDS.parse("  start   jade\t1 \n") == WORDS.parse("start jade 1")


@pytest.mark.parametrize(
    "unknown", ["", "start", "start jade", "start jade 3", "bid 0", "bid 10", "bid 03", "Pass", "1"]
)
def test_a_text_that_is_no_action_is_refused(unknown: str) -> None:
    with pytest.raises(NotationError, match="is not an action of this game"):
        WORDS.parse(unknown)


def test_a_slip_of_the_pen_gets_a_hint() -> None:
    with pytest.raises(NotationError, match="did you mean 'start silk 2'"):
        WORDS.parse("start slik 2")


@pytest.mark.parametrize("notation", ["bid 10", "bid 91", "bid 0"])
def test_a_number_out_of_range_gets_the_range(notation: str) -> None:
    with pytest.raises(NotationError, match="the amount goes from 1 to 9$"):
        WORDS.parse(notation)


@pytest.mark.parametrize("unknown", [-1, 19, 2**70])
def test_a_number_that_is_no_action_is_refused(unknown: int) -> None:
    assert unknown not in WORDS
    for ask in (WORDS.notation, WORDS.verb, WORDS.arguments):
        with pytest.raises(NotationError, match=f"{unknown} is not an action of this game"):
            ask(unknown)


def test_an_unknown_verb_has_no_first_action() -> None:
    with pytest.raises(NotationError, match="'fly'"):
        WORDS.first("fly")


def test_free_verbs_come_first() -> None:
    with pytest.raises(ValueError, match="free verbs come first"):
        Vocabulary([Verb("pass"), Verb("pledge", free=True)])


def test_no_notation_is_declared_twice() -> None:
    with pytest.raises(ValueError, match="'bid 2' is declared twice"):
        Vocabulary([Verb("bid", amount=span(1, 3)), Verb("bid", amount=span(2, 4))])


def test_a_line_of_documentation_for_each_verb() -> None:
    assert WORDS.describe().splitlines() == [
        "pledge   (free action)",
        "swap <side: left | right>   (free action)",
        "pass",
        "start <ware: silk | jade> <space: 0 | 1 | 2>",
        "bid <amount: 1 ... 9 (9)>",
    ]


@for_every_game
def test_every_action_of_a_game_is_found_again_by_its_notation(id: str) -> None:
    actions = quayside.game(id).actions
    notations = [actions.notation(action) for action in range(actions.size)]
    assert [actions.parse(notation) for notation in notations] == list(range(actions.size))
    for action, notation in enumerate(notations):
        assert notation == " ".join([actions.verb(action).name, *actions.arguments(action).values()])
        assert notation.isascii()
        assert actions.verb(action).free == (action < actions.free)


@for_every_game
def test_the_numbers_that_the_rules_use_are_those_of_the_vocabulary(id: str) -> None:
    """Compiled rules need plain numbers; here they are held against the list of verbs, which gives them."""
    actions = importlib.import_module(f"quayside.games.{id}.actions")
    printed = vars(importlib.import_module(f"quayside.games.{id}.board"))
    vocabulary: Vocabulary = actions.ACTIONS
    named = {
        name: value
        for name, value in vars(actions).items()
        if name.isupper() and isinstance(value, int) and name not in {*NO_ACTIONS, *printed}
    }
    firsts = {verb.first for verb in vocabulary.verbs}
    for name, value in named.items():
        offset = 1 if name == "BID_NOTHING" else 0  # counted from the bid that cannot be made
        assert value + offset in firsts or name in PAYMENTS, f"{name} is no verb's first action"
    assert firsts <= {*named.values(), *[value + 1 for value in named.values()]}, "a verb without a number"
    assert getattr(actions, "ALL_ACTIONS", vocabulary.size) == vocabulary.size
