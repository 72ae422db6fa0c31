"""What an operator is: its descriptor, and the function over TensorBase that calls it."""

from __future__ import annotations

from codegen.api import cpp, dispatcher
from codegen.schema import OperatorKind
from codegen.views.operator import OperatorView


class DeclarationView(OperatorView):
    """An operator with its descriptor."""

    @property
    def doc(self) -> str:
        """Returns what stands above the descriptor, which is nothing for a variant."""
        return "" if self.is_derived else self.operator.doc

    @property
    def signature(self) -> str:
        """Returns the function type of the operator."""
        return dispatcher.signature(self.schema)

    @property
    def is_inplace_view(self) -> bool:
        """Returns whether the operator makes another view of the tensor that it is called on."""
        return self.operator.kind is OperatorKind.INPLACE_VIEW

    @property
    def returns(self) -> str:
        """Returns the result type of the dispatcher's convention."""
        return dispatcher.return_type(self.schema)

    @property
    def function(self) -> str:
        """Returns the name of the function: `add_out` for what takes its results."""
        return self.schema.function

    @property
    def parameters(self) -> list[str]:
        """Returns its parameters with their defaults."""
        return [parameter.declaration() for parameter in cpp.parameters(self.schema, internal=True)]

    @property
    def arguments(self) -> str:
        """Returns the names of these, as they are passed on."""
        return dispatcher.names(self.schema)
