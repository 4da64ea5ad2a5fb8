"""What holds in every position of Manila: money, shares and accomplices are conserved, punts lie where punts can lie, and
what is still to be done is the rest of a voyage. A PositionError says which law is broken."""

from __future__ import annotations

from quayside.core.numbers import count
from quayside.core.position import law
from quayside.games.manila.board import (
    ACCOMPLICES,
    ALL_WARES,
    AREA_FIRST,
    AREA_SIZE,
    ASHORE,
    BERTHS,
    IN_PORT,
    LAST_START,
    LAST_STEP,
    MOVEMENTS,
    NO_START,
    PIRATES_LAIR,
    PUNTS,
    SHARES_DEALT,
    SHARES_PER_WARE,
    START_CASH,
    STARTS_SUM,
    WARES,
)
from quayside.games.manila.rules.agenda import (
    AUCTION,
    BOARDING,
    LOADING,
    MOVEMENT,
    PILOTING,
    PLACEMENT,
    PLUNDER,
    PURCHASE,
    STARTING,
)
from quayside.games.manila.rules.voyage import AFTER_THE_AUCTION
from quayside.games.manila.state import ManilaState

# The spaces that exist: only jade has a fourth seat
SPACES = {
    space for first, size in zip(AREA_FIRST, AREA_SIZE, strict=True) for space in range(first, first + size)
}


def check(state: ManilaState) -> None:
    _check_money(state)
    _check_shares(state)
    _check_accomplices(state)
    _check_punts(state)
    _check_auction(state)
    _check_agenda(state)


def _check_money(state: ManilaState) -> None:
    law(min(state.cash) >= 0, "nobody has less than no money: who cannot pay has to pledge")
    law(
        sum(state.cash) + state.bank == START_CASH * state.players,
        "money is never lost: what the players have gained, the bank has paid",
    )


def _check_shares(state: ManilaState) -> None:
    law(min([*state.dealt, *state.bought, *state.supply]) >= 0, "there are never less than no shares")
    for ware in range(ALL_WARES):
        held = sum(state.dealt[ware::ALL_WARES]) + sum(state.bought[ware::ALL_WARES])
        law(
            held + state.supply[ware] == SHARES_PER_WARE,
            f"there are {SHARES_PER_WARE} shares of {WARES[ware]}, in hands and in the supply together",
        )
        law(0 <= state.price[ware] <= LAST_STEP, f"the price of {WARES[ware]} is beyond the black market")
    for seat in range(state.players):
        hand = sum(state.dealt[seat * ALL_WARES : (seat + 1) * ALL_WARES])
        law(
            hand == SHARES_DEALT,
            f"every player was dealt {SHARES_DEALT} shares, and seat {seat} has {hand} of them",
        )
        law(
            0 <= state.pledged[seat] <= state.shares(seat),
            f"seat {seat} has pledged {state.pledged[seat]} shares and holds {state.shares(seat)}",
        )


def _check_accomplices(state: ManilaState) -> None:
    law(
        min(state.figures) >= -1 and max(state.figures) < state.players,
        "an accomplice is of a seat that is not there",
    )
    standing = [space for space, owner in enumerate(state.figures) if owner >= 0]
    law(SPACES.issuperset(standing), "an accomplice stands beside the board: only jade has a fourth seat")
    for seat in range(state.players):
        law(
            count(state.figures, seat) <= ACCOMPLICES[state.players],
            f"seat {seat} has more than {ACCOMPLICES[state.players]} accomplices on the board",
        )
    for first, size in zip(AREA_FIRST, AREA_SIZE, strict=True):
        filled = [state.figures[space] >= 0 for space in range(first, first + size)]
        law(
            filled == sorted(filled, reverse=True),
            "the cheapest seat, or the captain's place, is filled first",
        )


