"""The texts of each game against whole games: nothing goes unsaid, and nothing is written that nobody says."""

from __future__ import annotations

import ast
import gc
import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message, Term

import quayside
from quayside.games.puerto_rico import board
from quayside.voice import Voice, languages
from quayside.voice import texts as voice_texts
from quayside.voice.texts import Texts, message_id

from . import lisboa, manila, puerto_rico
from .stories import Stories

NAMES = {"en": ["Ana", "Ben", "Carla", "Dan", "Eva"], "zh": ["小安", "阿斌", "Carla", "Dan", "小伊"]}
GAMES = Path(quayside.__file__).parent / "games"
TALES = {"lisboa": lisboa.tales, "manila": manila.tales, "puerto_rico": puerto_rico.tales}
DECISIONS = {game: quayside.game(game).rules.decisions for game in quayside.games()}
# The payments that an action of a verb brings with it
COINS = {
    "lisboa": {"sell": ["sale"], "pay": ["event", "land", "officials"]},
    "manila": {
        "buy": ["share"],
        "place": ["placement", "blind_passage", "premium"],
        "pledge": ["loan"],
        "redeem": ["redemption"],
    },
    "puerto_rico": {"pick": ["card"], "build": ["building"], "sell": ["sale"]},
}

# What hints, analyses and the rulebook's page say, whatever the game
ASKED_BY_NAME = {
    *("rules-none", "rules-see-also", "rules-more"),
    *("hint-only", "hint-equal", "hint-next", "hint-next-own", "hint-next-open"),
    *(f"hint-{order}-{size}" for order in ("better", "worse") for size in ("clearly", "somewhat")),
    *(
        f"analysis-{part}"
        for part in ("title", "legend", "chart", "costly", "cost", "none-costly", "progress")
    ),
    *(
        f"analysis-{part}"
        for part in ("player", "start", "skill", "gifts", "luck", "drift", "result", "accuracy")
    ),
    *("analysis-turning-points", "analysis-turned-by-decision", "analysis-turned-by-luck"),
    *("analysis-turned-unknowing", "analysis-accuracy-legend"),
}

# Texts that random games hardly ever come to, or that only an owner's values need
SELDOM_SAID = {
    "lisboa": {
        *("choice-pass-gaining", "group-pass-gaining", "choice-pass-ship", "group-pass-ship", "seat-none"),
        *("decree-at-most", "effect-none", "effect-treasury"),
        *("lapsed-building", "lapsed-decree", "lapsed-plan", "lapsed-rubble", "lapsed-store"),
        *("why-lisboa-building-next", "why-lisboa-favor-take"),
        *("why-lisboa-houses-groups", "why-lisboa-houses-left"),
        *("why-lisboa-plan-take", "why-lisboa-produce-needed", "why-lisboa-store-tile"),
    }
}

# How rules tell an event, and which argument is its kind
TELLING = {"state.tell": 0, "Event": 0, "_outcome": 1}

in_every_language = pytest.mark.parametrize("lang", languages())
in_every_game = pytest.mark.parametrize("game", quayside.games())


@cache
def stories(game: str) -> Stories:
    found = Stories(TALES[game]())
    gc.freeze()  # they stay: the collector need not walk over them again and again, in all tests that follow
    return found


