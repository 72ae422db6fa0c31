"""`python3 -m codegen explain`: what an operator is, what its author writes, and what is made for it."""

from __future__ import annotations

import fnmatch
import re
from typing import Iterable, Iterator

from codegen.api import cpp
from codegen.choices import branches
from codegen.lets import definitions
from codegen.model import Implementation, Operator
from codegen.runtime_sources import definition_of, shape_function
from codegen.schema import OperatorKind, meant
from codegen.sentences import did_you_mean, nearest
from codegen.views.backend import BackendView
from codegen.views.explained import ExplainedView
from codegen.views.handwritten import handwritten_of
from codegen.views.layers import is_refused
from codegen.views.library import Library
from codegen.views.operator import OperatorView

_LABEL = 13
_WILDCARD = re.compile(r"[*?\[]")
_WORD = re.compile(r"[A-Za-z0-9]+")
_HOW = {
    Implementation.POINTWISE: "a pointwise expression",
    Implementation.STRUCTURED: "a kernel that fills results, whose shapes 'meta' tells",
    Implementation.DIRECT: "a kernel that returns results",
    Implementation.COMPOSITE: "other operators, which are differentiated one by one",
    Implementation.GUARDED: "other operators, with derivatives of its own",
}


def select(library: Library, name: str) -> list[OperatorView]:
    """Returns the operators that a word means."""
    chosen = meant(name, (view.operator.name for view in library.views))
    return [view for view in library.views if view.operator.name in chosen]


def unknown(library: Library, name: str) -> str:
    """Returns the sentence for a word that means no operator."""
    names = {word for view in library.views for word in view.operator.name.words}
    if not _WILDCARD.search(name):
        return f"no operator is called '{name}'" + did_you_mean(name, names)
    # A pattern is near to one of words that names have.
    words = {word for known in names for word in _WORD.findall(known)}
    pattern = _WORD.sub(lambda word: nearest(word.group(), words) or word.group(), name)
    meant = [pattern] if fnmatch.filter(names, pattern) else []
    return f"no operator is called like '{name}'" + did_you_mean(name, meant)


def explain(view: ExplainedView, files: Iterable[str]) -> str:
    """Returns what there is to know of an operator, which stands in some generated files: some lines."""
    lines = [view.text]
    for label, texts in _sections(view, files):
        for text in texts:
            lines.append(f"  {label:{_LABEL}}{text}")
            label = ""
    return "\n".join(lines)


def _sections(view: ExplainedView, files: Iterable[str]) -> Iterator[tuple[str, list[str]]]:
    operator = view.operator
    if operator.doc:
        yield "", [operator.doc]
    variant = f", the {operator.variant} variant of {view.base.name}" if view.is_derived else ""
    if operator.twin_of:
        variant = f", the scalar twin of {operator.twin_of}"
    yield "entry", [f"{operator.location.file}:{operator.location.line}{variant}; category {view.category}"]
    yield "tags", [", ".join(tag.value for tag in operator.tags)] if operator.tags else []
    yield "computed by", [_how(view), *_dtypes(view.base)]
    yield "in C++", _public(view)
    yield "calls", [] if view.is_derived else list(_handwritten(view))
    yield "backward", _backward(view)
    yield "saves", _saved(view)
    yield "goes through", [", ".join([*kernels_above(view), "the backend"])]
    folder = view.target.folder if view.target.is_project else "generated/tenon/generated"
    yield "stands in", [f"{folder}/{path}" for path in files]


def _how(view: ExplainedView) -> str:
    if BackendView.of(view).has_same_results:
        return f"a kernel that fills results, which are like {view.schema.tensor_arguments[0].name}"
    return _HOW[view.implementation]


def _dtypes(operator: Operator) -> list[str]:
    if not operator.pointwise:
        who = "the operators that it calls accept" if operator.computed or operator.composite else "its kernel accepts"
        return [*(_expressions(operator) if operator.composition else []), f"dtypes: whatever {who}"]
    lines = [f"dtypes: {', '.join(sorted(operator.computed_dtypes))}"]
    if operator.promotes_integers:
        lines[0] += "; of integers the default floating dtype"
    if operator.is_predicate:
        lines[0] += "; the result is bool"
    if operator.is_real_result:
        lines[0] += "; of complex numbers the result is real"
    return [*_expressions(operator), *lines]