def _check_punts(state: ManilaState) -> None:
    loaded = [ware for ware in range(ALL_WARES) if state.place[ware] != ASHORE]
    law(len(loaded) <= PUNTS, f"there are {PUNTS} punts")
    places = [state.place[ware] for ware in loaded]
    law(all([place == NO_START or 0 <= place <= IN_PORT for place in places]), "a punt lies beside its lane")
    docked = [ware for ware in loaded if state.place[ware] == IN_PORT]
    law(sorted(state.port) == docked, "a punt that has reached the port lies at a berth of it, each at one")
    law(not set(state.port) & set(state.shipyard), "a punt lies in the port and in the shipyard")
    law(
        len({*state.shipyard}) == len(state.shipyard) <= len(BERTHS),
        "two punts share a berth of the shipyard",
    )
    law({*state.shipyard} <= {*loaded}, "a punt in the shipyard carries no ware")
    law(0 <= state.movements <= MOVEMENTS, f"a voyage has {MOVEMENTS} movements")
    under_way = [place for place in places if place >= 0]
    if state.movements == 0 and len(under_way) == PUNTS:
        law(
            sum(under_way) == STARTS_SUM and max(under_way) <= LAST_START,
            f"the starts add up to {STARTS_SUM}, none beyond {LAST_START}",
        )
    law(state.movements == MOVEMENTS or not state.shipyard, "no punt is wrecked before the last movement")
    if state.to_play < 0:
        law(
            max(state.price) == LAST_STEP and state.voyage >= LAST_STEP,
            "the game ends when a ware has reached its last price",
        )
    else:
        law(max(state.price) < LAST_STEP, "a ware has reached its last price, and the game goes on")


def _check_auction(state: ManilaState) -> None:
    for seat in (state.harbour_master, state.leader, state.bidder):
        law(-1 <= seat < state.players, "there is no such seat")
    law(state.bid >= 0, "a bid is at least 0")
    law({*state.passed, *state.declined} <= {0, 1}, "a seat has passed or declined, or it has not")
    law((state.leader >= 0) == (state.bid > 0), "a bid is somebody's")


def _check_agenda(state: ManilaState) -> None:
    """The rest of a voyage, in its order; above it what a decision is made of."""
    agenda = state.agenda.frames()
    if not agenda:
        return
    kinds = [frame.kind for frame in agenda]
    law(state.game.rules.numbers[kinds[-1]] >= 0, "at the end of the agenda stands a decision")
    loaded = PUNTS - count(state.place, ASHORE) + 1
    if kinds[-1] == AUCTION:
        law(len(agenda) == 1, "a voyage begins when the auction is over")
        law(state.bidder >= 0 and not state.passed[state.bidder], "somebody is to bid who has not passed")
        law(state.bidder != state.leader, "nobody bids against themselves")
        law(loaded == 0 and max(state.figures) < 0, "nothing is under way while the office is auctioned")
        return
    course = AFTER_THE_AUCTION[state.players].frames()
    steps = [frame for frame in agenda if frame.kind not in (PLACEMENT, BOARDING, PLUNDER)]
    law(steps == course[: len(steps)], "the agenda is not the rest of a voyage")
    law(agenda[: len(steps)] == steps, "what is decided now stands above the rest of the voyage")
    law(state.harbour_master >= 0, "a voyage has a harbour master")
    if kinds[-1] == PURCHASE:
        law(loaded == 0, "shares are bought before punts are loaded")
    elif kinds[-1] == LOADING:
        law(
            loaded < PUNTS and set(state.place) <= {ASHORE, NO_START},
            "punts are loaded before they are put into lanes",
        )
    else:
        law(loaded == PUNTS, f"{PUNTS} punts are under way")
        law(
            (kinds[-1] == STARTING) == (NO_START in state.place),
            "punts are put into their lanes before anything else happens",
        )
    law(
        kinds.count(MOVEMENT) == MOVEMENTS - state.movements,
        "the agenda has another number of movements before it than the voyage",
    )
    above = agenda[len(steps) :]
    if not above:
        law(kinds[-1] != PILOTING or _punts_afloat(state), "pilots have nothing to steer")
        return
    kind = above[0].kind
    named = [frame.seat if kind == PLACEMENT else frame.number for frame in above]
    law(len({frame.kind for frame in above}) <= 1 and len({*named}) == len(named), "two decisions at a time")
    most = {PLACEMENT: state.players, BOARDING: 2, PLUNDER: ALL_WARES}[kind]
    law(max(named) < most, "the agenda names a seat or a place that is not there")
    on_13 = [ware for ware in range(ALL_WARES) if state.place[ware] == PIRATES_LAIR]
    if kind == PLUNDER:
        law({*named} <= {*on_13}, "only a punt on 13 is plundered")
    elif kind == BOARDING:
        law(bool(on_13), "pirates board a punt on 13")


def _punts_afloat(state: ManilaState) -> bool:
    return any([0 <= state.place[ware] < IN_PORT for ware in range(ALL_WARES)])
