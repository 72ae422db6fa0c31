"""What the C++ functions of composite operators are made of that entries write as expressions."""

from __future__ import annotations

from functools import cached_property
from typing import Mapping

from codegen.api import composite, dispatcher, kernels
from codegen.api.checked_numbers import checks_numbers
from codegen.api.formula_calls import Callee, computes_numbers, has_arithmetic
from codegen.callables import Callables
from codegen.choices import branches, is_complete
from codegen.model import Operator
from codegen.views.operator import OperatorView


class CompositeView(OperatorView):
    """A composite operator without C++ of its author's: the function that the generator makes of it."""

    def __init__(self, view: OperatorView, operators: Callables, callees: Mapping[str, Callee],
                 suffix: str = "") -> None:
        """`suffix` tells the function from what it stands for, which may be another function of the operator."""
        super().__init__(view.operator, view.base, view.node, view.target)
        self._callees = callees
        self._branches = branches(view.operator)
        self._operators = operators
        self.function = self.id + suffix

    @classmethod
    def recorded(cls, view: OperatorView, operators: Callables, callees: Mapping[str, Callee]) -> CompositeView:
        """Returns what computes a gradient in place of its operator, where gradients of it are wanted."""
        composed = view.operator.composed
        return cls(OperatorView(composed, composed, None, view.target), operators, callees, "_composed")

    @property
    def prototype(self) -> str:
        """Returns the declaration of the function."""
        return kernels.prototype(self.operator, self.function)

    @cached_property
    def _bodies(self) -> list[list[composite.Statement]]:
        """Returns the statements of each branch."""
        return [composite.statements(branch, self._operators, self._callees, self.target.prefix, self.target.tenon)
                for branch in self._branches]

    @property
    def statements(self) -> list[str]:
        """Returns the lines of the function."""
        lines: list[str] = []
        for branch, statements in zip(self._branches, self._bodies):
            test, body = dispatcher.condition(branch.decisions), list(map(str, statements))
            if not test or (branch is self._branches[-1] and self.is_complete):
                lines += body
            elif len(body) == 1:
                lines.append(f"if ({test}) {body[0]}")
            else:
                lines += [f"if ({test}) {{", *(f"  {line}" for line in body), "}"]
        if not self.is_complete:
            lines.append(kernels.failed_choice(self.operator, self.target.prefix, self.target.tenon))
        return lines

    @property
    def is_complete(self) -> bool:
        """Returns whether there is a branch for every call."""
        return is_complete(self.operator)

    @property
    def computes_numbers(self) -> bool:
        """Returns whether the function calls those of the standard library."""
        return any(computes_numbers(each.value.root) for body in self._bodies for each in body)

    @property
    def checks_numbers(self) -> bool:
        """Returns whether the function checks numbers of its caller."""
        return any(checks_numbers(each.value.root) for body in self._bodies for each in body)

    @property
    def called(self) -> frozenset[str]:
        """Returns the headers of the operators that the function calls."""
        return frozenset().union(*(composite.called(branch.operator.composition, self._callees)
                                   for branch in self._branches))

    @property
    def helpers(self) -> frozenset[str]:
        """Returns the names of the helpers that the function calls."""
        return frozenset().union(*(composite.helpers(branch.operator.composition) for branch in self._branches))

    @property
    def has_arithmetic(self) -> bool:
        """Returns whether the function may do arithmetic on tensors."""
        return any(has_arithmetic(branch.operator.composition) for branch in self._branches)


def is_composed(operator: Operator) -> bool:
    """Returns whether the entry says in an expression of which operators this one is composed."""
    return operator.composition is not None and operator.derived_from is None
