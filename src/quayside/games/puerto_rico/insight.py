"""How roles are judged, what pages are told of it, and what bots ask: the insight of Puerto Rico.

A role is judged by playing it through: everybody does what looks best to them, and the outlooks before and after are compared.
"""

from __future__ import annotations

from typing import Final

from quayside.core.events import Args, Event
from quayside.core.rng import Rng
from quayside.core.seen import Insight, Seen
from quayside.core.state import State
from quayside.games.puerto_rico.actions import (
    pick,
    role_of,
)
from quayside.games.puerto_rico.board import (
    ALL_GOODS,
    CAPTAIN,
    FACTORY,
    FACTORY_INCOME,
    GOODS,
    QUARRY,
    ROLES,
)
from quayside.games.puerto_rico.choices import choice_values
from quayside.games.puerto_rico.outlook import (
    Forecast,
    advantage,
    harvest,
    outlook,
    outlooks,
    rounds_left,
)
from quayside.games.puerto_rico.rules import agenda, craftsman, scoring
from quayside.games.puerto_rico.rules.round import begin_phase
from quayside.games.puerto_rico.state import PuertoRicoState

# ---------------------------------------------------------------------------------------------------------------------
# Roles


def play_phase(state: PuertoRicoState) -> None:
    """Everybody does what looks best to them, until the next role is picked; one forecast will do for all of it."""
    forecast = Forecast(state)
    while state.to_play >= 0 and state.agenda.kind != agenda.ROLE_CHOICE:
        values = choice_values(state, state.to_play, forecast)
        best = 0
        for number in range(1, len(values)):
            if values[number] > values[best]:
                best = number
        state.play_legal(state.choices[best])


def after_role(state: PuertoRicoState, action: int) -> PuertoRicoState:
    """The position when the seat to play has picked a role and everybody has played it."""
    trial = state.clone()
    trial.play_legal(action)
    play_phase(trial)
    return trial


def role_values(state: PuertoRicoState, seat: int) -> list[float]:
    """How a seat stands against the others after each role that it may pick."""
    values: list[float] = []
    for action in state.choices:
        after = after_role(state, action)
        values.append(advantage(after, seat, outlooks(after)))
    return values


def role_gains(state: PuertoRicoState, card: int) -> Args:
    """What picking a card now would bring each seat, if everybody played it as looks best; and its worth to the one who
    picks, by which hints rank it too: how much better they would stand against the others."""
    after = after_role(state, pick(card))
    forecast = Forecast(state)
    seats: list[Args] = []
    for seat in range(state.players):
        gain = outlook(after, seat, forecast) - outlook(state, seat, forecast)
        gains: Args = {
            "doubloons": after.doubloons[seat] - state.doubloons[seat],
            "goods": after.whole_stock(seat) - state.whole_stock(seat),
            "points": after.points[seat] - state.points[seat],
            "colonists": after.all_people(seat) - state.all_people(seat),
            "value": round(gain, 1),
        }
        seats.append(gains)
    seat = state.to_play
    worth = advantage(after, seat, outlooks(after)) - advantage(state, seat, outlooks(state))
    return {"doubloons": state.card_doubloons[card], "worth": round(worth, 1), "seats": seats}


# ---------------------------------------------------------------------------------------------------------------------
# For the page


def _production(state: PuertoRicoState) -> list[Args]:
    """By seat: the barrels of the next craftsman phase, if it were the first to produce, and its factory's doubloons."""
    forecasts: list[Args] = []
    for seat in range(state.players):
        goods: Args = {}
        for good in range(ALL_GOODS):
            made = int(craftsman.crop(state, seat, good))
            if made > 0 and craftsman.watered(state, seat, good):
                made += 1
            barrels = min(made, state.supply[good])
            if barrels > 0:
                goods[GOODS[good]] = barrels
        factory = FACTORY_INCOME[len(goods)] if state.occupied(seat, FACTORY) else 0
        forecasts.append({"goods": goods, "factory": factory})
    return forecasts


def _shipping(state: PuertoRicoState) -> list[Args]:
    """By seat: the points of a captain phase that it would begin now, and the barrels that it would lose in it."""
    forecasts: list[Args] = []
    for seat in range(state.players):
        trial = state.clone()
        losses = _Losses(seat)
        trial.listener = losses
        trial.agenda.clear()
        trial.agenda.push(agenda.ROLE_CHOICE, seat)
        trial.wharf_used = 0
        trial.small_wharf_used = 0
        trial.doubled = 0
        trial.passes = 0
        trial.spare = 0  # whoever is storing now has done nothing in that phase
        for good in range(len(trial.set_aside)):
            trial.set_aside[good] = 0
        begin_phase(trial, CAPTAIN, seat)
        trial.proceed()
        play_phase(trial)
        forecasts.append({"points": trial.points[seat] - state.points[seat], "spoiled": losses.barrels})
    return forecasts


