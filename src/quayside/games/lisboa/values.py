"""All values that a client needs to draw the game with: numbers that every copy has, and those of a copy, cards, ships,
tiles, plots and tracks in the words of components.toml, with what they are called."""

from __future__ import annotations

from quayside.core.events import Args
from quayside.core.values import Values
from quayside.games.lisboa import board, components
from quayside.games.lisboa.board import (
    ACCEPTED,
    ACTS,
    ACTS_EACH,
    ALL_BUILDINGS,
    ALL_NOBLES,
    ALL_SHIPS,
    ARCHITECTS,
    CARDS,
    CLERGY,
    CUBE_PRICE,
    CUBES,
    DECKS,
    DECREES,
    EAST,
    GOODS,
    GROUP_SIZE,
    GROUPS,
    MOST_INFLUENCE,
    NOBLES,
    PILES,
    PLANS,
    PLOTS,
    PURPLE,
    ROWS,
    SHIPS,
    SIDES,
    SPACES,
    TRACK,
    TREASURY,
    WEST,
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
    amount_of,
    good_of,
    goods_of,
    word_of,
)
from quayside.games.lisboa.rules.display import ships_of_period
from quayside.games.lisboa.terms import terms


class LisboaValues(Values):
    def printed(self) -> Args:
        return {
            "acts": {NOBLES[noble]: _acts(noble) for noble in range(ALL_NOBLES)},  # the noble action last
            "takes": {NOBLES[noble]: GOODS[ACCEPTED[noble]] for noble in range(ALL_NOBLES)},  # besides gold
            "cube_prices": dict(zip(CUBES, CUBE_PRICE, strict=True)),
            "cubes_held": board.CUBES_HELD,
            "houses": dict(zip(GROUPS, GROUP_SIZE, strict=True)),
            "clergy_held": board.CLERGY_HELD,
            "slots": board.SLOTS,  # of each row of the portfolio
            "pile_size": board.PILE_SIZE,
            # The spaces of public buildings at the ends of each street, from the west, and of each row
            "street_ends": SPACES[: board.ALL_STREETS],
            "row_ends": {name: [SPACES[WEST + row], SPACES[EAST + row]] for row, name in enumerate(ROWS)},
            # Column and street that each slot of the city tiles faces, from the west
            "city_slots": [
                [column + 1, street] for street in range(board.ALL_STREETS) for column in (street, street + 1)
            ],
            "second_ships": {str(players): _second_ships(players) for players in range(1, 5)},
        }

    def template(self) -> str:
        return components.default_text()

    def digest(self, options: Args) -> str:
        return components.of_options(options).digest

    def of(self, options: Args) -> Args:
        return values(components.of_options(options))


def _second_ships(players: int) -> list[str]:
    """That lie in the yard when the second period begins, the next one first."""
    return [SHIPS[ship] for ship in ships_of_period(players, PURPLE)]


def _acts(noble: int) -> list[str]:
    """Two state actions and the noble action."""
    return list(ACTS[noble * ACTS_EACH : (noble + 1) * ACTS_EACH])


def values(components: Components) -> Args:
    return {
        "digest": components.digest,
        "own": bool(components.text),  # an owner's, not the ones that we ship
        "terms": terms(components),
        "cards": {name: _card(components, card) for card, name in enumerate(CARDS)},
        "ships": {SHIPS[ship]: _ship(components, ship) for ship in range(ALL_SHIPS)},
        "clergy": {
            name: {
                "benefits": _benefits(components.clergy_benefit[tile]),
                "gain": components.clergy_gain[tile],  # of influence, when it is taken beside the cardinal
                "wigs": components.clergy_wigs[tile],
            }
            for tile, name in enumerate(CLERGY)
        },
        "decrees": {name: _decree(components, decree) for decree, name in enumerate(DECREES)},
        "plans": {name: components.plans[plan] for plan, name in enumerate(PLANS) if components.plans[plan]},
        "starting_plans": [PLANS[plan] for plan in components.starting_plans],
        "buildings": {SIDES[face]: _building(components, face) for face in range(ALL_BUILDINGS * 2)},
        "plots": {
            name: {"reward": _effects(components.plot_reward[plot])} for plot, name in enumerate(PLOTS)
        },
        "spaces": {
            name: {"reward": _effects(components.space_reward[space])} for space, name in enumerate(SPACES)
        },
        "city_tiles": {slot: components.city_tiles[number] for number, slot in enumerate(CITY_SLOTS)},
        "streets": [GOODS[good] for good in components.streets],
        "scoring_tiles": list(components.scoring_tiles),
        "treasury": [
            {"reis": reis, "influence": influence}
            for reis, influence in zip(components.treasury_right, components.treasury_left, strict=True)
        ],
        "influence": _influence_reis(components),
        "prices": {good: components.prices[number] for number, good in enumerate(GOODS)},
        "least_price": components.least_price,
        "church": [
            {
                "treasury_up": bool(components.treasury_icons[space]),
                "scoring": bool(components.church_icons[space]),
            }
            for space in range(TRACK)
        ],
        "office_spaces": components.office_spaces,
        "rival": {**components.rival_wigs, "decree": components.rival_decree},
    }


def _card(components: Components, card: int) -> Args:
    """A noble has a reward or penalty under `effects`, a treasury card an event and lasting benefits."""
    kind = components.kind[card]
    effects = _effects(components.effects[card])
    return {
        "kind": PILES[kind],
        "deck": DECKS[components.deck[card]],
        "influence": components.influence[card],
        "effects": [] if kind == TREASURY else effects,
        "event": effects if kind == TREASURY else [],
        "benefits": _benefits(components.benefit[card]),
    }


def _ship(components: Components, ship: int) -> Args:
    return {
        "deck": DECKS[ship // 3],
        "hold": components.hold[ship],
        "price": components.modifier[ship],
        "influence": components.ship_influence[ship],
    }


def _decree(components: Components, decree: int) -> Args:
    cap = components.decree_cap[decree]
    return {
        "count": COUNTS[components.decree_count[decree]],
        "judge": JUDGES[components.decree_judge[decree]],
        "number": components.decree_number[decree],
        "wigs": components.decree_wigs[decree],
        "cap": None if cap == NO_CAP else cap,
        "players": components.decree_players[decree],
    }


def _building(components: Components, face: int) -> Args:
    return {
        "architect": ARCHITECTS[components.architect[face // 2]],
        "trades": [good for number, good in enumerate(GOODS) if components.is_served(number, face)],
    }


def _effects(coded: list[int]) -> list[Args]:
    return [_effect(effect) for effect in coded]


def _effect(effect: int) -> Args:
    word, number = word_of(effect), amount_of(effect)
    if word == GAIN_GOODS:
        good = good_of(effect)
        return {"effect": "good", "good": "any" if good == ANY_GOOD else GOODS[good], "n": goods_of(effect)}
    return {"effect": EFFECTS[word], "n": number}


def _benefits(coded: list[int]) -> Args:
    """Each benefit and how much of it, as a player's `benefits` in the view."""
    return {BENEFITS[benefit]: amount for benefit, amount in zip(coded[::2], coded[1::2], strict=True)}


def _influence_reis(components: Components) -> list[int]:
    """By space of the influence track: the real that the marker pays when it reaches it, or 0."""
    pays = {space for spaces in components.marker_after for space in spaces[1:]}
    return [int(space in pays) for space in range(MOST_INFLUENCE + 1)]
