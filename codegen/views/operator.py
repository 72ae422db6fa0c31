"""One operator, as every output names it; an output that shows more of it has a view of its own."""

from __future__ import annotations

from typing import Self

from codegen.api.autograd import NodeView
from codegen.model import Operator
from codegen.target import BUILT_IN, Target


class OperatorView:
    """An operator, the one that it is derived from (itself where it is not), and what C++ calls it."""

    def __init__(self, operator: Operator, base: Operator, node: NodeView | None, target: Target = BUILT_IN) -> None:
        self.operator = operator
        self.base = base
        self.node = node
        self.target = target
        self.schema = operator.schema
        self.name = f"{target.prefix}{operator.name}"
        self.text = f"{target.prefix}{operator.schema.text}"
        self.id = operator.name.unambiguous()
        self.is_derived = operator.derived_from is not None

    @classmethod
    def of(cls, view: OperatorView) -> Self:
        """Returns what this class shows of an operator."""
        return cls(view.operator, view.base, view.node, view.target)
