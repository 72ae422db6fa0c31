"""The loops of pointwise operators: each arithmetic stands once in a source, with the operators that share it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Iterable

from codegen.api import pointwise
from codegen.choices import branches
from codegen.model import Operator
from codegen.views.operator import OperatorView


@dataclass(frozen=True)
class Arithmetic:
    """What is computed of vectors, in C++."""

    parameters: str
    shared: tuple[tuple[str, str], ...]  # locals before the expression
    body: str
    is_long: bool

    @classmethod
    def of(cls, operator: Operator) -> Arithmetic:
        return cls(pointwise.parameters(operator), tuple(pointwise.shared(operator)), pointwise.body(operator),
                   pointwise.is_long(operator))


@dataclass(frozen=True)
class Loops:
    """A table of loops, one for each dtype; `compute` is the name of their arithmetic."""

    id: str
    compute: str
    operator: Operator

    @property
    def maker(self) -> str:
        """Returns the function of the runtime that makes it."""
        if self.operator.is_predicate:
            return "make_predicate_loops"
        return "make_long_loops" if pointwise.is_long(self.operator) else "make_loops"

    @property
    def tensors(self) -> int:
        """Returns how many inputs are tensors; they come first."""
        return len(pointwise.tensors(self.operator))

    @property
    def scalars(self) -> int:
        """Returns how many inputs are numbers."""
        return len(pointwise.scalars(self.operator))

    @property
    def dtypes(self) -> str:
        """Returns the flags of the dtypes."""
        return pointwise.loop_dtypes(self.operator)


@dataclass
class Compute:
    """An arithmetic, its name in C++, and the operators that it computes."""

    id: str
    texts: list[str] = field(default_factory=list)


class LoopsOfShard:
    """The loops of the operators that share a source."""

    def __init__(self, operators: Iterable[OperatorView]) -> None:
        self.computes: dict[Arithmetic, Compute] = {}
        self.tables: list[Loops] = []
        for view in operators:
            for branch in branches(view.operator):
                name = view.id + branch.suffix
                compute = self.computes.setdefault(Arithmetic.of(branch.operator), Compute(f"{name}_compute"))
                if view.text not in compute.texts:
                    compute.texts.append(view.text)
                self.tables.append(Loops(name, compute.id, branch.operator))
