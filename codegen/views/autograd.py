"""What the kernels that record are made of."""

from __future__ import annotations

from codegen.api import autograd
from codegen.model import is_written
from codegen.views.operator import OperatorView


class AutogradView(OperatorView):
    """An operator with what its Autograd kernel needs."""

    @property
    def recorded_inputs(self) -> str:
        """Returns the differentiable arguments; `self` of an in-place operator is always among them."""
        inputs = [argument.name for argument in self.node.inputs]
        if self.kind in ("inplace", "inplace_view") and "self" not in inputs:
            inputs.insert(0, "self")
        return ", ".join(inputs)

    @property
    def edges(self) -> str:
        """Returns the arguments that the node has edges to."""
        return ", ".join(argument.name for argument in self.node.inputs)

    @property
    def undifferentiated(self) -> list[str]:
        """Returns the tensor arguments that have no formula and are not said to need none."""
        if not self.base.derivatives:
            return []
        known = {argument.name for argument in self.node.inputs} | set(self.base.non_differentiable)
        return [argument.name for argument in self.schema.tensor_arguments
                if argument.name not in known and not is_written(argument.annotation)]

    @property
    def differentiable_results(self) -> list[str]:
        """Returns the variables of the results that get a history."""
        flags = autograd.differentiable_results(self.base)
        return [name for name, flag in zip(self.result_variables, flags) if flag]

    @property
    def saved_results(self) -> list[tuple[str, str]]:
        """Returns the members of the node that are filled after the call, each with its value."""
        inplace = self.kind in ("inplace", "inplace_view")
        saved = []
        for field in self.node.fields:
            if field.result is None:
                continue
            variable = "self" if inplace else self.result_variables[field.result]
            value = field.value.replace("{}", variable, 1)
            if not inplace and variable not in self.differentiable_results:
                # Without a history it can be kept itself, which allocates nothing.
                value = value.replace("/*is_output=*/true", "/*is_output=*/false")
            saved.append((field.member, value))
        return saved
