"""All operators, grouped as outputs need them."""

from __future__ import annotations

import zlib
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Iterable

from codegen.api import autograd
from codegen.api.formula_calls import Callee
from codegen.callables import HELPER_HEADERS, Callables, callables_of
from codegen.expression import parse_expression
from codegen.model import Derivative, Operator
from codegen.schema import TENSOR
from codegen.target import BUILT_IN, LIBRARY, Target
from codegen.views.operator import OperatorView


# Twice as many shards where more operators than this would share one on average: until then a new operator changes
# one shard and moves none.
_MOST_IN_A_SHARD = 40


@dataclass(frozen=True)
class Shard:
    """Operators of one category that share the sources of each layer."""

    name: str
    category: str
    views: tuple[OperatorView, ...]

    @property
    def registrations(self) -> list[str]:
        """Returns the declarations of the functions that register kernels of the shard, in the order of the calls."""
        functions = [f"register_backend_{self.name}()"]
        if any(view.needs_inplace_or_view for view in self.views):
            functions.append(f"register_inplace_or_view_{self.name}()")
        if any(view.needs_autograd for view in self.views):
            functions.append(f"register_autograd_{self.name}()")
        return functions


@dataclass(frozen=True)
class Library:
    """All operators, grouped as outputs need them."""

    views: tuple[OperatorView, ...]
    target: Target = BUILT_IN
    others: tuple[Operator, ...] = ()  # those of the library, which a project's formulas call
    helpers: Path = HELPER_HEADERS  # the headers of what formulas call beside operators

    @cached_property
    def categories(self) -> list[str]:
        """Returns the categories in the order of their names."""
        return sorted({view.category for view in self.views})

    @cached_property
    def shards(self) -> list[Shard]:
        """Returns the operators in the groups that share generated sources, by category and name."""
        return [shard for category in self.categories for shard in _shards(category, self.of_category(category))]

    def of_category(self, category: str) -> list[OperatorView]:
        """Returns the operators of a category, in the order of the source."""
        return [view for view in self.views if view.category == category]

    @cached_property
    def callables(self) -> Callables:
        """Returns what expressions can call by name."""
        return callables_of([view.schema for view in self.views], [other.schema for other in self.others])

    @cached_property
    def callees(self) -> dict[str, Callee]:
        """Returns the C++ functions that expressions call by the names of operators."""
        return _callees([view.operator for view in self.views], self.target, self.others)

    @cached_property
    def bases(self) -> dict[str, list[OperatorView]]:
        """Returns the operators by base name: one header each."""
        groups: dict[str, list[OperatorView]] = {}
        for view in self.views:
            groups.setdefault(header_name(view.operator), []).append(view)
        return dict(sorted(groups.items()))


def _shards(category: str, views: list[OperatorView]) -> list[Shard]:
    count = 1
    while len(views) > count * _MOST_IN_A_SHARD:
        count *= 2
    groups: list[list[OperatorView]] = [[] for _ in range(count)]
    for view in views:
        groups[zlib.crc32(header_name(view.operator).encode()) % count].append(view)
    if count == 1:
        return [Shard(category, category, tuple(views))]
    return [Shard(f"{category}_{index + 1}", category, tuple(group)) for index, group in enumerate(groups) if group]


def header_name(operator: Operator) -> str:
    """Returns the file name, without suffix, of the header that declares an operator."""
    return operator.name.base


def make_library(operators: list[Operator], target: Target = BUILT_IN, others: Iterable[Operator] = (),
                 helpers: Path = HELPER_HEADERS) -> Library:
    """Returns the views of all operators, whose formulas also call `others`, which are those of the library."""
    called = _callees(operators, target, others)
    by_name = {str(o.name): o for o in operators}
    nodes: dict[str, autograd.NodeView] = {}
    views = []
    for operator in map(_with_zero_gradient, operators):
        base = by_name.get(operator.derived_from or "", operator)
        source = base if base.derivatives else operator
        if source.derivatives:
            nodes.setdefault(str(source.name), autograd.NodeView(source, called, target.tenon))
        views.append(OperatorView(operator, base if operator.derived_from else operator, nodes.get(str(source.name)), target))
    return Library(tuple(views), target, tuple(others), helpers)


def _callees(own: Iterable[Operator], target: Target, library: Iterable[Operator]) -> dict[str, Callee]:
    def named(operators: Iterable[Operator], of: Target, prefix: str) -> dict[str, Callee]:
        return {o.name.base: Callee(prefix + o.name.base, of.header(f"ops/{header_name(o)}.h"))
                for o in operators if not o.name.inplace}

    others = named(library, BUILT_IN, f"{LIBRARY}::ops::")
    return others | {f"{LIBRARY}::{name}": callee for name, callee in others.items()} | named(own, target, "ops::")


def _with_zero_gradient(operator: Operator) -> Operator:
    """Returns an in-place operator that has no formula with the one it has in truth: `self` gets zeros.

    One that writes to more than a tensor is not recorded.
    """
    written = [argument.type for argument in operator.schema.mutated_arguments]
    if operator.kind != "inplace" or operator.derivatives or operator.composite or written != [TENSOR]:
        return operator
    expression = parse_expression("formulas::zeros_of(grad)")
    return replace(operator, derivatives=(Derivative(("self",), expression),))
