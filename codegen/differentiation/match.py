"""Terms that an operator of the list computes already."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import permutations, product
from typing import Iterator, Mapping

from codegen.differentiation import normal, terms
from codegen.differentiation.compose import number_text
from codegen.differentiation.gradient import Decided
from codegen.differentiation.terms import Choice, Function, Number, Product, Sum, Symbol, Term, Value
from codegen.model import Schema

SCALE = "scale"  # the number that a product made by the generator is multiplied with
_LITERALS = {"Scalar": ("Scalar", "float", "int", "bool"), "float": ("float",), "int": ("int",), "bool": ("bool",)}


@dataclass(frozen=True)
class Candidate:
    """A pointwise operator and its terms, in the names of its arguments, by what leads to them."""

    schema: Schema
    branches: tuple[Decided, ...]
    is_made: bool = False  # by the generator

    @cached_property
    def tensors(self) -> tuple[str, ...]:
        """Returns the arguments that are tensors."""
        return tuple(argument.name for argument in self.schema.arguments if argument.type.is_tensor)

    @cached_property
    def names(self) -> frozenset[str]:
        """Returns the arguments that the terms name."""
        return frozenset(name for _, term in self.branches for name in terms.symbols(term))

    @cached_property
    def decided(self) -> frozenset[str]:
        """Returns the arguments that branches are decided by."""
        return frozenset(decision.argument.name for decisions, _ in self.branches for decision in decisions)


class Candidates:
    """Operators by what calls of them may compute."""

    def __init__(self) -> None:
        self._by_shape: dict[object, list[Candidate]] = {}
        self._with_bool: list[Candidate] = []  # by which a choice may be taken already

    def add(self, candidate: Candidate) -> None:
        """Adds an operator; one that does not name all its tensors computes nothing that is asked for."""
        if not candidate.names >= set(candidate.tensors):
            return
        if any(str(argument.type) == "bool" for argument in candidate.schema.arguments) and not candidate.decided:
            self._with_bool.append(candidate)
        else:
            self._by_shape.setdefault(_shape(candidate.branches), []).append(candidate)

    def match(self, wanted: tuple[Decided, ...], kinds: Mapping[str, str]) -> str | None:
        """Returns the call that computes the terms, of the first operator of which a call does; None without one."""
        names = dict.fromkeys(name for _, term in wanted for name in terms.symbols(term))
        tensors = [name for name in names if kinds[name] in ("Tensor", "condition")]
        found = self._by_shape.get(_shape(wanted), []) + self._with_bool
        return next((call for candidate in found for call in _calls(wanted, kinds, tensors, candidate)), None)


def factor_of(term: Value | None, kinds: Mapping[str, str]) -> Value:
    """Returns the numbers that a product has as factors, as one; 1 where there are none."""
    if not isinstance(term, Product):
        return terms.ONE
    numbers = [(base, exponent) for base, exponent in term.powers
               if all(kinds[name] not in ("Tensor", "condition") for name in terms.symbols(base))]
    return normal.product(Number(term.coefficient), *(normal.power(base, exponent) for base, exponent in numbers))


def _calls(wanted: tuple[Decided, ...], kinds: Mapping[str, str], tensors: list[str],
           candidate: Candidate) -> Iterator[str]:
    if len(tensors) != len(candidate.tensors) or len(wanted) != len(candidate.branches):
        return
    arguments = candidate.schema.arguments
    numbers = [argument for argument in arguments
               if not argument.type.is_tensor and argument.name not in candidate.decided]
    values = [_values(wanted, kinds, str(argument.type), argument.name in candidate.names) for argument in numbers]
    if candidate.is_made and numbers and numbers[-1].name == SCALE:
        values[-1] = [factor_of(wanted[0][1], kinds)]
    for order in permutations(tensors):
        if not all(given.startswith("grad") for name, given in zip(candidate.tensors, order)
                   if name.startswith("grad")):
            continue
        for chosen in product(*values):
            bound: dict[str, Value] = {name: Symbol(given) for name, given in zip(candidate.tensors, order)}
            bound |= {argument.name: value for argument, value in zip(numbers, chosen)}
            if all(_bind(own, bound) == term for (_, own), (_, term) in zip(candidate.branches, wanted)):
                texts = [argument.name if argument.name in candidate.decided else
                         _text(bound[argument.name], str(argument.type), kinds) for argument in arguments]
                yield f"{candidate.schema.name.base}({', '.join(texts)})"


def _text(value: Value, type_: str, kinds: Mapping[str, str]) -> str:
    if type_ == "bool" and isinstance(value, Number):
        return "true" if value == terms.ONE else "false"
    return number_text(value, kinds)


def _bind(term: Value, bound: Mapping[str, Value]) -> Term:
    return normal.substitute(term, lambda part: bound.get(part.name) if isinstance(part, Symbol) else None)


def _shape(branches: tuple[Decided, ...]) -> object:
    """Returns what no choice of arguments changes: which functions terms call, how often they branch, and when."""
    return tuple((tuple((decision.argument.name, decision.value) for decision in decisions),
                  tuple(sorted(part.name if isinstance(part, Function) else "?" for part in terms.walk(term)
                               if isinstance(part, (Function, Choice))))) for decisions, term in branches)


def _values(wanted: tuple[Decided, ...], kinds: Mapping[str, str], type_: str, is_used: bool) -> list[Value]:
    """Returns what a number of the candidate may be: names and literals of the terms."""
    truths: list[Value] = [terms.ZERO, terms.ONE] if type_ == "bool" else []
    if not is_used:
        return truths[:1]
    names = dict.fromkeys(name for _, term in wanted for name in terms.symbols(term))
    known: list[Value] = [Symbol(name) for name in names if kinds[name] in _LITERALS.get(type_, ())]
    return known + truths if type_ == "bool" else known + [each for _, term in wanted for each in _literals(term)]


def _literals(term: Value) -> list[Value]:
    found: dict[Value, None] = {}
    for part in terms.walk(term):
        if isinstance(part, Number):
            found[part] = None
        elif isinstance(part, Product):
            found[Number(part.coefficient)] = None
        elif isinstance(part, Sum):
            found |= dict.fromkeys(Number(coefficient) for _, coefficient in part.terms)
    return [value for value in found if value != terms.ONE]
