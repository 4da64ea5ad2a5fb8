"""A game's rulebook in one language, parsed once for terminal, server and browser alike."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token

from quayside.core.registry import game
from quayside.voice.texts import VoiceError, check_language

_HEADING = re.compile(r"(?P<title>.*?)\s*\{#(?P<id>[\w.]+)\}")
_SENTENCE = re.compile(r".*?(?:[.!?](?=\s|$)|[。！？]|$)", re.DOTALL)
_TERMS = re.compile(r"[a-z0-9]+|[\u4e00-\u9fff]+")
_WORDS = re.compile(r"[a-z0-9]+")
_ASKED = re.compile(r"<!-- asked: (?P<words>.*?) -->\s*", re.DOTALL)
TITLE_WEIGHT = 6  # a word in the title says more of a rule than many in its text ...
ID_WEIGHT = 3  # ... and so does one in its id
COMMON = frozenset(  # in every question; they count only where there is nothing else
    (
        "a an and are be can do does for happens have how i if in is it my of on or the to what when where which who why "
        "will you your 怎么 么办 什么 时候 多少 可以 如果"
    ).split()
)
ASKED_WEIGHT = 5  # one that people use who do not know the rule's own words
MOST_OF_A_WORD = 3  # a text that repeats a word for ever is not the better for it


@dataclass
class Rule:
    """A rule: its id, its words, and the rules that it leads to and that lead to it. `asked` are words by which people
    look for it who do not know its own: a comment under its heading."""

    id: str
    title: str
    markdown: str
    html: str
    text: str
    links: list[str]
    asked: str = ""
    back: list[str] = field(default_factory=list)

    @property
    def first_sentence(self) -> str:
        found = _SENTENCE.match(self.text)
        return found[0] if found else ""

    def to_json(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "title": self.title,
            "html": self.html,
            "text": self.text,
            "first_sentence": self.first_sentence,
            "links": self.links,
            "asked": self.asked,
            "back": self.back,
        }


@dataclass
class Chapter:
    """A heading, a few words to begin with, and the rules under it."""

    id: str
    title: str
    markdown: str
    html: str
    links: list[str]
    rules: list[Rule] = field(default_factory=list)

    def to_json(self) -> dict[str, Any]:
        rules = [rule.to_json() for rule in self.rules]
        return {"id": self.id, "title": self.title, "html": self.html, "rules": rules}


@cache
def rulebook(game_id: str, lang: str) -> Rulebook:
    """The rulebook of a game.

    >>> rulebook("manila", "zh").title
    '马尼拉'
    >>> rulebook("manila", "fr")
    Traceback (most recent call last):
        ...
    quayside.voice.texts.VoiceError: there is no language 'fr'; there are: en, zh
    """
    folder = _folder(game_id, lang)
    aid = [f"{game_id}.{rule}" for rule in (folder / "aid.txt").read_text(encoding="utf-8").split()]
    return Rulebook(game_id, lang, (folder / f"{lang}.md").read_text(encoding="utf-8"), aid)


@cache
def title(game_id: str, lang: str) -> str:
    """What a game is called: the heading of its rulebook, of which nothing more is read for that.

    >>> title("manila", "zh")
    '马尼拉'
    """
    with (_folder(game_id, lang) / f"{lang}.md").open(encoding="utf-8") as source:
        return source.readline().removeprefix("#").strip()


def _folder(game_id: str, lang: str) -> Path:
    game(game_id)
    check_language(lang)
    return Path(__file__).parents[1] / "games" / game_id / "rulebook"


class Rulebook:
    """A title, an introduction, and chapters of rules; `aid` are the rules that one wants to have beside the table, on a
    sheet of paper.

    >>> book = rulebook("manila", "en")
    >>> book.rule("manila.auction.pass").first_sentence
    'Once you pass, you are out of this auction.'
    >>> [rule.id for rule in book.search("limit of a bid", 1)]
    ['manila.auction.limit']
    """

    def __init__(self, game_id: str, lang: str, source: str, aid: Iterable[str] = ()) -> None:
        self.game = game_id
        self.lang = lang
        self.aid = list(aid)
        self.title = ""
        self.intro = ""
        self.intro_html = ""
        self.intro_links: list[str] = []
        self.chapters: list[Chapter] = []
        for level, heading, body in _sections(source):
            self._add(level, heading, body)
        self._rules = {rule.id: rule for chapter in self.chapters for rule in chapter.rules}
        for rule in self.rules():
            for target in rule.links:
                if target in self._rules and rule.id not in self._rules[target].back:
                    self._rules[target].back.append(rule.id)

    def _add(self, level: int, heading: str, body: _Body) -> None:
        if level == 1:
            self.title, self.intro, self.intro_html, self.intro_links = (
                heading,
                body.markdown,
                body.html,
                body.links,
            )
            return
        found = _HEADING.fullmatch(heading)
        if not found or level > 3:
            raise VoiceError(f"the heading {heading!r} of {self.game}'s rulebook ({self.lang}) has no id")
        id, title = found["id"], found["title"]
        if level == 2:
            self.chapters.append(Chapter(id, title, body.markdown, body.html, body.links))
        else:
            rule = Rule(id, title, body.markdown, body.html, body.text, body.links, body.asked)
            self.chapters[-1].rules.append(rule)

    def rules(self) -> list[Rule]:
        """All rules, in the order of the book."""
        return list(self._rules.values())

    def rule(self, id: str) -> Rule:
        if id not in self._rules:
            raise VoiceError(f"the rulebook of {self.game} has no rule {id!r}")
        return self._rules[id]

    def chapter(self, id: str) -> Chapter | None:
        return next((chapter for chapter in self.chapters if chapter.id == id), None)

    def dead_links(self) -> list[str]:
        """Links that lead nowhere, each with the place where it stands.

        >>> rulebook("manila", "en").dead_links()
        []
        """
        known = {*self._rules, *[chapter.id for chapter in self.chapters]}
        places = [(self.title, self.intro_links)]
        places.extend([(chapter.id, chapter.links) for chapter in self.chapters])
        places.extend([(rule.id, rule.links) for rule in self.rules()])
        return [f"{place} -> {link}" for place, links in places for link in links if link not in known]

    def search(self, text: str, limit: int = 10) -> list[Rule]:
        """The rules that answer best, best first; an id of a rule or a chapter names its rules itself.

        Latin words match by their beginnings, Chinese by pairs of characters (or by a single one).

        >>> [rule.title for rule in rulebook("manila", "zh").search("海盗登船", 1)]
        ['海盗登船']
        """
        asked = text.strip().lower()
        if asked in self._rules:
            return [self._rules[asked]]
        chapter = self.chapter(asked)
        if chapter is not None:
            return chapter.rules[:limit]
        scores = {rule.id: 0.0 for rule in self.rules()}
        terms = set(_query(asked))
        for term in terms - COMMON or terms:
            found = {rule.id: _weight(term, rule) for rule in self.rules()}
            matching = len([weight for weight in found.values() if weight > 0])
            rarity = math.log(1 + len(scores) / max(matching, 1))
            for id, weight in found.items():
                scores[id] += rarity * weight
        best = sorted([id for id, score in scores.items() if score > 0], key=lambda id: -scores[id])
        return [self._rules[id] for id in best[:limit]]

    def to_json(self) -> dict[str, Any]:
        """JSON-ready: the whole book."""
        return {
            "game": self.game,
            "lang": self.lang,
            "title": self.title,
            "html": self.intro_html,
            "aid": self.aid,
            "chapters": [chapter.to_json() for chapter in self.chapters],
        }


# ---------------------------------------------------------------------------------------------------------------------
# Reading Markdown

_MARKDOWN = MarkdownIt("commonmark").enable("table")


@dataclass
class _Body:
    """What stands under a heading."""

    markdown: str
    html: str
    text: str
    links: list[str]
    asked: str


def _sections(source: str) -> Iterator[tuple[int, str, _Body]]:
    """Level, heading and body of each section, in order."""
    tokens = _MARKDOWN.parse(source)
    lines = source.splitlines()
    headings = [at for at, token in enumerate(tokens) if token.type == "heading_open"]
    for at, end in zip(headings, [*headings[1:], len(tokens)], strict=True):
        asked = [found["words"] for token in tokens[at:end] if (found := _ASKED.fullmatch(token.content))]
        body = [token for token in tokens[at + 3 : end] if not _ASKED.fullmatch(token.content)]
        markdown = "\n".join(
            lines[_line_after(tokens[at]) : _line_of(tokens[end]) if end < len(tokens) else None]
        )
        html = _MARKDOWN.renderer.render(body, _MARKDOWN.options, {})
        yield (
            int(tokens[at].tag[1]),
            tokens[at + 1].content,
            _Body(_ASKED.sub("", markdown).strip(), html, _text(body), _links(body), ", ".join(asked)),
        )


def _line_of(token: Token) -> int:
    return token.map[0] if token.map else 0


def _line_after(token: Token) -> int:
    return token.map[1] if token.map else 0


def _text(tokens: Iterable[Token]) -> str:
    """The words alone, a line for each paragraph, item or cell."""
    return "\n".join([_inline(token) for token in tokens if token.type == "inline" and token.content])


def _inline(token: Token) -> str:
    return "".join([" " if child.type == "softbreak" else child.content for child in token.children or []])


def _links(tokens: Iterable[Token]) -> list[str]:
    """The ids that the links lead to, each once."""
    children = [child for token in tokens for child in token.children or []]
    targets = [str(child.attrGet("href")) for child in children if child.type == "link_open"]
    return list(dict.fromkeys([target.removeprefix("#") for target in targets]))


# ---------------------------------------------------------------------------------------------------------------------
# Searching


def _query(text: str) -> Iterator[str]:
    """The terms of a question: Latin words, and Chinese in pairs of characters.

    >>> list(_query("pilot 海盗船"))
    ['pilot', '海盗', '盗船']
    """
    for run in _TERMS.findall(text):
        if run.isascii() or len(run) == 1:
            yield run
        else:
            yield from [run[at : at + 2] for at in range(len(run) - 1)]


def _weight(term: str, rule: Rule) -> float:
    count = _prefixes if term.isascii() else str.count
    in_title = TITLE_WEIGHT if count(rule.title.lower(), term) else 0
    in_id = ID_WEIGHT if count(rule.id.replace("_", "."), term) else 0
    in_asked = ASKED_WEIGHT if count(rule.asked.lower(), term) else 0
    return in_title + in_id + in_asked + min(count(rule.text.lower(), term), MOST_OF_A_WORD) / MOST_OF_A_WORD


def _prefixes(text: str, term: str) -> int:
    """How many words of a text begin like that; a very short one has to be the whole word."""
    words = _WORDS.findall(text)
    return words.count(term) if len(term) < 3 else len([word for word in words if word.startswith(term)])
