"""One operator, as every template sees it: its names, its signature, how it is computed."""

from __future__ import annotations

from functools import cached_property
from typing import Iterable, Self

from codegen.api import autograd, dispatcher, pointwise
from codegen.choices import Branch, branches, given_by
from codegen.model import Implementation, Operator
from codegen.schema import Argument, OperatorKind, Schema, alias_sets, is_written
from codegen.target import BUILT_IN, Target
from codegen.vocabulary import Tag


class BranchView:
    """A branch of a pointwise operator, which is one to the loops."""

    def __init__(self, branch: Branch, base_id: str) -> None:
        self.operator = branch.operator
        self.id = base_id + branch.suffix
        self.condition = dispatcher.condition(branch.decisions)
        given = given_by(branch.decisions)
        self.tensors = [f"&{a.name}" for a in pointwise.tensors(branch.operator)]
        self.scalars = [f"*{a.name}" if a.name in given else a.name for a in pointwise.scalars(branch.operator)]


class OperatorView:
    """One operator with all that the templates ask of it."""

    def __init__(self, operator: Operator, base: Operator, node: autograd.NodeView | None,
                 target: Target = BUILT_IN) -> None:
        self.operator = operator
        self.base = base
        self.node = node
        self.schema = operator.schema
        self.target = target
        self.name = f"{target.prefix}{operator.name}"
        self.text = f"{target.prefix}{operator.schema.text}"
        self.id = operator.name.unambiguous()
        self.base_id = base.name.unambiguous()
        self.function = operator.name.unoverloaded
        self.kind = operator.kind
        self.category = operator.category

    @classmethod
    def of(cls, view: OperatorView) -> Self:
        """Returns what this class shows of an operator."""
        return cls(view.operator, view.base, view.node, view.target)

    @property
    def returns(self) -> str:
        """Returns the C++ result type of the dispatcher's convention."""
        return dispatcher.return_type(self.schema)

    @property
    def parameters(self) -> str:
        """Returns the dispatcher's parameters."""
        return dispatcher.parameters(self.schema)

    @property
    def names(self) -> str:
        """Returns the names of the arguments."""
        return dispatcher.names(self.schema)

    @property
    def written(self) -> list[Argument]:
        """Returns the arguments that the operator writes to."""
        return list(self.schema.mutated_arguments)

    @property
    def returned_names(self) -> str:
        """Returns what a function that returns the arguments it wrote to returns, else nothing."""
        names = [argument.name for result in self.schema.returns if is_written(result.annotation)
                 for argument in self.written if alias_sets(argument.annotation) == alias_sets(result.annotation)]
        if not names or len(names) < len(self.schema.returns):
            return ""
        return names[0] if len(names) == 1 else "{" + ", ".join(names) + "}"

    @property
    def internal_name(self) -> str:
        """Returns the name of the `ops::` function: `add_out` for out operators."""
        return self.schema.function

    @cached_property
    def branches(self) -> list[BranchView]:
        """Returns the branches of a pointwise operator, the whole of it where there is no choice."""
        return [BranchView(branch, self.base_id) for branch in branches(self.base)]

    @property
    def implementation(self) -> Implementation:
        """Returns how the operator computes."""
        return self.base.implementation

    @property
    def is_composed(self) -> bool:
        """Returns whether the entry says in an expression of which operators this one is composed."""
        return self.operator.composition is not None and not self.is_derived

    @property
    def is_pointwise(self) -> bool:
        """Returns whether an expression says what is computed for each element."""
        return self.implementation is Implementation.POINTWISE

    @property
    def is_structured(self) -> bool:
        """Returns whether a kernel fills results, whose shapes `meta` tells."""
        return self.implementation is Implementation.STRUCTURED

    @property
    def is_inplace_view(self) -> bool:
        """Returns whether the operator makes another view of the tensor that it is called on."""
        return self.kind is OperatorKind.INPLACE_VIEW

    @property
    def returns_self(self) -> bool:
        """Returns whether a method gives the tensor that it is called on."""
        return self.kind is OperatorKind.INPLACE or self.is_inplace_view

    @property
    def is_derived(self) -> bool:
        """Returns whether the operator is an in-place or out variant that the generator makes."""
        return self.operator.derived_from is not None

    @property
    def result_variables(self) -> list[str]:
        """Returns a variable for each result."""
        return result_variables(self.schema, self.base.schema.result_names)

    @property
    def needs_inplace_or_view(self) -> bool:
        """Returns whether the operator has an InplaceOrView kernel."""
        if self.implementation is Implementation.COMPOSITE or Tag.UNTRACKED_VIEW in self.operator.tags:
            return False
        return self.kind is not OperatorKind.FUNCTIONAL

    @property
    def follows_geometry(self) -> bool:
        """Returns whether a call gives tracked views without formulas, of which the geometry tells the gradients."""
        return self.kind.is_view and self.node is None and self.needs_inplace_or_view

    @property
    def needs_autograd(self) -> bool:
        """Returns whether the operator has an Autograd kernel."""
        if self.implementation is Implementation.COMPOSITE:
            return False
        if self.operator.recorded:
            return True
        return self.node is not None or bool(self.written) or self.follows_geometry

    @property
    def derivative_text(self) -> str:
        """Returns the formulas, one a line, each with the lines of the parts that it names."""
        return "\n".join(line for derivative in self.operator.derivatives for line in derivative.lines)

    @property
    def is_method(self) -> bool:
        """Returns whether `Tensor` has the operator as a method."""
        return self.operator.is_method

    @property
    def is_function(self) -> bool:
        """Returns whether the operator is a public free function."""
        return self.operator.is_function


def result_variables(schema: Schema, names: Iterable[str] | None = None) -> list[str]:
    """Returns a variable for each result, which no argument is called."""
    return [f"{name}_result" if schema.argument(name) else name for name in names or schema.result_names]
