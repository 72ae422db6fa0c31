"""The gradient of a pointwise operator for an argument, as terms: one for each branch that a call may decide on."""

from __future__ import annotations

from dataclasses import dataclass

from codegen.choices import Branch, Decision, branches
from codegen.differentiation import terms
from codegen.differentiation.derive import derive, with_result
from codegen.differentiation.operands import CONDITION, TENSOR, Operand, operand_of
from codegen.differentiation.read import NoDerivative, Part, read
from codegen.differentiation.terms import Function, Symbol, TooLarge, Value
from codegen.model import Operator
from codegen.vocabulary import Tag

GRADIENT, RESULT = "grad", "result"
Decided = tuple[tuple[Decision, ...], Value]  # a branch, by what leads to it


@dataclass(frozen=True)
class Gradient:
    """A derivative, in `branches` where these differ, and what its names are."""

    branches: tuple[Decided, ...]
    operands: dict[str, Operand]

    @property
    def single(self) -> Value | None:
        """Returns the term where there is one for all calls."""
        return self.branches[0][1] if len(self.branches) == 1 else None

    def has_tensors(self, branch: Decided) -> bool:
        """Returns whether a branch is computed of tensors, as a loop is."""
        return any(self.operands[name].is_tensor for name in terms.symbols(branch[1]))

    @property
    def is_zero(self) -> bool:
        """Returns whether the operator is constant in the argument."""
        return all(term == terms.ZERO for _, term in self.branches)


def gradient_of(operator: Operator, name: str) -> Gradient:
    """Returns the derivative for an argument. Raises NoDerivative and TooLarge."""
    found = [(branch, forward_of(branch)) for branch in branches(operator)]
    derived = [(branch.decisions, derive(forward, name, Symbol(GRADIENT))) for branch, forward in found]
    tensors = frozenset(argument.name for argument in operator.schema.tensor_arguments)
    if len(tensors) == 1:
        shorter = [(decisions, with_result(term, forward, tensors, Symbol(RESULT)))
                   for (decisions, term), (_, forward) in zip(derived, found)]
        if not any(terms.symbols(term).keys() & tensors for _, term in shorter):
            derived = shorter  # else both would be kept
    else:
        derived = [(decisions, with_result(term, forward, frozenset(), Symbol(RESULT)) if _is_costly(forward) else term)
                   for (decisions, term), (_, forward) in zip(derived, found)]
    return Gradient(one_of(derived), _operands(operator, found))


def _is_costly(forward: Value) -> bool:
    """Returns whether computing a result again takes longer than what reading it does to memory."""
    return isinstance(forward, Function) and forward.name == "pow"


def one_of(derived: list[Decided]) -> tuple[Decided, ...]:
    """Returns the branches; one without decisions where all are the same."""
    alike = all(term == derived[0][1] for _, term in derived)
    return (((), derived[0][1]),) if alike else tuple(derived)


def forward_of(branch: Branch) -> Value:
    """Returns the term of a branch. Raises NoDerivative and TooLarge."""
    return read(branch.operator.pointwise.expression, _parts_of(branch)).term


def shared_of(branch: Branch) -> dict[str, Value]:
    """Returns the terms of the parts that have a name."""
    return {name: part.term for name, part in _parts_of(branch).items()}


def _parts_of(branch: Branch) -> dict[str, Part]:
    named: dict[str, Part] = {}
    for name, expression in branch.operator.pointwise.shared:
        named[name] = read(expression, named)
    return named


def terms_of(operator: Operator) -> tuple[Decided, ...] | None:
    """Returns what the operator computes, None where it has no terms."""
    try:
        return tuple((branch.decisions, forward_of(branch)) for branch in branches(operator))
    except (NoDerivative, TooLarge):
        return None


def _operands(operator: Operator, found: list[tuple[Branch, Value]]) -> dict[str, Operand]:
    """Returns what each name is."""
    operands = {argument.name: operand_of(argument.type, operator.computes_complex)
                for argument in operator.schema.arguments}
    if Tag.BOOL_CONDITION in operator.tags:
        for argument in operator.schema.tensor_arguments:
            if argument.name not in operator.promotes and all(
                    derive(forward, argument.name, Symbol(GRADIENT)) == terms.ZERO for _, forward in found):
                operands[argument.name] = CONDITION
    return operands | {GRADIENT: TENSOR, RESULT: TENSOR}
