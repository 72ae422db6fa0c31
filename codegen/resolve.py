"""Entries → operators: reads the files, checks across entries, derives the variants."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import Iterable

from codegen.checks import check_entry
from codegen.entry import CATEGORIES, label_of, read_entry
from codegen.model import Operator
from codegen.parse import parse_operator_name, raw_label
from codegen.source import Diagnostics, Location, Sequence, load_yaml
from codegen.variants import derive


def resolve(paths: str | os.PathLike | Iterable[str | os.PathLike], diagnostics: Diagnostics,
            known_categories: Iterable[str] | None = CATEGORIES,
            known_operators: Iterable[str] = ()) -> list[Operator]:
    """Returns the operators of the files in order, each followed by its derived variants.

    Reports every error of every file. `known_categories=None` accepts any snake_case category, for a user's
    own file; formulas may call `known_operators` in addition to those of the files.
    """
    files = [paths] if isinstance(paths, (str, os.PathLike)) else paths
    lists = [_entries(path, diagnostics) for path in files]
    nodes = [node for entries in lists for node in entries.items]
    categories = None if known_categories is None else frozenset(known_categories)
    read = [read_entry(node, categories, diagnostics) for node in nodes]
    entries = [replace(entry, operator=_with_facts(entry.operator)) for entry in read if entry is not None]
    labels = [*map(label_of, nodes), *(label for entries in lists for label in entries.unreadable)]
    callable_operators = _callable_operators(labels) | frozenset(known_operators)
    for entry in entries:
        check_entry(entry, callable_operators, diagnostics)
    return _expanded([entry.operator for entry in entries], diagnostics)


def _entries(path: str | os.PathLike, diagnostics: Diagnostics) -> Sequence:
    """Returns the entries of a file; one without entries is reported, since all that it made would go."""
    nothing = Sequence((), Location(str(path), 1, 1))
    reported = len(diagnostics)
    root = load_yaml(path, diagnostics, raw_label)
    if root is not None and not isinstance(root, Sequence):
        diagnostics.error(root.location, None, "the file is not a list", "a list of entries with 'func'")
        return nothing
    entries = nothing if root is None else root
    if not entries.items and len(diagnostics) == reported:
        diagnostics.error(entries.location, None, "the file has no entries", "a list of entries with 'func'")
    return entries


def _callable_operators(labels: Iterable[str | None]) -> frozenset[str]:
    """Returns the names without overload that a formula can call, also of entries that cannot be read."""
    parsed = (parse_operator_name(label) for label in labels if label)
    return frozenset(name.base for name in parsed if name and not name.inplace and not name.dunder_method)


def _with_facts(operator: Operator) -> Operator:
    """Returns the operator with what follows from its schema: the arguments that take part in promotion."""
    if operator.promotes or not operator.pointwise:
        return operator
    return replace(operator, promotes=tuple(argument.name for argument in operator.schema.tensor_arguments))


def _expanded(operators: list[Operator], diagnostics: Diagnostics) -> list[Operator]:
    """Returns the operators with their variants, without those whose name is taken."""
    taken: dict[str, Operator] = {}
    for operator in operators:
        _claim(operator, taken, diagnostics)
    written = set(taken.values())
    expanded = []
    for operator in operators:
        if operator in written:
            expanded.append(operator)
            expanded += [variant for variant in derive(operator) if _claim(variant, taken, diagnostics)]
    _check_identifiers(expanded, diagnostics)
    return expanded


def _claim(operator: Operator, taken: dict[str, Operator], diagnostics: Diagnostics) -> bool:
    """Returns whether the operator's name was free, and takes it; else reports the clash."""
    other = taken.setdefault(str(operator.name), operator)
    if other is operator:
        return True
    if not operator.derived_from:
        expected = "another overload name" if operator.name.overload else \
            f"an overload name, as in '{operator.name}.Tensor'"
        diagnostics.error(operator.location, str(operator.name),
                          f"the operator is already defined at {_line(other, operator.location)}", expected)
    elif not other.derived_from:
        diagnostics.error(other.location, str(other.name),
                          f"the entry at line {other.location.line} writes what the {_variant(operator)} variant of "
                          f"{operator.derived_from} at {_line(operator, other.location)} generates", "one of the two")
    else:
        diagnostics.error(operator.location, operator.derived_from,
                          f"its {_variant(operator)} variant '{operator.name}' is also that of {other.derived_from} "
                          f"at {_line(other, operator.location)}", "another 'out_overload'")
    return False


def _check_identifiers(operators: list[Operator], diagnostics: Diagnostics) -> None:
    """Reports operators whose C++ identifiers are equal, such as `a.b` and `a_b`."""
    first: dict[str, Operator] = {}
    for operator in operators:
        other = first.setdefault(operator.name.unambiguous(), operator)
        if other is not operator:
            diagnostics.error(operator.location, str(operator.name),
                              f"its C++ name '{operator.name.unambiguous()}' is also that of {other.name} "
                              f"at {_line(other, operator.location)}", "another overload name")


def _variant(operator: Operator) -> str:
    return "inplace" if operator.name.inplace else "out"


def _line(operator: Operator, seen_from: Location) -> str:
    """Returns `line 3`, or `file:3` when that is another file."""
    place = operator.location
    return f"line {place.line}" if place.file == seen_from.file else f"{place.file}:{place.line}"
