"""What is called by its values: cards, ships, tiles, plans and decrees as phrases that a voice can say in any language.

A phrase is a dict: the message under "say", and its facts, which may be phrases again. A key is a fact and an id, as the
texts write them: "card-P07". Made from the table of components, so that an owner's values are told right.
"""

from __future__ import annotations

from functools import reduce

from quayside.core.events import Args
from quayside.games.lisboa.board import (
    ARCHITECTS,
    CARDS,
    CLERGY,
    CUBES,
    DECKS,
    DECREES,
    GOODS,
    MOST_OFFICIALS,
    NOBLES,
    PLANS,
    SHIPS,
    SIDES,
    TREASURY,
)
from quayside.games.lisboa.components import (
    ANY_GOOD,
    AT_LEAST,
    AT_MOST,
    BENEFITS,
    COUNTS,
    EFFECTS,
    GAIN_GOODS,
    MOST,
    NO_CAP,
    Components,
    amount_of,
    good_of,
    goods_of,
    word_of,
)

DETAILS: dict[str, str] = {
    **dict.fromkeys(GOODS, "good"),
    **dict.fromkeys(NOBLES, "noble"),
    **dict.fromkeys(CUBES, "cube"),
}


def terms(components: Components) -> dict[str, Args]:
    found: dict[str, Args] = {}
    for card, name in enumerate(CARDS):
        found[f"card-{name}"] = found[f"display-top-{name}"] = _card(components, card)
    for ship, name in enumerate(SHIPS):
        found[f"card-{name}"] = found[f"ship-{name}"] = found[f"replaces-{name}"] = _ship(components, ship)
    for tile, name in enumerate(CLERGY):
        found[f"tile-{name}"] = {
            "say": "clergy-tile",
            "number": tile + 1,
            "benefits": [{"say": "benefit-gain"}]
            if components.clergy_gain[tile]
            else benefits(components.clergy_benefit[tile]),
            "wigs": components.clergy_wigs[tile],
        }
    for decree, name in enumerate(DECREES):
        found[f"decree-{name}"] = _decree(components, decree)
    for plan, name in enumerate(PLANS):
        architect, officials = divmod(plan, MOST_OFFICIALS)
        phrase: Args = {"say": "plan-card", "architect": ARCHITECTS[architect], "n": officials + 1}
        found[f"plan-{name}"] = found[f"plans-top-{name}"] = phrase
    for face, name in enumerate(SIDES):
        serves = [good for number, good in enumerate(GOODS) if components.is_served(number, face)]
        found[f"building-{name}"] = {"say": "building-tile", "goods": serves}
    return found


def _card(components: Components, card: int) -> Args:
    kind = components.kind[card]
    phrase: Args = {"number": card + 1, "effects": effects(components.effects[card])}
    if kind == TREASURY:
        return {"say": "card-treasury", **phrase, "benefits": benefits(components.benefit[card])}
    return {"say": "card-noble", **phrase, "noble": NOBLES[kind - 1], "influence": components.influence[card]}


def _ship(components: Components, ship: int) -> Args:
    return {
        "say": "ship-card",
        "number": ship + 1,
        "colour": DECKS[ship // 3],
        "hold": components.hold[ship],
        "price": components.modifier[ship],
        "influence": components.ship_influence[ship],
    }


def effects(coded: list[int]) -> Args:
    """A reward, an event or a penalty: its parts, one after the other."""
    parts = [_effect(effect) for effect in coded] or [{"say": "effect-none"}]
    return reduce(lambda left, right: {"say": "effects-in-turn", "left": left, "right": right}, parts)


def _effect(effect: int) -> Args:
    word, number = word_of(effect), amount_of(effect)
    if word == GAIN_GOODS:
        good, count = good_of(effect), goods_of(effect)
        return (
            {"say": "effect-good-any", "n": count} if good == ANY_GOOD else _good("effect-good", good, count)
        )
    return {"say": f"effect-{EFFECTS[word].replace('-', 'lose-')}", "n": number}


def _good(say: str, good: int, count: int) -> Args:
    return {"say": say, "good": GOODS[good], "n": count}


def benefits(coded: list[int]) -> list[Args]:
    """Lasting benefits; one for every noble or every good is told as one."""
    names = [BENEFITS[index] for index in coded[::2]]
    subject = names[0].split(":")[0]
    if len(names) > 1:
        return [{"say": f"benefit-{subject}-{'any' if subject == 'visit' else 'all'}", "n": coded[1]}]
    phrase: Args = {"say": f"benefit-{subject}", "n": coded[1]}
    if ":" in names[0]:
        phrase[{"rubble": "cube", "visit": "noble", "sell": "good"}[subject]] = names[0].split(":")[1]
    return [phrase]


def _decree(components: Components, decree: int) -> Args:
    judge, number = components.decree_judge[decree], components.decree_number[decree]
    if judge == MOST or (judge == AT_MOST and number == 0):
        say, number = "decree-most" if judge == MOST else "decree-none", 0
    elif judge in (AT_LEAST, AT_MOST):
        say = "decree-at-least" if judge == AT_LEAST else "decree-at-most"
    else:
        say = "decree-per" if number == 1 else "decree-every"
    cap = components.decree_cap[decree]
    return {
        "say": say,
        "number": decree + 1,
        "n": number,
        "wigs": components.decree_wigs[decree],
        "cap": None if cap == NO_CAP else cap,
        "count": _count(COUNTS[components.decree_count[decree]], number),
    }


def _count(what: str, number: int) -> Args:
    """The noun for so many of what a decree counts; 0 is any number of them."""
    words = what.split(":")
    detail = words[1] if len(words) > 1 else ""
    if detail in DETAILS:
        return {"say": f"count-{words[0]}", "n": number, DETAILS[detail]: detail}
    phrase: Args = {"say": f"count-{'-'.join(words[:2])}", "n": number}
    if detail == "row":
        phrase["row"] = words[2]
    if detail == "column":
        phrase["column"] = int(words[2])
    return phrase
