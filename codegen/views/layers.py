"""The layers above the backend in which an operator has a kernel, and what that of Autograd does."""

from __future__ import annotations

from codegen.model import Implementation
from codegen.schema import OperatorKind
from codegen.views.operator import OperatorView
from codegen.vocabulary import Tag


def needs_inplace_or_view(view: OperatorView) -> bool:
    """Returns whether an operator has an InplaceOrView kernel."""
    if view.base.implementation is Implementation.COMPOSITE or Tag.UNTRACKED_VIEW in view.operator.tags:
        return False
    return view.operator.kind is not OperatorKind.FUNCTIONAL


def needs_autograd(view: OperatorView) -> bool:
    """Returns whether an operator has an Autograd kernel."""
    if view.base.implementation is Implementation.COMPOSITE:
        return False
    if view.operator.recorded:
        return True
    return (view.node is not None or bool(view.schema.mutated_arguments) or follows_geometry(view)
            or copies_by_geometry(view) or gives_constants(view))


def follows_geometry(view: OperatorView) -> bool:
    """Returns whether a call gives tracked views without formulas, of which the geometry tells the gradients."""
    return view.operator.kind.is_view and view.node is None and needs_inplace_or_view(view)


def copies_by_geometry(view: OperatorView) -> bool:
    """Returns whether calls are composed of such a view and its copy where they are recorded."""
    operator = view.operator
    return operator.variant == "copy" and view.node is None and operator.output_differentiability is None


def gives_constants(view: OperatorView) -> bool:
    """Returns whether a kernel may return arguments, where the entry says that no result has a gradient."""
    operator = view.operator
    return (operator.kind is OperatorKind.FUNCTIONAL and view.node is None
            and operator.implementation is Implementation.DIRECT and operator.output_differentiability is not None
            and bool(operator.schema.tensor_arguments))


def has_node(view: OperatorView) -> bool:
    """Returns whether calls of an operator make a node."""
    return view.node is not None and view.operator.kind is not OperatorKind.OUT


def is_refused(view: OperatorView) -> bool:
    """Returns whether calls of an operator are refused where they would have to be recorded."""
    is_recorded = has_node(view) or view.operator.recorded or follows_geometry(view) or copies_by_geometry(view)
    return needs_autograd(view) and not (is_recorded or gives_constants(view))
