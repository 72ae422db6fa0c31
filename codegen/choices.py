"""`choose`: the branches of an operator that a call decides, each an operator of its own."""

from __future__ import annotations

from dataclasses import dataclass, replace

from codegen.expression import names
from codegen.model import Choice, Formula, Operator, expressions
from codegen.named_values import ENUMERATIONS
from codegen.schema import Argument, BaseType, OptionalType, Type

GIVEN, NONE = "given", "none"
_TRUE = "true"
_TRUTHS = (_TRUE, "false")
_TRUTH_TYPES = ("bool", "SymBool")


@dataclass(frozen=True)
class Decision:
    """That an argument has a value, or one at all."""

    argument: Argument
    value: str
    is_presence: bool = False

    @property
    def is_truth(self) -> bool:
        """Returns whether a bool decides, rather than a text or an enumerator, or that there is a value."""
        return not self.is_presence and self.argument.type.base.name in _TRUTH_TYPES

    @property
    def holds(self) -> bool:
        """Returns whether the argument is given, or true."""
        return self.value in (GIVEN, _TRUE)

    @property
    def word(self) -> str:
        """Returns what to call the branch."""
        name = self.argument.name
        if self.is_presence:
            return name if self.holds else f"no_{name}"
        if self.is_truth:
            return name if self.holds else f"not_{name}"
        return self.value


@dataclass(frozen=True)
class Branch:
    """What leads to a branch, and the operator that it is: of the arguments that its loop takes."""

    decisions: tuple[Decision, ...]
    operator: Operator

    @property
    def suffix(self) -> str:
        """Returns what tells the branch from the others of its operator in C++; nothing for the only one."""
        return "".join(f"_{decision.word}" for decision in self.decisions)


def cases_of(type_: Type, is_given: bool = False) -> tuple[str, ...] | None:
    """Returns the cases of a choice by an argument: any text where there are none, None where it decides nothing."""
    if isinstance(type_, OptionalType) and not is_given:
        return (GIVEN, NONE)
    name = type_.base.name if isinstance(type_, (BaseType, OptionalType)) else ""
    if name in ENUMERATIONS:
        return tuple(ENUMERATIONS[name])
    return _TRUTHS if name in _TRUTH_TYPES else () if name == "str" else None


def is_complete(operator: Operator) -> bool:
    """Returns whether there is a branch for every call."""
    return not isinstance(operator.computed, Choice) or _is_complete(operator, operator.computed, frozenset())


def _is_complete(operator: Operator, choice: Choice, given: frozenset[str]) -> bool:
    argument = operator.schema.argument(choice.argument)
    cases = cases_of(argument.type, argument.name in given)
    return bool(cases) and {value for value, _ in choice.cases} == set(cases) and all(
        _is_complete(operator, formula, given | ({argument.name} if value == GIVEN else frozenset()))
        for value, formula in choice.cases if isinstance(formula, Choice))


def branches(operator: Operator) -> tuple[Branch, ...]:
    """Returns the branches of an operator, in the order of the entry; of one that chooses nothing, the whole."""
    if isinstance(operator.computed, Choice):
        return tuple(_branches(operator, operator.computed, ()))
    return (Branch((), operator),)


def _branches(operator: Operator, choice: Choice, before: tuple[Decision, ...]) -> list[Branch]:
    argument = operator.schema.argument(choice.argument)
    is_presence = isinstance(argument.type, OptionalType) and not any(
        decision.argument == argument for decision in before)
    found = []
    for value, formula in choice.cases:
        decisions = (*before, Decision(argument, value, is_presence))
        if isinstance(formula, Choice):
            found += _branches(operator, formula, decisions)
        else:
            of = _composite_of if operator.composition else _pointwise_of
            found.append(Branch(decisions, of(operator, formula, decisions)))
    return found


def _composite_of(operator: Operator, formula: Formula, decisions: tuple[Decision, ...]) -> Operator:
    """Returns a branch as an operator of the same arguments, which are no longer optional where they are given."""
    given = given_by(decisions)
    arguments = tuple(replace(argument, type=argument.type.element) if argument.name in given else argument
                      for argument in operator.schema.arguments)
    return replace(operator, schema=replace(operator.schema, arguments=arguments), composite=formula)


def _pointwise_of(operator: Operator, formula: Formula, decisions: tuple[Decision, ...]) -> Operator:
    """Returns a branch as an operator of the tensors and of the numbers that it names."""
    given = given_by(decisions)
    used = {name.text for each in expressions(formula) for name in names(each)}
    arguments = tuple(
        replace(argument, type=argument.type.element) if argument.name in given else argument
        for argument in operator.schema.arguments
        if argument.name in used if argument.name in given or not isinstance(argument.type, OptionalType))
    kept = {argument.name for argument in arguments}
    return replace(operator, schema=replace(operator.schema, arguments=arguments), pointwise=formula,
                   promotes=tuple(name for name in operator.promotes if name in kept))


def given_by(decisions: tuple[Decision, ...]) -> frozenset[str]:
    """Returns the names of the optional arguments that are there in a branch."""
    return frozenset(decision.argument.name for decision in decisions if decision.is_presence and decision.holds)
