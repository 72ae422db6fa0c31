"""One entry of ops.yaml: YAML nodes → Operator, with the place of everything that later checks complain about."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Iterator

from codegen.dtypes import WORDS
from codegen.entry_values import AUTO, Member, ValueReader, Word, either
from codegen.equivalents import equivalent, equivalent_backend, equivalent_formula, equivalent_in_derivatives
from codegen.expression import Expression, calls
from codegen.lets import Lets, needed
from codegen.model import Choice, Derivative, Formula, Operator
from codegen.parse import SchemaError, operator_label, parse_schema
from codegen.reserved import BETWEEN_CATEGORY_AND_ENTRY, MOST_CHARACTERS
from codegen.schema import Schema
from codegen.source import UNPRINTABLE, Diagnostics, Location, Mapping, Scalar, YamlNode
from codegen.vocabulary import KEYS, Promotion, ResultDtype, Tag, Variant

CATEGORIES = frozenset("""
    creation pointwise_unary pointwise_binary comparison reduction view indexing joining linear_algebra convolution
    fft normalization activation loss random sorting copy neural optimizer
""".split())
BACKENDS = ("CPU", "Meta", "Lazy")

CHOOSE = "choose"
BY_RULE = "derivatives: auto"  # in `words`: the arguments with it, or `auto` for all

_SNAKE_CASE = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_UNPRINTABLE = re.compile(f"[{UNPRINTABLE}]")
_BARE = re.compile(r"[\w:.]*")  # a name rather than an expression


@dataclass(frozen=True)
class Entry:
    """An operator as its entry gives it, where the entry's values stand, and the words of its lists."""

    operator: Operator
    places: dict[str, Location] = field(default_factory=dict)
    words: dict[str, tuple[Word, ...]] = field(default_factory=dict)

    def chosen(self, key: str, vocabulary: type[Member]) -> Iterator[tuple[Member, Word]]:
        """Yields what each known word of a list means, and the word."""
        members = {member.value: member for member in vocabulary}
        for word in self.words.get(key, ()):
            if word.text in members:
                yield members[word.text], word


def read_entry(node: YamlNode, known_categories: frozenset[str] | None, diagnostics: Diagnostics) -> Entry | None:
    """Returns the entry, or None when it has no readable schema; reports what is wrong with its own text."""
    if not isinstance(node, Mapping):
        diagnostics.error(node.location, None, "the entry is not a mapping", "a mapping with the key 'func'")
        return None
    return _Reader(node, known_categories, diagnostics).entry()


def label_of(node: YamlNode) -> str | None:
    """Returns what an entry's operator seems to be called, even when the schema cannot be read."""
    func = node.get("func") if isinstance(node, Mapping) else None
    return operator_label(func.text) if isinstance(func, Scalar) else None


