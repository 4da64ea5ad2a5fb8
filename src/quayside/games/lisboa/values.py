"""All values that a client needs to draw the game with: cards, ships, tiles, plots and tracks in the words of
components.toml, and what they are called."""

from __future__ import annotations

from quayside.core.events import Args
from quayside.games.lisboa.board import (
    ALL_BUILDINGS,
    ALL_SHIPS,
    ARCHITECTS,
    CARDS,
    CLERGY,
    DECKS,
    DECREES,
    GOODS,
    MOST_INFLUENCE,
    PILES,
    PLANS,
    PLOTS,
    SHIPS,
    SPACES,
    TRACK,
    TREASURY,
)
from quayside.games.lisboa.components import (
    ANY_GOOD,
    BENEFITS,
    CITY_SLOTS,
    COUNTS,
    EFFECTS,
    GAIN_GOODS,
    JUDGES,
    NO_CAP,
    Components,
)
from quayside.games.lisboa.rules.setup import SIDES
from quayside.games.lisboa.terms import terms


def values(table: Components) -> Args:
    return {
        "digest": table.digest,
        "own": bool(table.text),  # an owner's, not the ones that we ship
        "terms": terms(table),
        "cards": {name: _card(table, card) for card, name in enumerate(CARDS)},
        "ships": {SHIPS[ship]: _ship(table, ship) for ship in range(ALL_SHIPS)},
        "clergy": {
            name: {
                "benefits": _benefits(table.clergy_benefit[tile]),
                "gain": table.clergy_gain[tile],  # of influence, when it is taken beside the cardinal
                "wigs": table.clergy_wigs[tile],
            }
            for tile, name in enumerate(CLERGY)
        },
        "decrees": {name: _decree(table, decree) for decree, name in enumerate(DECREES)},
        "plans": {name: table.plans[plan] for plan, name in enumerate(PLANS) if table.plans[plan]},
        "starting_plans": [PLANS[plan] for plan in table.starting_plans],
        "buildings": {SIDES[face]: _building(table, face) for face in range(ALL_BUILDINGS * 2)},
        "plots": {name: {"reward": _effects(table.plot_reward[plot])} for plot, name in enumerate(PLOTS)},
        "spaces": {
            name: {"reward": _effects(table.space_reward[space])} for space, name in enumerate(SPACES)
        },
        "city_tiles": {slot: table.city_tiles[number] for number, slot in enumerate(CITY_SLOTS)},
        "streets": [GOODS[good] for good in table.streets],
        "scoring_tiles": list(table.scoring_tiles),
        "treasury": [
            {"reis": reis, "influence": influence}
            for reis, influence in zip(table.treasury_right, table.treasury_left, strict=True)
        ],
        "influence": _influence_reis(table),
        "prices": {good: table.prices[number] for number, good in enumerate(GOODS)},
        "least_price": table.least_price,
        "church": [
            {"treasury_up": bool(table.treasury_icons[space]), "scoring": bool(table.church_icons[space])}
            for space in range(TRACK)
        ],
        "office_spaces": table.office_spaces,
        "rival": {**table.rival_wigs, "decree": table.rival_decree},
    }


def _card(table: Components, card: int) -> Args:
    """A noble has a reward or penalty under `effects`, a treasury card an event and lasting benefits."""
    kind = table.kind[card]
    effects = _effects(table.effects[card])
    return {
        "kind": PILES[kind],
        "deck": DECKS[table.deck[card]],
        "influence": table.influence[card],
        "effects": [] if kind == TREASURY else effects,
        "event": effects if kind == TREASURY else [],
        "benefits": _benefits(table.benefit[card]),
    }


def _ship(table: Components, ship: int) -> Args:
    return {
        "deck": DECKS[ship // 3],
        "hold": table.hold[ship],
        "price": table.modifier[ship],
        "influence": table.ship_influence[ship],
    }


def _decree(table: Components, decree: int) -> Args:
    cap = table.decree_cap[decree]
    return {
        "count": COUNTS[table.decree_count[decree]],
        "judge": JUDGES[table.decree_judge[decree]],
        "number": table.decree_number[decree],
        "wigs": table.decree_wigs[decree],
        "cap": None if cap == NO_CAP else cap,
        "players": table.decree_players[decree],
    }


def _building(table: Components, face: int) -> Args:
    return {
        "architect": ARCHITECTS[table.architect[face // 2]],
        "trades": [good for number, good in enumerate(GOODS) if table.serves[face] >> number & 1],
    }


def _effects(coded: list[int]) -> list[Args]:
    return [_effect(effect) for effect in coded]


def _effect(effect: int) -> Args:
    word, number = effect >> 8, effect & 0xFF
    if word == GAIN_GOODS:
        good = number >> 4
        return {"effect": "good", "good": "any" if good == ANY_GOOD else GOODS[good], "n": number & 15}
    return {"effect": EFFECTS[word], "n": number}


def _benefits(coded: list[int]) -> Args:
    """Each benefit and how much of it, as a player's `benefits` in the view."""
    return {BENEFITS[benefit]: amount for benefit, amount in zip(coded[::2], coded[1::2], strict=True)}


def _influence_reis(table: Components) -> list[int]:
    """By space of the influence track: the real that the marker pays when it reaches it, or 0."""
    pays = {space for spaces in table.marker_after for space in spaces[1:]}
    return [int(space in pays) for space in range(MOST_INFLUENCE + 1)]
