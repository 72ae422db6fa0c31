"""Entries → operators: reads the files, checks across entries, derives the variants."""

from __future__ import annotations

import os
from collections import Counter
from dataclasses import replace
from typing import Iterable

from codegen.api import dispatcher
from codegen.callables import Callable, Callables, callables_of, read_helpers
from codegen.checks import check_entry
from codegen.clashes import check_clashes, line_of
from codegen.differentiation.gradients import add_derivatives
from codegen.entry import CATEGORIES, label_of, read_entry
from codegen.entry_values import AUTO
from codegen.model import Choice, Operator
from codegen.number_types import with_common_types
from codegen.outside_checks import check_outside
from codegen.parse import parse_operator_name, raw_label
from codegen.recursion import check_recursion
from codegen.schema import OperatorName, Schema
from codegen.source import Diagnostics, Location, Sequence, load_yaml
from codegen.target import BUILT_IN, Target
from codegen.twins import twin_of
from codegen.variants import derive, inverse_of, is_inverse, view_of


def resolve(paths: str | os.PathLike | Iterable[str | os.PathLike], diagnostics: Diagnostics,
            known_categories: Iterable[str] | None = CATEGORIES,
            known_operators: Iterable[Operator | str] = (),
            helpers: Callables | None = None, target: Target = BUILT_IN) -> list[Operator]:
    """Returns the operators of the files in order, each followed by its derived variants.

    Reports every error of every file. `known_categories=None` accepts any snake_case category, for a project's
    own file; formulas may call `known_operators` in addition to those of the files, and of `helpers` those of the
    runtime unless others are given. In a project, these are the library's operators.
    """
    known_operators = list(known_operators)
    files = [paths] if isinstance(paths, (str, os.PathLike)) else paths
    lists = [_entries(path, diagnostics) for path in files]
    nodes = [node for entries in lists for node in entries.items]
    categories = None if known_categories is None else frozenset(known_categories)
    read = [read_entry(node, categories, diagnostics) for node in nodes]
    entries = [replace(entry, operator=_with_facts(entry.operator)) for entry in read if entry is not None]
    twins = list(map(twin_of, entries))
    labels = [*map(label_of, nodes), *(label for entries in lists for label in entries.unreadable)]
    own = [entry.operator.schema for entry in [*entries, *filter(None, twins)]]
    callables = _callables(labels, own, known_operators)
    helpers = read_helpers() if helpers is None else helpers
    written, unsound = [], set()
    for entry, twin in zip(entries, twins):
        is_sound = check_entry(entry, callables, helpers or None, diagnostics)
        if target.is_project:
            check_outside(entry, diagnostics)
        written.append(with_common_types(entry.operator) if is_sound else _without_expressions(entry.operator))
        if not is_sound:
            unsound.add(written[-1])
        if is_sound and twin and check_entry(twin, callables, helpers or None, diagnostics):
            written.append(with_common_types(twin.operator))
    check_recursion(written, callables, helpers or None, diagnostics)
    others = [known for known in known_operators if isinstance(known, Operator)]
    operators = _expanded(add_derivatives(written, diagnostics, others, unsound, target), diagnostics)
    check_clashes([operator for operator in operators if _has_cpp(operator)], helpers, diagnostics)
    return operators


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


def _callables(labels: Iterable[str | None], schemas: Iterable[Schema],
               others: list[Operator | str]) -> dict[str, tuple[Callable, ...]]:
    """Returns what formulas can call by name; of an entry that cannot be read only the name is known."""
    found = callables_of(schemas, [other.schema for other in others if isinstance(other, Operator)])
    parsed = (parse_operator_name(label) for label in labels if label)
    unread = Counter(_callable_bases(filter(None, parsed)))
    unread.subtract(_callable_bases(schema.name for schema in schemas))
    named = {name for name, count in unread.items() if count > 0}
    return found | {name: () for name in named | {other for other in others if isinstance(other, str)}}


def _callable_bases(names: Iterable[OperatorName]) -> list[str]:
    return [name.base for name in names if not name.inplace and not name.dunder_method]


def _has_cpp(operator: Operator) -> bool:
    """Returns whether all types of the schema have C++; that one has none is reported already."""
    schema = operator.schema
    return all(dispatcher.is_supported(each.type) for each in (*schema.arguments, *schema.returns))


def _without_expressions(operator: Operator) -> Operator:
    """Returns an operator with mistakes without what may be one."""
    choice = isinstance(operator.pointwise, Choice)
    return replace(operator, derived_by_rule=(), pointwise=None if choice else operator.pointwise,
                   composite=operator.composite if isinstance(operator.composite, str) else None)


def _with_facts(operator: Operator) -> Operator:
    """Returns the operator with what follows from its schema: the arguments that take part in promotion, and those
    that `derivatives: auto` stands for."""
    tensors = tuple(argument.name for argument in operator.schema.tensor_arguments)
    if operator.pointwise and not operator.promotes:
        operator = replace(operator, promotes=tensors)
    if not operator.pointwise:
        return replace(operator, derived_by_rule=())
    if operator.derived_by_rule != (AUTO,):
        return operator
    return replace(operator, derived_by_rule=tuple(name for name in tensors if name not in operator.non_differentiable))


def _expanded(operators: list[Operator], diagnostics: Diagnostics) -> list[Operator]:
    """Returns the operators with their variants, without those whose name is taken."""
    taken: dict[str, Operator] = {}
    for operator in sorted(operators, key=lambda each: each.twin_of is not None):
        _claim(operator, taken, diagnostics)
    written = set(taken.values())
    expanded = []
    for operator in operators:
        if operator in written:
            expanded.append(operator)
            derived = [*derive(operator, written), inverse_of(operator)]
            expanded += [each for each in derived if each is not None and _claim(each, taken, diagnostics)]
    return expanded


def _claim(operator: Operator, taken: dict[str, Operator], diagnostics: Diagnostics) -> bool:
    """Returns whether the operator's name was free, and takes it; else reports the clash."""
    other = taken.setdefault(str(operator.name), operator)
    if other is operator:
        return True
    what, line = _made(operator), line_of(other, operator.location)
    if not what:
        expected = "another overload name" if operator.name.overload else \
            f"an overload name, as in '{operator.name}.Tensor'"
        diagnostics.error(operator.location, str(operator.name), f"the operator is already defined at {line}", expected)
    elif not _made(other):
        diagnostics.error(other.location, str(other.name),
                          f"the entry at line {other.location.line} writes what the {what} of {_maker(operator)} at "
                          f"{line_of(operator, other.location)} generates", "one of the two")
    else:
        same = "that" if _made(other) == what else f"the {_made(other)}"
        diagnostics.error(operator.location, _maker(operator),
                          f"its {what} '{operator.name}' is also {same} of {_maker(other)} at {line}",
                          "another 'out_overload'" if operator.derived_from else "one of the two")
    return False


def _made(operator: Operator) -> str:
    """Returns what the operator is to the entry that makes it; nothing where it has its own."""
    if operator.twin_of:
        return "scalar twin"
    if is_inverse(operator):
        return "inverse"
    if not operator.derived_from:
        return ""
    return "inplace variant" if operator.name.inplace else f"{operator.variant} variant"


def _maker(operator: Operator) -> str:
    return view_of(operator) if is_inverse(operator) else operator.twin_of or operator.derived_from
