"""The values of an entry's keys: texts, words of lists, expressions and names, or a diagnostic in their place."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import Iterable, Iterator, TypeVar

from codegen.equivalents import equivalent_word
from codegen.expression import Expression, ExpressionError, parse_expression
from codegen.reserved import MOST_CHARACTERS, why_function
from codegen.source import Diagnostics, Location, Mapping, Reporter, Scalar, Sequence, YamlNode
from codegen.tokens import IDENTIFIER
from codegen.vocabulary import words_of

AUTO = "auto"
Member = TypeVar("Member", bound=Enum)  # of a vocabulary

_BOOLS = {"true": True, "false": False}


@dataclass(frozen=True)
class Word:
    """An item of a list, or of a text with commas."""

    text: str
    location: Location


class ValueReader(Reporter):
    """Reads values of one entry; every error carries the operator's name."""

    def __init__(self, node: Mapping, label: str | None, diagnostics: Diagnostics) -> None:
        super().__init__(label, diagnostics)
        self._node = node
        self._words: dict[str, tuple[Word, ...]] = {}

    def _bools(self, key: str) -> tuple[bool, ...] | None:
        if self._node.get(key) is None:
            return None
        words = self._listed(key)
        for word in words:
            if word.text.lower() not in _BOOLS:
                self._error(word.location, f"'{word.text}' in '{key}'", "true or false")
        return tuple(_BOOLS.get(word.text.lower(), True) for word in words)

    def _names(self, key: str) -> tuple[str, ...]:
        words = self._listed(key)
        for word in words:
            if not IDENTIFIER.fullmatch(word.text):
                self._error(word.location, f"bad name '{word.text}' in '{key}'", "an identifier")
        return tuple(word.text for word in words)

    def _members(self, key: str, vocabulary: type[Member], what: str) -> list[Member]:
        """Returns what the words of `key` mean that are known, after an error for each other one."""
        return [vocabulary(word) for word in self._chosen(key, words_of(vocabulary), what)]

    def _chosen(self, key: str, known: tuple[str, ...], what: str) -> list[str]:
        """Returns the words of `key` that are known, after an error for each other one."""
        words = self._listed(key)
        for word in words:
            if word.text not in known:
                self._unknown(word, what, equivalent_word(key, word.text), known, either(known))
        return [word.text for word in words if word.text in known]

    def _listed(self, key: str) -> tuple[Word, ...]:
        """Returns the words of a list of texts, or of a text with commas."""
        node = self._node.get(key)
        items = node.items if isinstance(node, Sequence) else () if node is None else (node,)
        scalars = [self._as_text(item, f"'{key}'") for item in items]
        words = tuple(word for scalar in scalars if scalar for word in self._split(scalar))
        self._words[key] = words
        if node is not None and not words and all(scalars):
            self._error(node.location, f"'{key}' is empty")
        for index, word in enumerate(words if key != "output_differentiability" else ()):
            if word.text in [earlier.text for earlier in words[:index]]:
                self._error(word.location, f"'{word.text}' stands twice in '{key}'")
        return words

    def _split(self, scalar: Scalar) -> Iterator[Word]:
        for match in re.finditer(r"[^,]+", scalar.text):
            text = match.group().strip()
            if text:
                yield Word(text, scalar.at(match.start() + match.group().index(text)))

    def _expression(self, scalar: Scalar | None) -> Expression | None:
        if scalar is None:
            return None
        try:
            return parse_expression(scalar.text, scalar.at)
        except ExpressionError as error:
            self._error(scalar.at(error.offset), error.what, error.expected)
            return None

    def _cpp_name(self, scalar: Scalar | None) -> str | None:
        """Returns the name of a function that generated code declares, so it names no namespace."""
        if scalar is None:
            return None
        if not IDENTIFIER.fullmatch(scalar.text):
            self._error(scalar.location, f"'{scalar.text}' is not the name of a C++ function",
                        "a name such as 'add_kernel', without a namespace")
            return None
        why = why_function(scalar.text)
        if why:
            self._error(scalar.location, f"the name '{scalar.text}' is reserved: it is {why}", "another name")
            return None
        return scalar.text

    def _identifier(self, key: str) -> str | None:
        scalar = self._scalar(key)
        if scalar and not IDENTIFIER.fullmatch(scalar.text):
            self._error(scalar.location, f"bad name '{scalar.text}' in '{key}'", "an identifier")
            return None
        if scalar and len(scalar.text) > MOST_CHARACTERS:
            self._error(scalar.location, f"the name in '{key}' has {len(scalar.text)} characters",
                        f"at most {MOST_CHARACTERS}")
            return None
        return scalar.text if scalar else None

    def _scalar(self, key: str) -> Scalar | None:
        node = self._node.get(key)
        return None if node is None else self._as_text(node, f"'{key}'")

    def _as_text(self, node: YamlNode, what: str) -> Scalar | None:
        """Returns the node if it is a text that is not empty, else reports it."""
        if isinstance(node, Scalar) and node.text.strip():
            return node
        self._error(node.location, f"{what} is empty" if isinstance(node, Scalar) else f"{what} is not a text")
        return None

    def _mapping(self, key: str) -> Mapping | None:
        node = self._node.get(key)
        if node is None or isinstance(node, Mapping):
            return node
        self._error(node.location, f"'{key}' is not a mapping",
                    "a mapping of names to expressions" + (f", or '{AUTO}'" if key == "derivatives" else ""))
        return None

    def _unknown(self, word: Word | Scalar, what: str, meant: str | None, known: Iterable[str],
                 expected: str | None = None) -> None:
        """Reports a word that means nothing here: what an author of other files means by it, or what is known."""
        if meant:
            self._error(word.location, f"unknown {what} '{word.text}', {meant}")
        else:
            self._error(word.location, f"unknown {what} '{word.text}'", expected, word.text, known)


def either(words: tuple[str, ...]) -> str:
    """Returns `a, b or c`."""
    return f"{', '.join(words[:-1])} or {words[-1]}"
