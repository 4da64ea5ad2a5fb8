"""The Fluent texts of one language: read once, and spoken whole or not at all."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import ast, visitor

from quayside.core.errors import QuaysideError

FOLDER = Path(__file__).parent / "text"

# Fluent marks where a word was set into a text (U+2068, U+2069). Chinese stands a little apart from letters and figures
# there, whichever of them the word brings; then the marks have done their work.
_HAN_MEETS_LATIN = re.compile(
    "(?<=[\u4e00-\u9fff])[\u2068\u2069]+(?=[A-Za-z0-9])|(?<=[A-Za-z0-9])[\u2068\u2069]+(?=[\u4e00-\u9fff])"
)
_MARKS = re.compile("[\u2068\u2069]")


class VoiceError(QuaysideError):
    """A language, a text or a rule that does not exist."""


def languages() -> list[str]:
    """The languages of the house.

    >>> languages()
    ['en', 'zh']
    """
    return sorted([path.stem for path in FOLDER.glob("*.ftl")])


def check_language(lang: str) -> None:
    if lang not in languages():
        raise VoiceError(f"there is no language {lang!r}; there are: {', '.join(languages())}")


def message_id(name: str) -> str:
    """Ids of rules, spaces and events as the texts write them.

    >>> message_id("why-manila.punts.in_port")
    'why-manila-punts-in-port'
    """
    return name.replace(".", "-").replace("_", "-")


class Texts:
    """The messages of several files, the first file that has a message being the one that is heard."""

    def __init__(self, lang: str, paths: Iterable[Path]) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang])
        self._needs: dict[str, set[str]] = {}
        self._uses: dict[str, _Uses] = {}
        for path in paths:
            resource = FluentResource(path.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    raise VoiceError(
                        f"{path.name} has a text that cannot be read: {(entry.content or '').strip()!r}"
                    )
                if isinstance(entry, ast.Message | ast.Term):
                    self._uses.setdefault(_Uses.id_of(entry), _Uses(entry))
            self._bundle.add_resource(resource)

    def __contains__(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def __iter__(self) -> Iterator[str]:
        """The ids of all messages; those of terms begin with a hyphen."""
        return iter(self._uses)

    def format(self, id: str, args: Mapping[str, object], label: bool = False) -> str:
        """The message, or its attribute `label` if it has one and a label is wanted."""
        message = self._message(id)
        pattern = message.attributes.get("label", message.value) if label else message.value
        if pattern is None:
            raise VoiceError(f"the text {id!r} has no words of its own in {self.lang!r}")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise VoiceError(f"the text {id!r} cannot be said in {self.lang!r}: {errors[0]}")
        return _MARKS.sub("", _HAN_MEETS_LATIN.sub(" ", str(text)))

    def references(self, id: str) -> set[str]:
        """The messages and terms that this one quotes."""
        return self._uses[id].references

    def needs(self, id: str) -> set[str]:
        """The variables that this message takes, those of the messages that it quotes included."""
        if id not in self._needs:
            self._message(id)
            uses = self._uses[id]
            quoted = [self.needs(other) for other in uses.references if not other.startswith("-")]
            self._needs[id] = uses.variables.union(*quoted)
        return self._needs[id]

    def _message(self, id: str) -> Message:
        if id not in self:
            raise VoiceError(f"there is no text {id!r} in {self.lang!r}")
        return self._bundle.get_message(id)


class _Uses(visitor.Visitor):
    """What a message refers to."""

    def __init__(self, entry: ast.Message | ast.Term) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.generic_visit(entry)

    @staticmethod
    def id_of(entry: ast.Message | ast.Term) -> str:
        return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)


@cache
def texts(game: str, lang: str, extra: tuple[Path, ...] = ()) -> Texts:
    """A game's texts, then those that all games share, then those that a caller brings."""
    return Texts(lang, _files(game, lang, extra))


def sources(game: str, lang: str, extra: tuple[Path, ...] = ()) -> list[str]:
    """The same files as they are written, for a reader that speaks Fluent itself."""
    return [path.read_text(encoding="utf-8") for path in _files(game, lang, extra)]


def study_file(game: str, lang: str) -> Path:
    """What only studying says of a game: the names of themes, and facts beside hints."""
    return Path(__file__).parents[1] / "games" / game / "text" / "study" / f"{lang}.ftl"


def _files(game: str, lang: str, extra: tuple[Path, ...]) -> list[Path]:
    check_language(lang)
    of_the_game = Path(__file__).parents[1] / "games" / game / "text" / f"{lang}.ftl"
    return [of_the_game, FOLDER / f"{lang}.ftl", *extra]
