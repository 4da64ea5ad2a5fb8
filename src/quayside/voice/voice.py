"""Says what happens at a table, to one listener, in one language.

The house knows no game here: what a game tells is a dict of numbers and ids, and what it is called stands in the game's
Fluent texts. On the way into a text each fact `x` becomes a word `$x`, and where that word is not what a text could
select by, there is `$x_is` beside it:

- a seat becomes the name of the player (`you` for the listener); `$seat_is` is `you`, `none` (no seat) or `other`;
- an id becomes the text `<x>-<id>` if there is one (`ware-silk`); `$ware_is` is the id itself;
- a list becomes its words, joined; and a text `<message>-each` is said for each item, and joined, as `$each`;
- a table of numbers, `goods: {"corn": 2, "sugar": 1}`, becomes "2 corn and 1 sugar"; `$goods_is` is `some` or `none`;
- a truth becomes `yes` or `no`;
- an id among the `terms` becomes that phrase: what is called by its values, "card-P07" of Lisboa (see Game.values).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property, reduce
from pathlib import Path
from typing import Any

from quayside.core.errors import WhyNot
from quayside.core.registry import game
from quayside.voice.rulebook import Rulebook, rulebook
from quayside.voice.texts import message_id, texts

# The facts that are seats, whatever the game, which may declare more; -1 is nobody, or the bank
SEATS = frozenset(["seat", "seats", "payer", "payee", "first"])


class Voice:
    """Speaks to the listener in `seat`, or to everybody alike when there is none; a player who is called by the word
    for "you" is the listener. `extra` are Fluent files of the caller's own.

    >>> voice = Voice("manila", "en", ["You", "Rosa", "Kim"])
    >>> voice.event({"kind": "bid", "rule": "manila.auction.bid", "seat": 1, "amount": 12})
    'Rosa bids 12 pesos.'
    >>> voice.event({"kind": "bid", "rule": "manila.auction.bid", "seat": 0, "amount": 1})
    'You bid 1 peso.'
    >>> Voice("manila", "zh", ["你", "小安", "Kim"]).refusal(WhyNot("manila.auction.limit", {"limit": 54}))
    '你最多只能出 54 比索。'
    """

    def __init__(
        self,
        game_id: str,
        lang: str,
        names: Sequence[str] | None = None,
        seat: int | None = None,
        extra: Sequence[Path] = (),
        terms: Mapping[str, Mapping[str, Any]] | None = None,
    ) -> None:
        self.game = game(game_id)
        self._seats = SEATS.union(self.game.seat_facts)
        self._terms = {message_id(name): phrase for name, phrase in (terms or {}).items()}
        self.lang = lang
        self._texts = texts(game_id, lang, tuple(extra))
        self._names = list(names or [])
        you = self._texts.format("you", {}).casefold()
        called_you = [number for number, name in enumerate(self._names) if name.casefold() == you]
        self.seat = called_you[0] if seat is None and called_you else seat

    @cached_property
    def rulebook(self) -> Rulebook:
        return rulebook(self.game.id, self.lang)

    def name(self, seat: int) -> str:
        """What a player is called; a side beyond those that have names is no player, but the game's Rival.

        >>> Voice("manila", "en", ["Rosa"]).name(0), Voice("manila", "zh").name(2)
        ('Rosa', '3 号座位')
        >>> Voice("lisboa", "en", ["Rosa"]).name(1)
        'Rival'
        """
        if seat < len(self._names):
            return self._names[seat]
        if self._names and "rival-name" in self._texts:
            return self.say("rival-name")
        return self.say("seat-name", number=seat + 1)

    def say(self, message: str, /, **facts: object) -> str:
        """Any message of the texts; dots and underscores of its id may be written as such.

        >>> Voice("manila", "en").say("space-port.A")
        'port A'
        """
        return self._say(message_id(message), facts)

    def label(self, message: str) -> str:
        """A word as it stands alone.

        >>> Voice("manila", "en").label("space-silk")
        'Silk punt'
        """
        return self._texts.format(message_id(message), {}, label=True)

    def phrase(self, phrase: Mapping[str, Any]) -> str:
        """What is called by its values, as it stands alone: a message under `say`, and its facts.

        >>> Voice("manila", "en").phrase({"say": "space-silk"})
        'Silk punt'
        """
        return self._phrase(phrase, True)

    def called(self, fact: str, id: str) -> str:
        """What an id is called where it stands alone, by a text or by its values.

        >>> Voice("manila", "en").called("ware", "silk")
        'Silk'
        """
        return str(self._words(fact, id, True)[fact])

    def event(self, told: Mapping[str, object]) -> str:
        """The line of the log for what `Event.seen_by` tells."""
        facts = {name: value for name, value in told.items() if name != "kind"}
        return self._say(self._event_text(message_id(f"log-{told['kind']}"), facts), facts)

    def refusal(self, why: WhyNot) -> str:
        """Why an action may not be played now."""
        return self._say(message_id(f"why-{why.rule}"), why.args)

    def prompt(self, view: Mapping[str, Any]) -> str:
        """What is decided, by whom, and why it matters."""
        return self._say(message_id(f"prompt-{view['decision']['kind']}"), _facts_of_decision(view))

    def choice(self, action: int, view: Mapping[str, Any]) -> str:
        """The label of a legal action, with its price if it has one.

        >>> view = game("manila").new(players=3, seed=7).view(0)
        >>> Voice("manila", "en").choice(game("manila").actions.parse("bid 12"), view)
        'Bid 12'
        """
        arguments = self._arguments(action)
        named = [self.game.actions.notation(action), *arguments.values()]
        facts = _facts_of_decision(view) | _facts_of_tables(view, named) | arguments
        return self._say(self._text_for_choice("choice", action, view), facts, label=True)

    def group(self, action: int, view: Mapping[str, Any]) -> str:
        """The heading under which an action stands with others of its kind."""
        return self._say(self._text_for_choice("group", action, view), {})

    # Which text

    def _event_text(self, message: str, facts: Mapping[str, object]) -> str:
        """What is not told whole has a text of its own."""
        known = facts.keys() | {f"{name}_is" for name in facts} | {"each"}
        return message if self._texts.needs(message) <= known else f"{message}-public"

    def _text_for_choice(self, what: str, action: int, view: Mapping[str, Any]) -> str:
        """The most particular text there is: of a verb in this decision, of a verb with these arguments, of a verb."""
        verb = self.game.actions.verb(action)
        of_verb = message_id(f"{what}-{verb.name}")
        particular = [
            message_id(f"{of_verb}-{part}") for part in [view["decision"]["kind"], *verb.parameters]
        ]
        return next((message for message in particular if message in self._texts), of_verb)

    def _arguments(self, action: int) -> dict[str, object]:
        """The arguments of an action. One of several words, "silk +1 jade -1", is a list of its ids and one of its
        `numbers`."""
        arguments: dict[str, object] = {}
        for name, text in self.game.actions.arguments(action).items():
            words = [_number_or_id(word) for word in text.split()]
            if len(words) == 1:
                arguments[name] = words[0]
            else:
                arguments[name] = [word for word in words if isinstance(word, str)]
                arguments["numbers"] = [word for word in words if isinstance(word, int)]
        return arguments

    # From facts to words

    def _say(self, message: str, facts: Mapping[str, object], label: bool = False) -> str:
        words: dict[str, object] = {}
        for name, value in facts.items():
            words.update(self._words(name, value, label))
        if f"{message}-each" in self._texts:
            each = [self._say(f"{message}-each", item, label) for item in _items(facts)]
            words["each"] = self._join(each, "each-comma", "each-comma")
        return self._texts.format(message, words)

    def _words(self, name: str, value: object, label: bool) -> dict[str, object]:
        if isinstance(value, list):
            items = list(dict.fromkeys(value)) if name in self._seats else value  # a player is named once
            words = [str(self._words(_singular(name), item, label)[_singular(name)]) for item in items]
            return {name: self._join(words, "list-comma", "list-and")}
        if isinstance(value, dict):
            return (
                {name: self._phrase(value, label)}
                if "say" in value
                else self._table_words(name, value, label)
            )
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        if name in self._seats and isinstance(value, int):
            return self._seat_words(name, value)
        if not isinstance(value, str):
            return {name: "none" if value is None else value}
        word = message_id(f"{name}-{value}")
        if word in self._terms:
            return {name: self._phrase(self._terms[word], label), f"{name}_is": message_id(value)}
        known = word in self._texts
        return {
            name: self._texts.format(word, {}, label) if known else value,
            f"{name}_is": message_id(value),
        }

    def _phrase(self, phrase: Mapping[str, Any], label: bool) -> str:
        """What is called by its values: the message under `say` with facts of its own, which may be phrases again."""
        words: dict[str, object] = {}
        for name, value in phrase.items():
            if name != "say":
                words.update(self._words(name, value, False))
        return self._texts.format(message_id(phrase["say"]), words, label)

    def _table_words(self, name: str, table: Mapping[str, object], label: bool) -> dict[str, object]:
        one = _singular(name)
        words = [
            self._texts.format("count-of", {"count": count, "what": self._words(one, id, label)[one]})
            for id, count in table.items()
            if count
        ]
        return {
            name: self._join(words, "list-comma", "list-and"),
            f"{name}_is": "some" if words else "none",
        }

    def _seat_words(self, name: str, seat: int) -> dict[str, object]:
        if seat < 0:
            return {name: self._texts.format(f"{name}-none", {}), f"{name}_is": "none"}
        if seat == self.seat:
            return {name: self._texts.format("you", {}), f"{name}_is": "you"}
        return {name: self.name(seat), f"{name}_is": "other"}

    def _join(self, words: Sequence[str], comma: str, last: str) -> str:
        if len(words) < 2:
            return "".join(words)
        head = reduce(
            lambda left, right: self._texts.format(comma, {"left": left, "right": right}), words[:-1]
        )
        return self._texts.format(last, {"left": head, "right": words[-1]})


def _number_or_id(word: str) -> int | str:
    return int(word) if re.fullmatch(r"[+-]?\d+", word) else word


def _singular(name: str) -> str:
    return name.removesuffix("s")


def _items(facts: Mapping[str, object]) -> list[dict[str, object]]:
    """The facts once for each item of their lists, the best rank first. Lists that name no seat run along the seats."""
    lists = {name: value for name, value in facts.items() if isinstance(value, list)}
    length = max([len(value) for value in lists.values()], default=0)
    items: list[dict[str, object]] = []
    for number in range(length):
        own = {_singular(name): value[number] for name, value in lists.items()}
        items.append({"seat": number, **_scalars(facts), **own})
    return sorted(items, key=lambda item: int(str(item.get("rank", 0))))


def _facts_of_decision(view: Mapping[str, Any]) -> dict[str, object]:
    """What the view tells of the decision and of the seat that takes it."""
    decision: dict[str, object] = view["decision"]
    seat = decision.get("seat")
    own = _scalars(view["seats"][seat]) if isinstance(seat, int) else {}
    return own | _scalars(decision)


def _facts_of_tables(view: Mapping[str, Any], named: Sequence[object]) -> dict[str, object]:
    """What the tables of the view, of the seat that decides and of its decision tell of the ids that an action names,
    or of the action itself: `$wares_price` of silk, `$open` of port B. The nearest table speaks last."""
    decision: dict[str, object] = view["decision"]
    seat = decision.get("seat")
    own: dict[str, object] = view["seats"][seat] if isinstance(seat, int) else {}
    facts: dict[str, object] = {}
    for tables in (view, own, decision):
        for table, rows in tables.items():
            if isinstance(rows, dict):
                facts.update(_facts_of_rows(table, [rows.get(id) for id in named if isinstance(id, str)]))
    return facts


def _facts_of_rows(table: str, rows: Sequence[object]) -> dict[str, object]:
    facts: dict[str, object] = {}
    for row in rows:
        if isinstance(row, dict):
            facts.update({f"{table}_{name}": fact for name, fact in _scalars(row).items()})
        elif row is not None:
            facts[table] = row
    return facts


def _scalars(facts: Mapping[str, object]) -> dict[str, object]:
    return {name: value for name, value in facts.items() if not isinstance(value, dict | list)}
