"""`quayside rules`: the rulebook in the terminal, and whether it holds together."""

from __future__ import annotations

import argparse
import json
import re
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from quayside.cli.arguments import add_game, add_language
from quayside.voice import Rule, Rulebook, Voice
from quayside.voice.coverage import checkout, coverage

SHOWN_WHOLE = 3  # of the rules that a search finds; the others are named
MORE = 9
_LINK = re.compile(r"\[([^\]]*)\]\(#[^)]*\)")


def add_parser(subparsers: argparse._SubParsersAction[Any]) -> None:
    parser = subparsers.add_parser(
        "rules",
        help="read a rulebook, search it, check it",
        description="The rulebook of a game: its contents, the rules about some words, or the rule of an id.",
    )
    add_game(parser)
    parser.add_argument(
        "words", metavar="WORDS", nargs="*", help="what to look for, or the id of a rule or a chapter"
    )
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="the rulebook, or the rules found, as JSON")
    parser.add_argument(
        "--coverage", action="store_true", help="the tests of each rule; fails if one has none"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.coverage:
        return _check(Console(highlight=False), args.game)
    words = " ".join(args.words)
    if not args.json:
        return 0 if show(args.game, args.lang, words) else 1
    book = Voice(args.game, args.lang).rulebook
    found, _ = _found(book, words)
    _print_json([rule.to_json() for rule in found] if words else book.to_json())
    return 0 if found or not words else 1


def show(game: str, lang: str, words: str) -> bool:
    """Prints what the rulebook has about some words, or its contents if there are none; whether it has anything."""
    console = Console(highlight=False)
    voice = Voice(game, lang)
    found, whole = _found(voice.rulebook, words)
    if not words:
        _print_contents(console, voice.rulebook)
    elif found:
        _print_rules(console, voice, found, whole)
    else:
        console.print(voice.say("rules-none", words=words))
    return bool(found) or not words


def _found(book: Rulebook, words: str) -> tuple[list[Rule], int]:
    """A chapter, or the rules about some words; and how many of them are shown whole."""
    chapter = book.chapter(words.strip().lower())
    if chapter is not None:
        return chapter.rules, len(chapter.rules)
    return (book.search(words, SHOWN_WHOLE + MORE) if words else []), SHOWN_WHOLE


def _print_json(content: object) -> None:
    print(json.dumps(content, ensure_ascii=False, indent=2))


def _print_contents(console: Console, book: Rulebook) -> None:
    console.print(Markdown(f"# {book.title}\n\n{_without_links(book.intro)}"))
    table = Table.grid(padding=(0, 3))
    for chapter in book.chapters:
        table.add_row()
        table.add_row(Text(chapter.title, "bold"), Text(chapter.id, "dim"))
        for rule in chapter.rules:
            table.add_row(Text(f"  {rule.title}"), Text(rule.id, "dim"))
    console.print(table)


def _print_rules(console: Console, voice: Voice, found: list[Rule], whole: int) -> None:
    for rule in found[:whole]:
        console.print()
        console.print(Text.assemble((rule.title, "bold"), "  ", (rule.id, "dim")))
        console.print(Padding(Markdown(_without_links(rule.markdown)), (1, 0, 0, 2)))
        linked = [other for other in voice.rulebook.rules() if other.id in rule.links]
        _print_names(console, voice.say("rules-see-also"), linked)
    _print_names(console, voice.say("rules-more"), found[whole:])


def _print_names(console: Console, heading: str, rules: list[Rule]) -> None:
    if not rules:
        return
    console.print()
    console.print(Text(f"  {heading}", "italic"))
    for rule in rules:
        console.print(Text.assemble(f"    {rule.title}  ", (rule.id, "dim")))


def _without_links(markdown: str) -> str:
    """Links as their words: in a terminal nothing can be clicked, the rules they lead to are named below.

    >>> _without_links("You may [board](#manila.pirates.boarding) it.")
    'You may board it.'
    """
    return _LINK.sub(r"\1", markdown)


def _check(console: Console, game: str) -> int:
    root = checkout()
    if root is None:
        console.print("There is no tests folder here: --coverage works in a checkout of the source.")
        return 1
    found = coverage(game, root)
    table = Table("rule")
    table.add_column("tests", justify="right")
    for id, tests in found.tests.items():
        table.add_row(id, Text(str(tests), "" if tests else "bold red"))
    console.print(table)
    for problem in found.problems:
        console.print(Text(problem, "red"))
    return 1 if found.problems else 0
