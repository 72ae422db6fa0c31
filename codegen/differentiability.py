"""What an operator without derivatives would lose: gradients of results that nobody says to have none."""

from __future__ import annotations

from codegen.dtypes import INEXACT, dtypes_of
from codegen.model import Implementation, Operator
from codegen.schema import TENSOR, Argument, OperatorKind
from codegen.vocabulary import Tag


def lacks_derivatives(operator: Operator) -> bool:
    """Returns whether an operator has no formulas and needs some: a gradient that reaches its results is an error."""
    if operator.derivatives or not may_lose_gradients(operator):
        return False
    declared = operator.output_differentiability
    return any(result.type.is_tensor and (declared is None or declared[index])
               for index, result in enumerate(operator.schema.returns))


def may_lose_gradients(operator: Operator) -> bool:
    """Returns whether gradients end in an operator without formulas, unless its results have none.

    What a composite operator calls is recorded, the geometry of a tracked view tells its gradient, also that of its
    copy, and what writes to any but its first argument is refused where it would have to be recorded.
    """
    if operator.recorded or operator.variant == "copy":
        return False
    if operator.implementation in (Implementation.COMPOSITE, Implementation.GUARDED):
        return False
    if operator.kind in (OperatorKind.INPLACE, OperatorKind.INPLACE_VIEW):
        written = operator.schema.mutated_arguments
        is_recorded = [argument.type for argument in written] == [TENSOR]
    else:
        is_recorded = operator.kind is OperatorKind.FUNCTIONAL or Tag.UNTRACKED_VIEW in operator.tags
    return is_recorded and _gives_floating_tensors(operator) and bool(varying_arguments(operator))


def varying_arguments(operator: Operator) -> list[Argument]:
    """Returns the tensor arguments that are not said to be constants."""
    return [argument for argument in operator.schema.tensor_arguments
            if argument.name not in operator.non_differentiable]


def _gives_floating_tensors(operator: Operator) -> bool:
    """Returns whether a result may be a tensor of a floating dtype, as far as the entry tells."""
    if not any(result.type.is_tensor for result in operator.schema.returns):
        return False
    return not operator.pointwise or not operator.is_predicate and (
        operator.promotes_integers or bool(INEXACT & dtypes_of(operator.dtypes)))