def _expressions(operator: Operator) -> list[str]:
    """Returns what is computed, in each case, and the parts of it with a name."""
    lines = []
    for branch in branches(operator):
        formula = branch.operator.computed
        case = ", ".join(decision.word for decision in branch.decisions)
        lines.append(f"{case}: {formula.expression}" if case else str(formula.expression))
        lines += definitions(formula.shared)
    return lines


def _public(view: ExplainedView) -> list[str]:
    returns = cpp.return_type(view.schema)
    found = []
    if view.is_function:
        parameters = ", ".join(p.declaration() for p in cpp.parameters(view.schema))
        found.append(view.target.qualified(f"{returns} {view.target.namespace}::{view.internal_name}({parameters})"))
    if view.is_method:
        parameters = ", ".join(p.declaration() for p in cpp.parameters(view.schema, method=True))
        found.append(f"{returns} Tensor::{view.function}({parameters}) const")
    return found


def _handwritten(view: ExplainedView) -> Iterator[str]:
    for function in handwritten_of(view):
        yield function.qualified
        present = None if view.target.is_project else definition_of(function)
        yield f"  in {present}, declared in \"{function.header}\"" if present else \
            f"  to write in {function.file}, with #include \"{function.header}\""
    if BackendView.of(view).calls_meta and not view.target.is_project:
        yield from _shape_function(view)


def _shape_function(view: ExplainedView) -> Iterator[str]:
    name = view.base.meta.root.function.text
    function = shape_function(name, view.category)
    folder = f"kernels/{view.category}"
    if function is None:
        yield f"tenon::meta::{name}, which {_meta_result(view)}"
        yield f"  to write in runtime/tenon/{folder}/meta.cpp, and to declare in \"tenon/{folder}/meta.h\""
        return
    yield function.prototype
    yield f"  in {function.place or 'no source'}, declared in \"{function.header}\""


def _meta_result(view: ExplainedView) -> str:
    count = len(view.schema.returns)
    if count > 1:
        return f"returns a tuple of {count} TensorSpecs"
    return "returns a TensorSpec" if "[]" not in str(view.schema.returns[0].type) else "returns TensorSpecs"


def _backward(view: ExplainedView) -> list[str]:
    if is_refused(view):
        return ["refused: out= records nothing" if view.kind is OperatorKind.OUT else
                "refused: no 'derivatives' tell the gradients of what it writes"]
    if view.copies_by_geometry:
        return ["the gradient that the geometry of the view tells, which is copied"]
    if view.follows_geometry:
        return ["the gradient that the geometry of a view tells"]
    if view.node is not None and view.node.is_not_implemented:
        return ["a NotImplementedError, for the entry has no 'derivatives'"]
    lines = []
    if view.node is None and view.operator.output_differentiability is not None:
        lines = ["none: the results have no gradient"]
    if view.operator.recorded:
        lines += ["other operators, which are differentiated one by one:", *_expressions(view.operator.composed)]
    for derivative in view.operator.derivatives:
        lines += derivative.lines
        if derivative.derived not in ("", str(derivative.expression)):
            lines += [f"  = {line}" for line in derivative.derived.splitlines()]
    return lines


def _saved(view: ExplainedView) -> list[str]:
    """Returns what the node keeps of a call, and the gradients that need it."""
    if view.node is None or view.kind is OperatorKind.OUT:
        return []
    inputs = [argument.name for argument in view.node.inputs]
    lines = []
    for field in view.node.fields:
        needed = ", ".join(inputs[position] for position in field.needed_for)
        lines.append(f"{field.local.rstrip('_') or field.member} for the gradient of {needed}")
    return lines


def kernels_above(view: ExplainedView) -> list[str]:
    """Returns the layers above the backend in which an operator has a kernel."""
    return [key for key, present in (("Autograd", view.needs_autograd), ("InplaceOrView", view.needs_inplace_or_view))
            if present]
