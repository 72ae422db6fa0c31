"""What selected operators need: all that their kernels, and what is recorded of their calls, call."""

from __future__ import annotations

from typing import Iterator

from codegen.model import Operator
from codegen.runtime_calls import (Calls, autograd_calls, calls_in, exported_calls, indexing_calls, reached,
                                   runtime_functions)
from codegen.selection import Selection
from codegen.views.autograd import BackwardNodeView
from codegen.views.composite import CompositeView, is_composed
from codegen.views.library import Library
from codegen.views.operator import OperatorView


def keep_selected(library: Library, selection: Selection, shared: bool = False) -> Library:
    """Returns the library without the operators that none of the selected ones needs, and without the layers that are
    not selected. A `shared` one keeps what any program may call beside operators."""
    kept = {view.operator for view in library.views} if selection.operators is None else \
        _closure(library, selection, shared)
    return library.keep(kept, selection)


def _closure(library: Library, selection: Selection, shared: bool) -> set[Operator]:
    """Returns the selected operators with all that they call, and what is called for any of them."""
    views = {view.operator: view for view in library.views}
    by_function: dict[str, list[Operator]] = {}
    by_id = {view.id: view.operator for view in library.views}
    for view in library.views:
        by_function.setdefault(view.schema.function, []).append(view.operator)

    def called(calls: Calls) -> Iterator[Operator]:
        everything = reached(calls, runtime_functions())
        for name in everything.operators:
            yield from by_function.get(name, ())
        yield from (by_id[name] for name in everything.stubs if name in by_id)

    pending = [*selection.operators]
    if selection.has_autograd:
        pending += called(autograd_calls())
    if selection.has_indexing:
        pending += called(indexing_calls())
    if shared:
        pending += called(exported_calls())
    kept: set[Operator] = set()
    while pending:
        operator = pending.pop()
        if operator not in kept:
            kept.add(operator)
            view = views[operator]
            pending += [view.base, *called(_calls_of(library, view, selection.has_autograd))]
    return kept


def _calls_of(library: Library, view: OperatorView, has_autograd: bool) -> Calls:
    """Returns what the kernels of an operator call."""
    calls = Calls()
    if is_composed(view.operator):
        composed = CompositeView(view, library.callables, library.callees)
        calls |= calls_in("\n".join(composed.statements), composed.has_arithmetic)
    elif isinstance(view.operator.composite, str):
        calls |= Calls(names=frozenset({view.operator.composite}))
    if view.base.composite and view.is_derived:
        calls |= Calls(names=frozenset({"FunctionKernel"}))  # which copies the result to where it belongs
    if has_autograd and view.operator.recorded:
        recorded = CompositeView.recorded(view, library.callables, library.callees)
        calls |= calls_in("\n".join(recorded.statements), recorded.has_arithmetic)
    if has_autograd and view.node is not None:
        calls |= calls_in("\n".join(BackwardNodeView(view.node, [view]).functions))
    return calls