class Ear:
    """Stands between a voice and its texts, and remembers which were said."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.said: set[str] = set()

    def __contains__(self, id: str) -> bool:
        return id in self.texts

    def needs(self, id: str) -> set[str]:
        return self.texts.needs(id)

    def format(self, id: str, args: Mapping[str, object], label: bool = False) -> str:
        self.said.add(id)
        return self.texts.format(id, args, label)


def voice_of(game: str, lang: str, seat: int | None = None) -> Voice:
    """With the phrases of the cards, if the game has any."""
    rules = quayside.game(game)
    values = rules.values(rules.checked_options({}, rules.players[0]))
    terms = values.get("terms")
    assert terms is None or isinstance(terms, dict)
    return Voice(game, lang, NAMES[lang], seat, terms=terms)


def events_told(game: str, voice: Voice) -> list[str]:
    return [voice.event(event.seen_by(voice.seat)) for event in stories(game).events]


def questions(game: str, voice: Voice) -> Iterator[str]:
    for state, view in stories(game).positions:
        yield voice.prompt(view)
        for action in state.legal():
            yield voice.choice(action, view)
            yield voice.group(action, view)


@cache
def everything(game: str, lang: str) -> tuple[list[str], set[str]]:
    """All that can be said, and the texts it is said with."""
    said: set[str] = set()
    lines: list[str] = []
    for seat in (None, 0):
        voice = voice_of(game, lang, seat)
        ear = Ear(voice._texts)
        voice._texts = ear  # type: ignore[assignment]
        lines += events_told(game, voice)
        lines += questions(game, voice)
        lines += [voice.refusal(why) for why in stories(game).refusals]
        lines.append(voice.name(7))
        said |= ear.said
    return lines, said


def rules_sources(game: str) -> Iterator[ast.FunctionDef]:
    """The functions of the rules and of what is told of them."""
    for path in [*sorted((GAMES / game / "rules").glob("*.py")), GAMES / game / "told.py"]:
        if path.exists():
            module = ast.parse(path.read_text(encoding="utf-8"))
            yield from [node for node in ast.walk(module) if isinstance(node, ast.FunctionDef)]


def told_kinds(game: str) -> set[str]:
    """The kinds of events in the code of the rules, and those that a local variable may hold."""
    kinds: set[str] = set()
    for function in rules_sources(game):
        nodes = list(ast.walk(function))
        values = {ast.unparse(node.targets[0]): node.value for node in nodes if isinstance(node, ast.Assign)}
        for node in nodes:
            if isinstance(node, ast.Call) and ast.unparse(node.func) in TELLING:
                kind = node.args[TELLING[ast.unparse(node.func)]]
                first = values.get(ast.unparse(kind), kind)
                branches = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                kinds |= {str(branch.value) for branch in branches if isinstance(branch, ast.Constant)}
    return kinds


@in_every_game
def test_the_stories_hold_every_kind_of_event(game: str) -> None:
    assert len(told_kinds(game)) > 30
    assert {event.kind for event in stories(game).events} == told_kinds(game)


@in_every_game
def test_the_stories_hold_every_decision(game: str) -> None:
    kinds = {view["decision"]["kind"] for _, view in stories(game).positions}
    assert kinds == {kind for kind in DECISIONS[game] if kind} | {"over"}


@in_every_game
@in_every_language
def test_whatever_happens_can_be_said_and_no_word_is_left_open(game: str, lang: str) -> None:
    lines, _ = everything(game, lang)
    assert len(lines) > 10_000
    for line in lines:
        assert line.strip() == line != ""
        assert not re.search(r"[{}$_\u2068\u2069]|\bNone\b|\byes\b|  ", line), line


@in_every_game
@in_every_language
def test_a_line_of_the_log_is_a_sentence(game: str, lang: str) -> None:
    for seat in (None, 0):
        for line in events_told(game, voice_of(game, lang, seat)):
            assert line.endswith("。" if lang == "zh" else "."), line
            assert line[0] == line[0].upper(), line


@in_every_game
@in_every_language
def test_a_refusal_is_a_sentence_that_names_no_id(game: str, lang: str) -> None:
    voice = voice_of(game, lang)
    for why in stories(game).refusals:
        assert re.fullmatch(r"[^_]+[.。]", voice.refusal(why)), why
        assert f"{game}." not in voice.refusal(why)


@in_every_game
@in_every_language
def test_choices_that_differ_have_labels_that_differ(game: str, lang: str) -> None:
    voice = voice_of(game, lang)
    for state, view in stories(game).positions:
        labels = [voice.choice(action, view) for action in state.legal()]
        assert len(set(labels)) == len(labels)


@in_every_game
@in_every_language
def test_a_label_tells_the_coins_that_will_move(game: str, lang: str) -> None:
    voice = voice_of(game, lang)
    seen: set[str] = set()
    for state, view in stories(game).positions:
        for action in state.legal():
            reasons = COINS[game].get(state.game.actions.verb(action).name, [])
            told: list[quayside.Event] = []
            world = state.clone()
            world.listener = told.append
            if reasons:
                world.play(action)
            paid = [event.args for event in told if event.kind == "pay" and event.args["reason"] in reasons]
            if paid:
                seen.add(str(paid[0]["reason"]))
                assert re.search(rf"\b{paid[0]['amount']}\b", voice.choice(action, view)), (reasons, paid)
    assert seen == {reason for reasons in COINS[game].values() for reason in reasons}


@in_every_language
def test_the_label_of_a_load_tells_its_barrels_and_its_points(lang: str) -> None:
    voice = Voice("puerto_rico", lang, NAMES[lang])
    seen = 0
    for state, view in stories("puerto_rico").positions:
        for notation, load in view["decision"].get("loads", {}).items():
            seen += 1
            numbers = [int(number) for number in re.findall(r"\d+", notation)]
            label = voice.choice(state.parse(notation), view)
            told = [int(number) for number in re.findall(r"\d+", label)]
            assert sorted(told) == sorted([*numbers, load["amount"], load["points"]]), label
    assert seen > 50


@in_every_game
def test_english_does_not_say_you_wins(game: str) -> None:
    lines, _ = everything(game, "en")
    assert [line for line in lines if re.search(r"\b[Yy]ou\b", line)]
    assert not [line for line in lines if re.search(r"\b[Yy]ou (?!pass\b)\w+s\b", line)]


@in_every_game
def test_a_chinese_sentence_keeps_figures_and_letters_apart_from_characters(game: str) -> None:
    lines, _ = everything(game, "zh")
    assert not [
        line for line in lines if re.search(r"[\u4e00-\u9fff][A-Za-z0-9]|[A-Za-z0-9][\u4e00-\u9fff]", line)
    ]


def written(path: Path) -> set[str]:
    body = FluentResource(path.read_text(encoding="utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, Message | Term)}


@cache
def alive(game: str, lang: str) -> set[str]:
    """All that is said in the stories or asked for by name, and what these texts quote."""
    texts = voice_texts.texts(game, lang)
    found = everything(game, lang)[1] | {"game-name", "game-tagline"}
    found |= {id for id in ("game-solo", "rival-name") if id in texts}
    for name, option in quayside.game(game).options.items():
        found |= {message_id(f"option-{name}"), message_id(f"option-{name}-about")}
        told = {option_value_id(name, value) for value in [*option.allowed, *[True] * option.file]}
        found |= {id for value in told for id in (value, f"{value}-about") if id in texts}
    for kind in ("role", "building"):  # what a page tells of each of them
        found |= {id for id in texts if id.startswith(f"{kind}-") and id.endswith("-about")}
    waiting = list(found)
    while waiting:
        quoted = texts.references(waiting.pop()) - found
        found |= quoted
        waiting.extend(quoted)
    return found


def option_value_id(name: str, value: object) -> str:
    """As a page writes it, which calls None null."""
    return message_id(f"option-{name}-{json.dumps(value) if value in (None, True) else value}")


@in_every_game
@in_every_language
def test_no_text_is_dead(game: str, lang: str) -> None:
    texts = written(GAMES / game / "text" / f"{lang}.ftl")
    seldom = SELDOM_SAID.get(game, set())
    assert seldom <= texts
    assert texts - alive(game, lang) - seldom == set()


@in_every_language
def test_no_text_that_games_share_is_dead(lang: str) -> None:
    said = set[str]().union(*[alive(game, lang) for game in quayside.games()])
    assert written(voice_texts.FOLDER / f"{lang}.ftl") <= said | ASKED_BY_NAME


@in_every_game
def test_the_languages_have_the_same_texts(game: str) -> None:
    texts = {lang: set(voice_texts.texts(game, lang)) for lang in languages()}
    assert texts["en"] == texts["zh"]


@in_every_game
@in_every_language
def test_no_text_is_written_twice_or_cannot_be_read(game: str, lang: str) -> None:
    ids: list[str] = []
    for folder in (voice_texts.FOLDER, GAMES / game / "text"):
        body = FluentResource((folder / f"{lang}.ftl").read_text(encoding="utf-8")).body
        assert not [entry for entry in body if isinstance(entry, Junk)]
        ids += [entry.id.name for entry in body if isinstance(entry, Message | Term)]
    assert len(set(ids)) == len(ids)


@in_every_game
def test_every_refusal_speaks_of_a_rule_of_the_rulebook(game: str) -> None:
    book = Voice(game, "en").rulebook
    known = {message_id(f"why-{rule.id}") for rule in book.rules()}
    texts = voice_texts.texts(game, "en")
    assert {id for id in texts if id.startswith(message_id(f"why-{game}"))} <= known


def glossary() -> dict[str, dict[str, str]]:
    return tomllib.loads(voice_texts.FOLDER.with_name("glossary.toml").read_text(encoding="utf-8"))


@in_every_language
def test_wares_and_places_are_called_as_in_the_glossary(lang: str) -> None:
    terms = glossary()
    voice = Voice("manila", lang)
    for ware in ("ginseng", "nutmeg", "silk", "jade"):
        assert voice.say(f"ware-{ware}") == terms[ware][lang]
    for pilot in ("small", "large"):
        assert voice.say(f"pilot-{pilot}") == terms[f"{pilot}_pilot"][lang]
    for space, term in {"pirates": "pirate_boat", "insurance": "insurance_office", "port.A": "port"}.items():
        assert terms[term][lang] in voice.say(f"space-{space}")
    assert terms["bank"][lang] in voice.say("payer-none")
    assert voice.say("game-name") == terms["manila"][lang] == voice.rulebook.title


@in_every_language
def test_goods_roles_and_buildings_are_called_as_in_the_glossary(lang: str) -> None:
    terms = glossary()
    voice = Voice("puerto_rico", lang)
    for good in board.GOODS:
        assert voice.say(f"good-{good}") == terms[good][lang]
    for role in board.ROLES:
        if role != "prospector_2":
            assert voice.say(f"role-{role}") == terms[f"role_{role}"][lang]
    for building in board.BUILDINGS:
        assert voice.say(f"building-{building}") == terms[building][lang]
    assert voice.say("tile-quarry") == terms["quarry"][lang]
    assert voice.say("game-name") == terms["puerto_rico"][lang] == voice.rulebook.title


@in_every_language
@pytest.mark.parametrize(
    "term", ["colonist", "doubloon", "trading_house", "colonist_ship", "cargo_ship", "governor"]
)
def test_the_rulebook_speaks_the_words_of_the_glossary(lang: str, term: str) -> None:
    text = "\n".join([rule.text for rule in Voice("puerto_rico", lang).rulebook.rules()])
    assert glossary()[term][lang] in text.lower()