class _Losses:
    """Counts the barrels of a seat that spoil."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.barrels = 0

    def __call__(self, event: Event) -> None:
        if event.kind == "spoil" and event.args["seat"] == self.seat:
            goods = event.args["goods"]
            assert isinstance(goods, dict)
            self.barrels += sum(goods.values())


# ---------------------------------------------------------------------------------------------------------------------
# What the house asks


_LONG: Final = 15.0  # rounds of a whole game, about
FEATURES: Final = (
    "score score_young hope hope_young barrels barrels_young purse purse_young "
    "stock stock_young quarries quarries_young picks"
).split()


class PuertoRicoInsight(Insight):
    def values(self, seen: Seen) -> list[float]:
        """Of a role, how much better the seat would stand against the others; of anything else, what it gains."""
        if not seen.legal():
            return []
        state = _sample(seen)
        if state.agenda.kind == agenda.ROLE_CHOICE:
            before = advantage(state, seen.seat, outlooks(state))
            return [value - before for value in role_values(state, seen.seat)]
        return choice_values(state, seen.seat, Forecast(state))

    def odds(self, seen: Seen) -> Args:
        """What each role that can be picked now would bring each seat, what each would produce and ship, and the
        points that each may expect in the end."""
        state = _sample(seen)
        if state.to_play < 0:
            return {"roles": {}, "production": [], "shipping": [], "outlook": outlooks(state), "rounds": 0.0}
        roles: Args = {}
        if state.agenda.kind == agenda.ROLE_CHOICE:
            for action in state.choices:
                roles[ROLES[role_of(action)]] = role_gains(state, role_of(action))
        return {
            "roles": roles,
            "production": _production(state),
            "shipping": _shipping(state),
            "outlook": [round(points, 1) for points in outlooks(state)],
            "rounds": round(rounds_left(state), 1),
        }

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, PuertoRicoState)
        return outlooks(state)

    def quick(self, state: State) -> list[float]:
        assert isinstance(state, PuertoRicoState)
        if state.agenda.kind == agenda.ROLE_CHOICE:
            return role_values(state, state.to_play)
        return choice_values(state, state.to_play, Forecast(state))

    def hunch(self, state: State) -> list[float]:
        """Not of roles, each of which has to be played through."""
        assert isinstance(state, PuertoRicoState)
        if state.agenda.kind == agenda.ROLE_CHOICE:
            return [0.0] * len(state.choices)
        return choice_values(state, state.to_play, Forecast(state))

    def settled(self, state: State) -> bool:
        """When a role is to be picked."""
        assert isinstance(state, PuertoRicoState)
        return state.agenda.kind == agenda.ROLE_CHOICE

    def horizon(self, state: State) -> int:
        """When everybody has picked a role once more: a role is only as good as what the others make of it."""
        return state.players

    def feature_names(self) -> list[str]:
        return FEATURES

    def features(self, state: State) -> list[list[float]]:
        """In tens of points; what is worth another thing while the game is young stands there twice."""
        assert isinstance(state, PuertoRicoState)
        forecast = Forecast(state)
        young = min(1.0, forecast.rounds / _LONG)
        turns = state.agenda.count(agenda.ROLE_CHOICE)  # picks still to come in this round
        rows: list[list[float]] = []
        for seat in range(state.players):
            at = seat * state.places
            score = int(scoring.score(state, seat)) / 10.0
            hope = outlook(state, seat, forecast) / 10.0 - score
            barrels = 0.0
            for good in range(ALL_GOODS):
                barrels += harvest(state, seat, good) / 10.0
            purse = int(state.doubloons[seat]) / 10.0
            stock = int(state.whole_stock(seat)) / 10.0
            quarries = int(state.circles[at + QUARRY]) / 10.0
            picks = 1.0 if (seat - state.to_play) % state.players < turns else 0.0
            rows.append(
                [
                    score,
                    score * young,
                    hope,
                    hope * young,
                    barrels,
                    barrels * young,
                    purse,
                    purse * young,
                    stock,
                    stock * young,
                    quarries,
                    quarries * young,
                    picks,
                ]
            )
        return rows


def _sample(seen: Seen) -> PuertoRicoState:
    state = seen.sample(Rng(0))
    assert isinstance(state, PuertoRicoState)
    return state
