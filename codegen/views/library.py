"""All operators, grouped as outputs need them."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Container, Iterable

from codegen.api import autograd
from codegen.api.formula_calls import Callee
from codegen.callables import HELPER_HEADERS, Callables, callables_of
from codegen.differentiability import lacks_derivatives
from codegen.expression import parse_expression
from codegen.model import Derivative, Operator
from codegen.schema import OperatorKind
from codegen.selection import Selection
from codegen.target import BUILT_IN, LIBRARY, Target
from codegen.views.operator import OperatorView
from codegen.views.shards import LAYERS, Layer, Shard, split


@dataclass(frozen=True)
class Library:
    """All operators, grouped as outputs need them."""

    views: tuple[OperatorView, ...]
    target: Target = BUILT_IN
    others: tuple[Operator, ...] = ()  # those of the library, which a project's formulas call
    helpers: Path = HELPER_HEADERS  # the headers of what formulas call beside operators
    whole: Library | None = None  # what this is the selected part of
    selection: Selection | None = None

    def keep(self, operators: Container[Operator], selection: Selection) -> Library:
        """Returns the part of the library that is selected; its operators stand in the shards of the whole."""
        kept = tuple(view for view in self.views if view.operator in operators)
        return replace(self, views=kept, whole=self, selection=selection)

    @property
    def has_autograd(self) -> bool:
        """Returns whether calls can be recorded."""
        return self.selection is None or self.selection.has_autograd

    @cached_property
    def dropped(self) -> list[OperatorView]:
        """Returns the operators of the whole library that this part does not have."""
        kept = {view.operator for view in self.views}
        return [view for view in self.whole.views if view.operator not in kept] if self.whole else []

    @property
    def dropped_names(self) -> list[str]:
        """Returns the names of these in lines of a text, each name between two spaces."""
        names = [str(view.operator.name) for view in self.dropped]
        lines = textwrap.wrap(" ".join(names), 80, break_long_words=False, break_on_hyphens=False)
        return [f" {line}{'' if line is not lines[-1] else ' '}" for line in lines]

    @cached_property
    def categories(self) -> list[str]:
        """Returns the categories in the order of their names."""
        return sorted({view.operator.category for view in self.views})

    @cached_property
    def shards(self) -> dict[str, list[Shard]]:
        """Returns for each layer the operators in the groups that share a source."""
        if self.whole:
            return {name: self._parts(shards) for name, shards in self.whole.shards.items()
                    } | ({} if self.has_autograd else {"autograd": []})
        return {name: self._shards(layer) for name, layer in LAYERS.items()}

    def _parts(self, shards: list[Shard]) -> list[Shard]:
        """Returns what this part of the library has of shards of the whole."""
        kept = {view.operator for view in self.views}
        parts = (replace(shard, views=tuple(view for view in shard.views if view.operator in kept)) for shard in shards)
        return [part for part in parts if part.views]

    @property
    def registrations(self) -> list[str]:
        """Returns the names of the functions that register kernels, in the order of the calls."""
        return [layer.registration.format(shard.name) for name, layer in LAYERS.items() if layer.registration
                for shard in self.shards[name]]

    @property
    def operator_lists(self) -> list[str]:
        """Returns the names of the functions that tell of the operators of a source."""
        verb = "list" if self.target.is_project else "add"
        return [f"{verb}_operators_{shard.name}" for shard in self.shards["dispatch"]]

    def of_category(self, category: str) -> list[OperatorView]:
        """Returns the operators of a category, in the order of the source."""
        return [view for view in self.views if view.operator.category == category]

    def _shards(self, layer: Layer) -> list[Shard]:
        if not layer.by_category:
            return split("operators", "", filter(layer.shows, self.views), layer)
        return [shard for category in self.categories for shard in
                split(category, category, filter(layer.shows, self.of_category(category)), layer)]

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


def header_name(operator: Operator) -> str:
    """Returns the file name, without suffix, of the header that declares an operator."""
    return operator.made_for or operator.name.base


def make_library(operators: list[Operator], target: Target = BUILT_IN, others: Iterable[Operator] = (),
                 helpers: Path = HELPER_HEADERS) -> Library:
    """Returns the views of all operators, whose formulas also call `others`, which are those of the library."""
    called = _callees(operators, target, others)
    by_name = {str(o.name): o for o in operators}
    nodes: dict[str, autograd.NodeView] = {}
    views = []
    for operator in map(_with_zero_gradient, operators):
        base = by_name.get(operator.derived_from or "", operator)
        source = base if _has_node_of(operator, base) else operator
        if source.derivatives or lacks_derivatives(source):
            nodes.setdefault(str(source.name), autograd.NodeView(source, called, target.prefix, target.tenon))
        views.append(OperatorView(operator, base, nodes.get(str(source.name)), target))
    return Library(tuple(views), target, tuple(others), helpers)


def _has_node_of(operator: Operator, base: Operator) -> bool:
    """Returns whether a variant has the backward node of its base, if any: it gives as many results."""
    return (bool(base.derivatives) or lacks_derivatives(base)) \
        and len(operator.schema.returns) == len(base.schema.returns)


def _callees(own: Iterable[Operator], target: Target, library: Iterable[Operator]) -> dict[str, Callee]:
    def named(operators: Iterable[Operator], of: Target, prefix: str) -> dict[str, Callee]:
        return {o.name.base: Callee(prefix + o.name.base, of.header(f"ops/{header_name(o)}.h"))
                for o in operators if not o.name.inplace}

    others = named(library, BUILT_IN, f"{LIBRARY}::ops::")
    return others | {f"{LIBRARY}::{name}": callee for name, callee in others.items()} | named(own, target, "ops::")


def _with_zero_gradient(operator: Operator) -> Operator:
    """Returns the in-place variant of an operator whose result has no gradient with its formula: `self` gets zeros."""
    if operator.kind is not OperatorKind.INPLACE or not operator.derived_from or operator.derivatives \
            or operator.composite or lacks_derivatives(operator):
        return operator
    expression = parse_expression("formulas::zeros_of(grad)")
    return replace(operator, derivatives=(Derivative(("self",), expression),))
