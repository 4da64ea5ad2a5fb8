"""What is said before something is chosen: costs in their parts, what a choice would bring, and why an end is near."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import quayside
from quayside import ALL, State
from quayside.games.lisboa.rules import stores
from quayside.games.lisboa.state import LisboaState

from .table import Table

SEEDS = 6


def seen(state: State, seat: int | None) -> dict[str, Any]:
    return state.view(seat)


def decisions(kind: str) -> Iterator[LisboaState]:
    """Positions of random games in which such a thing is decided."""
    for seed in range(SEEDS):
        state = quayside.game("lisboa").new(players=3, seed=seed)
        chance = random.Random(seed)
        while state.to_play >= 0:
            assert isinstance(state, LisboaState)
            if seen(state, None)["decision"]["kind"] == kind:
                yield state
            state.play(chance.choice(state.legal()))


def test_a_card_can_be_played_for_what_is_legal_then() -> None:
    """The signs under each card in hand agree with the uses that are offered when it is played."""
    ways = {"portfolio": {"sell", "trade"}, "court": {"visit", "event"}, "gold": {"discard"}}
    for state in decisions("card"):
        uses = seen(state, state.to_play)["forecast"]["uses"]
        for card, told in uses.items():
            after = state.clone()
            after.play(after.parse(f"card {card}"))
            legal = {after.notation(action) for action in after.legal()}
            for use, signs in ways.items():
                if use == "court":
                    assert bool(signs & set(told)) == (use in legal), card
                elif use == "gold":
                    assert "discard" in told
                elif signs & set(told):
                    assert use in legal, card


def test_the_price_of_land_is_the_sum_of_its_parts() -> None:
    for state in decisions("store"):
        seat = state.to_play
        plots = {move.split()[1] for move in map(state.notation, state.legal()) if move != "pass"}
        for plot, land in seen(state, seat)["forecast"]["land"].items():
            assert land["price"] == land["treasury"] - land["benefit"] + land["rubble"]
            assert land["least"] == land["price"] - land["saves"]
            assert (plot in plots) <= (land["short"] == 0)
            if land["wigs"] and stores.houses_left(state, seat):
                assert (plot in plots) == (land["short"] == 0), plot


@pytest.mark.rule("lisboa.store.scoring")
def test_a_store_scores_what_was_said() -> None:
    for state in decisions("store"):
        seat = state.to_play
        land = seen(state, seat)["forecast"]["land"]
        for action in state.legal()[:3]:
            _, plot, trade = state.notation(action).split()
            after = state.clone()
            after.play(action)
            store = seen(after, seat)["city"]["stores"][plot]
            assert store["related"] == len(land[plot]["served"][trade])


@pytest.mark.rule("lisboa.cardinal.walk")
def test_a_walk_of_the_cardinal_leads_where_it_was_said() -> None:
    for state in decisions("cardinal"):
        view = seen(state, state.to_play)
        for move, walk in view["forecast"]["walks"].items():
            after = state.clone()
            after.play(after.parse(move))
            there = seen(after, state.to_play)["church"]
            assert walk["places"][0] == there["cardinal"]
            assert not {"face_down"} & {there["track"][place] for place in walk["places"]}, (
                "both are turned up"
            )
            if len(after.legal()) > 1:
                continue
            assert seen(after, None)["treasury"]["index"] == view["treasury"]["index"] + walk["treasury"]
            assert after.laid_down >= 0 or not walk["scores"]


@pytest.mark.rule("lisboa.recruit.officials")
def test_as_many_officials_can_be_sent_and_tiles_taken_as_was_said() -> None:
    met = 0
    for state in decisions("recruiting"):
        number = seen(state, state.to_play)["decision"]["left"]
        if state.agenda.second == 0 and state.agenda.third == 0:
            told = seen(state, state.to_play)["forecast"]["recruits"]
            assert told == min(number, state.board[state.to_play])
            met += 1
    assert met
    for state in decisions("card"):
        seat = seen(state, None)["seats"][state.to_play]
        assert seen(state, state.to_play)["forecast"]["tiles"] == 4 - len(seat["clergy"])


@pytest.mark.rule("lisboa.scoring.ties")
def test_the_end_ranks_every_side() -> None:
    for players in (1, 3):
        state = quayside.game("lisboa").new(players=players, seed=3)
        chance = random.Random(3)
        while state.to_play >= 0:
            state.play(chance.choice(state.legal()))
        view = seen(state, None)
        assert view["ranks"][:players] == state.ranking()
        assert len(view["ranks"]) == len(view["totals"])


def test_only_the_owner_of_a_hand_is_told_what_its_cards_can_do() -> None:
    table = Table(3)
    assert set(table.view(0)["forecast"]["uses"]) == {"P01", "P05", "P07", "P12", "P17"}
    assert "uses" in table.view(ALL)["forecast"]
    for viewer in (1, 2, None):
        assert "uses" not in table.view(viewer)["forecast"]


def test_each_viewer_is_told_of_his_own_costs_a_spectator_of_those_who_decide() -> None:
    table = Table(3)
    assert [table.view(viewer)["forecast"]["seat"] for viewer in (0, 1, 2, None)] == [0, 1, 2, 0]


def test_gold_without_room_for_it_is_said_to_bring_nothing() -> None:
    table = Table(3).play("card P17")
    assert table.view(0)["forecast"]["empty"] == []
    table = Table(3).arrange(goods={0: "gold 2"}).play("card P17")
    assert table.view(0)["forecast"]["empty"] == ["gold"]


@pytest.mark.rule("lisboa.end.trigger")
def test_an_end_that_is_near_has_its_cause() -> None:
    assert Table(3).view(0)["end"] is None
    piles = Table(3).arrange(display={"king": "", "marquis": "", "treasury": ""})
    assert piles.view(0)["end"] == {"by": "piles"}
