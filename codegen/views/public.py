"""What programs call: functions, methods, and functions that take the keys that a call goes on with."""

from __future__ import annotations

from codegen.api import cpp
from codegen.schema import OperatorKind
from codegen.views.operator import OperatorView


class PublicView(OperatorView):
    """An operator as a function of public types, which calls a stub."""

    @property
    def returns(self) -> str:
        """Returns the public result type."""
        return cpp.return_type(self.schema)

    @property
    def function(self) -> str:
        """Returns the name of the function: `add_out` for what takes its results."""
        return self.schema.function

    @property
    def parameters(self) -> list[str]:
        """Returns the parameters with their defaults."""
        return [parameter.declaration() for parameter in cpp.parameters(self.schema)]

    @property
    def call(self) -> str:
        """Returns the call of the stub."""
        return f"stubs::{self.id}::call({', '.join(cpp.passed(self.schema))})"

    @property
    def result(self) -> str:
        """Returns the call with its result in public types."""
        before, after = cpp.conversion(self.schema)
        return f"{before}{self.call}{after}"

    @property
    def written(self) -> list[str]:
        """Returns the arguments that are returned in the place of the result, for the call wrote to them."""
        return cpp.returned(self.schema)


class FunctionView(PublicView):
    """An operator as a free function."""

    @property
    def doc(self) -> str:
        """Returns what stands above the function, which is nothing for a variant."""
        return "" if self.is_derived else self.operator.doc


class RedispatchView(PublicView):
    """An operator as a function whose first argument are keys."""

    @property
    def parameters(self) -> list[str]:
        """Returns the keys, then the parameters with their defaults."""
        return ["DispatchKeySet keys", *super().parameters]

    @property
    def call(self) -> str:
        """Returns the call of the stub."""
        return f"stubs::{self.id}::redispatch({', '.join(['keys', *cpp.passed(self.schema)])})"

    @property
    def group(self) -> str:
        """Returns what the functions have in common that stand together."""
        return self.operator.name.base


class MethodView(PublicView):
    """An operator as a method of Tensor."""

    @property
    def function(self) -> str:
        """Returns the name of the method."""
        return self.operator.name.unoverloaded

    @property
    def parameters(self) -> list[str]:
        """Returns the parameters with their defaults, without `self`."""
        return [parameter.declaration() for parameter in cpp.parameters(self.schema, method=True)]

    @property
    def definitions(self) -> list[str]:
        """Returns the parameters as they stand where the method is defined."""
        return [parameter.definition() for parameter in cpp.parameters(self.schema, method=True)]

    @property
    def call(self) -> str:
        """Returns the call of the stub."""
        return f"stubs::{self.id}::call({', '.join(cpp.passed(self.schema, method=True))})"

    @property
    def written(self) -> list[str]:
        """Returns the tensor that the method is called on, where that is what it gives."""
        gives_self = self.operator.kind in (OperatorKind.INPLACE, OperatorKind.INPLACE_VIEW)
        return ["const_cast<Tensor&>(*this)"] if gives_self else []
