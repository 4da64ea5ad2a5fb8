"""Does the rulebook hold together: has every rule a test, does every link lead somewhere, do the languages have the same
rules, and does the code cite only rules that exist? Read from the sources of a checkout."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from quayside.voice.rulebook import rulebook
from quayside.voice.texts import languages


@dataclass
class Coverage:
    """The number of tests of each rule, and what is wrong, a sentence each."""

    tests: dict[str, int]
    problems: list[str]


def checkout() -> Path | None:
    """The folder with `src` and `tests` that we stand in, or that this module belongs to; None when it is installed."""
    here = Path.cwd()
    for folder in [here, *here.parents, *Path(__file__).parents]:
        if (folder / "src" / "quayside").is_dir() and (folder / "tests").is_dir():
            return folder
    return None


def coverage(game: str, root: Path) -> Coverage:
    """All that the checks find in the checkout at `root`."""
    marks = marked_rules(root / "tests")
    tests = {rule.id: len(marks.get(rule.id, [])) for rule in rulebook(game, languages()[0]).rules()}
    untested = [f"{id} has no test" for id, count in tests.items() if count == 0]
    return Coverage(tests, [*untested, *dead_links(game), *differences(game), *unknown_rules(game, root)])


def dead_links(game: str) -> list[str]:
    return [
        f"a link of the rulebook in {lang} leads nowhere: {link}"
        for lang in languages()
        for link in rulebook(game, lang).dead_links()
    ]


def differences(game: str) -> list[str]:
    """Rules and chapters that one language has and another has not."""
    ids = {lang: set(_ids(game, lang)) for lang in languages()}
    everywhere = set.union(*ids.values())
    return [f"{id} is missing in {lang}" for lang, known in ids.items() for id in sorted(everywhere - known)]


def unknown_rules(game: str, root: Path) -> list[str]:
    """Rules that the game's code or a test cites, and that the rulebook does not have."""
    known = set(_ids(game, languages()[0]))
    cited = cited_rules(game, root / "src" / "quayside" / "games" / game)
    for id, places in marked_rules(root / "tests").items():
        if id.startswith(f"{game}."):
            cited.setdefault(id, []).extend(places)
    return [
        f"{places[0]} cites {id}, which is no rule" for id, places in sorted(cited.items()) if id not in known
    ]


def _ids(game: str, lang: str) -> Iterator[str]:
    for chapter in rulebook(game, lang).chapters:
        yield chapter.id
        yield from [rule.id for rule in chapter.rules]


def cited_rules(game: str, folder: Path) -> dict[str, list[str]]:
    """Every rule id that stands as a text in the code, with the places."""
    rule_id = re.compile(rf"{game}\.[a-z_]+\.[a-z_]+")
    cited: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and rule_id.fullmatch(node.value)
            ):
                cited.setdefault(node.value, []).append(f"{path.name}:{node.lineno}")
    return cited


def marked_rules(folder: Path) -> dict[str, list[str]]:
    """The tests that carry `@pytest.mark.rule(...)`, by rule; a mark on a class or a module is on all its tests."""
    marked: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        module = ast.parse(path.read_text(encoding="utf-8"))
        for rules, test in _marked_tests(module, set()):
            for rule in rules:
                marked.setdefault(rule, []).append(f"{path.name}:{test}")
    return marked


def _marked_tests(scope: ast.Module | ast.ClassDef, inherited: set[str]) -> Iterator[tuple[set[str], str]]:
    for node in scope.body:
        if isinstance(node, ast.Assign) and any(
            ast.unparse(target) == "pytestmark" for target in node.targets
        ):
            inherited = inherited | _marks(node.value)
    for node in scope.body:
        if isinstance(node, ast.ClassDef):
            yield from _marked_tests(node, inherited.union(*map(_marks, node.decorator_list)))
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            yield inherited.union(*map(_marks, node.decorator_list)), node.name


def _marks(expression: ast.expr) -> set[str]:
    """The ids in each `pytest.mark.rule(...)` of an expression, `pytest.param(..., marks=...)` included."""
    calls = [node for node in ast.walk(expression) if isinstance(node, ast.Call)]
    marks = [call for call in calls if ast.unparse(call.func).endswith("mark.rule")]
    arguments = [argument for mark in marks for argument in mark.args]
    return {
        node.value for node in arguments if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
