"""The texts of Manila against whole games: nothing goes unsaid, and nothing is written that nobody says."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message, Term

import quayside
from quayside.games.manila import rules
from quayside.voice import Voice, languages
from quayside.voice import texts as voice_texts
from quayside.voice.texts import Texts, message_id

from .stories import Stories

NAMES = {"en": ["Ana", "Ben", "Carla", "Dan", "Eva"], "zh": ["小安", "阿斌", "Carla", "Dan", "小伊"]}
FOLDERS = [voice_texts.FOLDER, Path(rules.__file__).parent / "text"]
# What is asked for by name, not in the course of a game
BY_NAME = {"game-name", "game-tagline", "rules-none", "rules-see-also", "rules-more"}

in_every_language = pytest.mark.parametrize("lang", languages())


@cache
def stories() -> Stories:
    return Stories()


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


def events_told(voice: Voice) -> list[str]:
    return [voice.event(event.seen_by(voice.seat)) for event in stories().events]


def questions(voice: Voice) -> Iterator[str]:
    for state, view in stories().positions:
        yield voice.prompt(view)
        for action in state.legal():
            yield voice.choice(action, view)
            yield voice.group(action, view)


@cache
def everything(lang: str) -> tuple[list[str], set[str]]:
    """All that can be said, and the texts it is said with."""
    said: set[str] = set()
    lines: list[str] = []
    for seat in (None, 0):
        voice = Voice("manila", lang, NAMES[lang], seat)
        ear = Ear(voice._texts)
        voice._texts = ear  # type: ignore[assignment]
        lines += events_told(voice)
        lines += questions(voice)
        lines += [voice.refusal(why) for why in stories().refusals]
        lines.append(voice.name(7))
        said |= ear.said
    return lines, said


def told_kinds() -> set[str]:
    """The kinds of events in the code of the rules."""
    kinds: set[str] = set()
    for node in ast.walk(ast.parse(Path(rules.__file__).with_name("rules.py").read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("state.tell", "Event"):
            first = node.args[0]
            branches = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            kinds |= {str(branch.value) for branch in branches if isinstance(branch, ast.Constant)}
    return kinds


def test_the_stories_hold_every_kind_of_event() -> None:
    assert len(told_kinds()) > 30
    assert {event.kind for event in stories().events} == told_kinds()


def test_the_stories_hold_every_decision() -> None:
    kinds = {view["decision"]["kind"] for _, view in stories().positions}
    assert kinds == {kind for kind in rules.DECISIONS if kind} | {"over"}


@in_every_language
def test_whatever_happens_can_be_said_and_no_word_is_left_open(lang: str) -> None:
    lines, _ = everything(lang)
    assert len(lines) > 10_000
    for line in lines:
        assert line.strip() == line != ""
        assert not re.search(r"[{}$\u2068\u2069]|\bNone\b|\byes\b|  ", line), line


@in_every_language
def test_a_line_of_the_log_is_a_sentence(lang: str) -> None:
    for seat in (None, 0):
        for line in events_told(Voice("manila", lang, NAMES[lang], seat)):
            assert line.endswith("。" if lang == "zh" else "."), line
            assert line[0] == line[0].upper(), line


@in_every_language
def test_a_refusal_is_a_sentence_that_names_no_id(lang: str) -> None:
    voice = Voice("manila", lang, NAMES[lang])
    for why in stories().refusals:
        assert re.fullmatch(r"[^_]+[.。]", voice.refusal(why)), why
        assert "manila." not in voice.refusal(why)


@in_every_language
def test_choices_that_differ_have_labels_that_differ(lang: str) -> None:
    voice = Voice("manila", lang, NAMES[lang])
    for state, view in stories().positions:
        labels = [voice.choice(action, view) for action in state.legal()]
        assert len(set(labels)) == len(labels)


@in_every_language
def test_a_label_tells_the_coins_that_will_move(lang: str) -> None:
    voice = Voice("manila", lang, NAMES[lang])
    seen: set[str] = set()
    for state, view in stories().positions:
        for action in state.legal():
            verb = state.game.actions.verb(action).name
            if verb not in ("buy", "place", "pledge", "redeem"):
                continue
            told: list[quayside.Event] = []
            world = state.clone()
            world.listener = told.append
            world.play(action)
            reasons = [
                "share",
                "placement",
                "blind_passage",
                "premium",
                *["loan"] * (verb == "pledge"),
                "redemption",
            ]
            paid = [event.args for event in told if event.kind == "pay" and event.args["reason"] in reasons]
            if paid:
                seen.add(str(paid[0]["reason"]))
                assert re.search(rf"\b{paid[0]['amount']}\b", voice.choice(action, view)), (verb, paid)
    assert seen == {"share", "placement", "blind_passage", "premium", "loan", "redemption"}


def test_english_does_not_say_you_wins() -> None:
    lines, _ = everything("en")
    assert [line for line in lines if re.search(r"\b[Yy]ou\b", line)]
    assert not [line for line in lines if re.search(r"\b[Yy]ou (?!pass\b)\w+s\b", line)]


def test_a_chinese_sentence_keeps_figures_and_letters_apart_from_characters() -> None:
    lines, _ = everything("zh")
    assert not [
        line for line in lines if re.search(r"[\u4e00-\u9fff][A-Za-z0-9]|[A-Za-z0-9][\u4e00-\u9fff]", line)
    ]


@in_every_language
def test_no_text_is_dead(lang: str) -> None:
    texts = voice_texts.texts("manila", lang)
    alive = everything(lang)[1] | BY_NAME
    for name in quayside.game("manila").options:
        alive |= {message_id(f"option-{name}"), message_id(f"option-{name}-about")}
    waiting = list(alive)
    while waiting:
        quoted = texts.references(waiting.pop()) - alive
        alive |= quoted
        waiting.extend(quoted)
    assert set(texts) == alive


def test_the_languages_have_the_same_texts() -> None:
    texts = {lang: set(voice_texts.texts("manila", lang)) for lang in languages()}
    assert texts["en"] == texts["zh"]


@in_every_language
def test_no_text_is_written_twice_or_cannot_be_read(lang: str) -> None:
    ids: list[str] = []
    for folder in FOLDERS:
        body = FluentResource((folder / f"{lang}.ftl").read_text(encoding="utf-8")).body
        assert not [entry for entry in body if isinstance(entry, Junk)]
        ids += [entry.id.name for entry in body if isinstance(entry, Message | Term)]
    assert len(set(ids)) == len(ids)


def test_every_refusal_speaks_of_a_rule_of_the_rulebook() -> None:
    book = Voice("manila", "en").rulebook
    known = {message_id(f"why-{rule.id}") for rule in book.rules()}
    texts = voice_texts.texts("manila", "en")
    assert {id for id in texts if id.startswith("why-manila")} <= known


@in_every_language
def test_wares_and_places_are_called_as_in_the_glossary(lang: str) -> None:
    glossary = tomllib.loads(voice_texts.FOLDER.with_name("glossary.toml").read_text(encoding="utf-8"))
    voice = Voice("manila", lang)
    for ware in ("ginseng", "nutmeg", "silk", "jade"):
        assert voice.say(f"ware-{ware}") == glossary[ware][lang]
    for pilot in ("small", "large"):
        assert voice.say(f"pilot-{pilot}") == glossary[f"{pilot}_pilot"][lang]
    for space, term in {"pirates": "pirate_boat", "insurance": "insurance_office", "port.A": "port"}.items():
        assert glossary[term][lang] in voice.say(f"space-{space}")
    assert glossary["bank"][lang] in voice.say("payer-none")
    assert voice.say("game-name") == glossary["manila"][lang] == voice.rulebook.title