class _Reader(ValueReader):
    """Reads the values of one entry."""

    def __init__(self, node: Mapping, known_categories: frozenset[str] | None, diagnostics: Diagnostics) -> None:
        super().__init__(node, label_of(node), diagnostics)
        self._arguments: set[str] = set()  # of the schema
        self._known_categories = known_categories

    def entry(self) -> Entry | None:
        """Returns the entry, or None when it has no readable schema."""
        schema = self._schema()
        self._arguments = {argument.name for argument in schema.arguments} if schema else set()
        self._check_keys()
        category = self._category()
        lets = self._lets()
        values = {"lets": lets} | self._computation(lets) | self._differentiation(lets) | self._types()
        values["doc"] = self._doc()
        values["tags"] = tuple(self._members("tags", Tag, "tag"))
        values["variants"] = frozenset(self._members("variants", Variant, "variant")) or frozenset({Variant.FUNCTION})
        values |= {key: self._identifier(key) for key in ("inplace_overload", "out_overload")}
        values["scalar_twin"] = self._identifier("scalar_twin")
        without_default = self._names("cpp_no_default_args")
        if schema is None:
            return None
        schema = schema.without_cpp_defaults(without_default)
        operator = Operator(schema=schema, location=schema.location, category=category, **values)
        places = {key.text: value.location for key, value in self._node.entries}
        return Entry(operator, places, self._words)

    def _check_keys(self) -> None:
        for key, _ in self._node.entries:
            if key.text not in KEYS:
                self._unknown(key, "key", equivalent(key.text, self._arguments), KEYS)
        for key in ("func", "category"):
            if self._node.get(key) is None:
                self._error(self._node.location, f"the entry has no '{key}'")

    def _schema(self) -> Schema | None:
        func = self._scalar("func")
        if func is None:
            return None
        try:
            return parse_schema(func.text, func.at)
        except SchemaError as error:
            error.report(self._diagnostics, self._label)
            return None

    def _category(self) -> str:
        scalar = self._scalar("category")
        if scalar is None:
            return ""
        if self._known_categories is not None and scalar.text not in self._known_categories:
            self._error(scalar.location, f"unknown category '{scalar.text}'", None, scalar.text,
                        self._known_categories)
        elif not _SNAKE_CASE.fullmatch(scalar.text):
            self._error(scalar.location, f"bad category '{scalar.text}'", "a snake_case name")
        elif BETWEEN_CATEGORY_AND_ENTRY in scalar.text:
            self._error(scalar.location, f"bad category '{scalar.text}'",
                        f"a name without '{BETWEEN_CATEGORY_AND_ENTRY}', which names sources of a category")
        elif len(scalar.text) > MOST_CHARACTERS:
            self._error(scalar.location, f"the category has {len(scalar.text)} characters",
                        f"at most {MOST_CHARACTERS}")
        return scalar.text

    def _lets(self) -> Lets:
        """Returns the named parts whose expressions can be read; the words of `let` are all of their names."""
        node = self._mapping("let")
        if node is not None and not node.entries:
            self._error(node.location, "'let' is empty", "a mapping of names to expressions")
        entries = node.entries if node else ()
        self._words["let"] = tuple(Word(name.text, name.location) for name, _ in entries)
        read = [(name.text, self._expression(self._as_text(value, f"the value of '{name.text}'")))
                for name, value in entries]
        return tuple((name, part) for name, part in read if part is not None)

    def _computation(self, lets: Lets) -> dict[str, object]:
        node = self._node.get("pointwise")
        return {
            "pointwise": None if node is None else self._computed(node, lets, "'pointwise'"),
            "kernel": self._kernel(),
            "composite": self._composite(lets),
            "meta": self._expression(self._scalar("meta")),
            "view_inverse": self._view_inverse(),
        }

    def _composite(self, lets: Lets) -> str | Formula | Choice | None:
        """Returns the name of a C++ function, or what is computed by other operators."""
        node = self._node.get("composite")
        if node is None or (isinstance(node, Scalar) and _BARE.fullmatch(node.text.strip())):
            return self._cpp_name(self._scalar("composite"))
        return self._computed(node, lets, "'composite'")

    def _computed(self, node: YamlNode, lets: Lets, what: str) -> Formula | Choice | None:
        """Returns an expression, or a choice of which every case can be read."""
        if not isinstance(node, Mapping):
            formula = self._expression(self._as_text(node, what))
            return formula and Formula(formula, _function_names(formula), needed(formula, lets))
        argument = node.get(CHOOSE)
        if argument is None:
            self._error(node.location, f"{what} is a mapping without '{CHOOSE}'",
                        f"an expression, or '{CHOOSE}' and cases")
        name = self._as_text(argument, f"'{CHOOSE}'") if argument else None
        cases = [(key, self._computed(value, lets, f"the case '{key.text}'"))
                 for key, value in node.entries if key.text != CHOOSE]
        if not cases:
            self._error(node.location, f"'{CHOOSE}' has no case", "cases with an expression each")
        if name is None or not cases or any(formula is None for _, formula in cases):
            return None
        return Choice(name.text, tuple((key.text, formula) for key, formula in cases), name.location,
                               tuple(key.location for key, _ in cases))

    def _differentiation(self, lets: Lets) -> dict[str, object]:
        return {
            "derivatives": self._derivatives("derivatives", lets),
            "derived_by_rule": tuple(word.text for word in self._words[BY_RULE]),
            "jvp": self._derivatives("jvp", ()),
            "output_differentiability": self._bools("output_differentiability"),
            "non_differentiable": self._names("non_differentiable"),
        }

    def _types(self) -> dict[str, object]:
        return {
            "dtypes": frozenset(self._chosen("dtypes", WORDS, "dtype")) or frozenset({"all"}),
            "promotes": self._names("promotes"),
            "promotion": next(iter(self._members("promotion", Promotion, "promotion")), Promotion.DEFAULT),
            "result_dtype": next(iter(self._members("result_dtype", ResultDtype, "result dtype")),
                                 ResultDtype.PROMOTED),
        }

    def _kernel(self) -> dict[str, str]:
        node = self._node.get("kernel")
        if not isinstance(node, Mapping):
            name = self._cpp_name(self._scalar("kernel"))
            return {"all": name} if name else {}
        kernel = {}
        if node.get("CPU") is None and all(key.text in BACKENDS for key, _ in node.entries):
            self._error(node.location, "'kernel' has no function for CPU" if node.entries else "'kernel' is empty",
                        "a name, or {CPU: name}")
        for key, value in node.entries:
            if key.text not in BACKENDS:
                self._unknown(key, "backend", equivalent_backend(key.text), BACKENDS, either(BACKENDS))
            name = self._cpp_name(self._as_text(value, f"the kernel of {key.text}"))
            if name:
                kernel[key.text] = name
        return kernel

    def _view_inverse(self) -> Expression | None:
        node = self._mapping("view")
        if node is None:
            return None
        for key, _ in node.entries:
            if key.text != "inverse":
                self._error(key.location, f"unknown key '{key.text}' in 'view'", "'inverse'")
        inverse = node.get("inverse")
        if inverse is None and not node.entries:
            self._error(node.location, "'view' is empty", "{inverse: ...}")
        return self._expression(self._as_text(inverse, "the inverse")) if inverse else None

    def _derivatives(self, key: str, lets: Lets) -> tuple[Derivative, ...]:
        """Returns the formulas of `key`; its words are all names that have a formula, or `auto` alone."""
        node = self._node.get(key)
        by_rule: list[Word] = []
        if key == "derivatives" and isinstance(node, Scalar) and node.text.strip() == AUTO:
            self._words[key], self._words[BY_RULE] = (), tuple(self._split(node))
            return ()
        node = self._mapping(key)
        if node is not None and not node.entries:
            self._error(node.location, f"'{key}' is empty", "a mapping of names to expressions")
        derivatives, words = [], []
        for names, value in node.entries if node else ():
            if key == "derivatives" and self._is_no_formula(names, value):
                continue
            text = self._as_text(value, f"the formula for '{names.text}'")
            split = list(self._split(names))
            words += split
            if key == "derivatives" and text and text.text.strip() == AUTO:
                by_rule += split
                continue
            meant = equivalent_formula(text.text, names.text) if text else None
            if meant:
                self._error(text.location, f"'{text.text.strip()}' is no formula here, {meant}")
                continue
            formula = self._expression(text)
            if not split:
                self._error(names.location, f"a key of '{key}' is empty", "the names of what the formula is for")
            elif formula:
                derivatives.append(Derivative(tuple(word.text for word in split), formula, needed(formula, lets)))
        self._words[key] = tuple(words)
        self._words.setdefault(BY_RULE, tuple(by_rule))
        return tuple(derivatives)

    def _is_no_formula(self, name: Scalar, value: YamlNode) -> bool:
        """Returns whether a key of `derivatives` is one of other files, which is an error."""
        formula = value.text if isinstance(value, Scalar) else ""
        meant = None if name.text in self._arguments else equivalent_in_derivatives(name.text, formula)
        if meant:
            self._error(name.location, f"'{name.text}' in 'derivatives', {meant}")
        return meant is not None

    def _doc(self) -> str:
        """Returns the description, which becomes a comment of one line."""
        scalar = self._scalar("doc")
        text = scalar.text.strip() if scalar else ""
        unprintable = _UNPRINTABLE.search(text)
        if len(text.splitlines()) > 1:
            place = scalar.at(scalar.text.index(text) + len(text.splitlines()[0]))
            self._error(place, "'doc' has several lines", "one line; '>-' joins the lines of a text")
        elif unprintable:
            self._error(scalar.at(scalar.text.index(text) + unprintable.start()),
                        f"'doc' has the character U+{ord(unprintable.group()):04X}, which C++ cannot show",
                        "a text without it")
        elif text.endswith("??/"):
            self._error(scalar.at(len(scalar.text.rstrip()) - 3), "'doc' ends in '??/', which compilers may take for a "
                                                                  "backslash", "a text without it")
        elif text.endswith("\\"):
            self._error(scalar.at(len(scalar.text.rstrip()) - 1), "'doc' ends in a backslash, which continues a "
                                                                  "comment of C++", "a text without it")
        return text


def _function_names(expression: Expression) -> tuple[str, ...]:
    return tuple(dict.fromkeys(call.name for call in calls(expression)))
