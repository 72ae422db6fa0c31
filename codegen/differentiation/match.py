"""Terms that an operator of the list computes already."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import islice, permutations, product
from typing import Iterator, Mapping

from codegen.differentiation import normal, terms
from codegen.differentiation.numbers import NoFormula, NumberSpeller
from codegen.differentiation.gradient import Decided
from codegen.differentiation.operands import BOOL, FLOAT, INT, SCALAR, Operand, operand_of
from codegen.differentiation.terms import Conditional, Function, Number, Product, Sum, Symbol, Term, Value
from codegen.schema import Schema

_MOST_CALLS = 2000  # of an operator that are tried
_LITERALS = {SCALAR: (SCALAR, FLOAT, INT, BOOL), FLOAT: (FLOAT,), INT: (INT,), BOOL: (BOOL,)}


@dataclass(frozen=True)
class Candidate:
    """A pointwise operator and its terms, in the names of its arguments, by what leads to them."""

    schema: Schema
    branches: tuple[Decided, ...]
    factor: str = ""  # the number that a product is multiplied with, where the generator made it so
    prefix: str = ""  # of its name, where it is called
    given: Mapping[str, Value] = field(default_factory=dict)  # the truth values of which the terms are

    @cached_property
    def tensors(self) -> tuple[str, ...]:
        """Returns the arguments that are tensors, and more than what decides."""
        return tuple(argument.name for argument in self.schema.arguments if argument.type.is_tensor
                     and (argument.name in self.names or argument.name not in self.decided))

    @cached_property
    def names(self) -> frozenset[str]:
        """Returns the arguments that the terms name."""
        return frozenset(name for _, term in self.branches for name in terms.symbols(term))

    @cached_property
    def uses(self) -> dict[str, list[str]]:
        """Returns where each name stands."""
        return _uses(self.branches)

    def with_truths(self) -> Iterator[Candidate]:
        """Yields the operator with each choice of the truth values that a call may give; with none of them first."""
        free = [argument.name for argument in self.schema.arguments
                if operand_of(argument.type) == BOOL and argument.name in self.names - self.decided]
        yield self
        for values in islice(product((None, terms.ZERO, terms.ONE), repeat=len(free)), 1, None):
            given = {name: value for name, value in zip(free, values) if value is not None}
            yield replace(self, given=given, branches=tuple((decisions, _bind(term, given))
                                                            for decisions, term in self.branches))

    @cached_property
    def decided(self) -> frozenset[str]:
        """Returns the arguments that branches are decided by."""
        return frozenset(decision.argument.name for decisions, _ in self.branches for decision in decisions)


class Candidates:
    """Operators by what calls of them may compute."""

    def __init__(self) -> None:
        self._by_shape: dict[object, dict[frozenset[str], list[Candidate]]] = {}

    def add(self, candidate: Candidate) -> None:
        """Adds an operator; one that does not name all its tensors computes nothing that is asked for."""
        for each in candidate.with_truths():
            if each.names >= set(each.tensors):
                alike = self._by_shape.setdefault(_shape(each.branches), {})
                alike.setdefault(frozenset(_magnitudes(each.branches)), []).append(each)

    def match(self, wanted: tuple[Decided, ...], operands: Mapping[str, Operand]) -> str | None:
        """Returns the call that computes the terms, of the first operator of which a call does; None without one."""
        names = dict.fromkeys(name for _, term in wanted for name in terms.symbols(term))
        tensors = [name for name in names if operands[name].is_tensor]
        found = (candidate for candidates in self._alike(wanted) for candidate in candidates)
        return next((call for candidate in found for call in _calls(wanted, operands, tensors, candidate)), None)

    def _alike(self, wanted: tuple[Decided, ...]) -> Iterator[list[Candidate]]:
        """Yields the operators that may compute the terms: their own numbers are in these; others are arguments."""
        numbers = _magnitudes(wanted)
        alike = self._by_shape.get(_shape(wanted), {})
        for own in sorted(alike, key=lambda own: (-len(own), sorted(own))):
            if own <= numbers:
                yield alike[own]


def factor_of(term: Value | None, operands: Mapping[str, Operand]) -> Value:
    """Returns the numbers that a product has as factors, as one; 1 where there are none."""
    if not isinstance(term, Product):
        return terms.ONE
    numbers = [(base, exponent) for base, exponent in term.powers
               if all(not operands[name].is_tensor for name in terms.symbols(base)) and _has_text(base, operands)]
    return normal.product(Number(term.coefficient), *(normal.power(base, exponent) for base, exponent in numbers))


def _calls(wanted: tuple[Decided, ...], operands: Mapping[str, Operand], tensors: list[str],
           candidate: Candidate) -> Iterator[str]:
    if len(tensors) != len(candidate.tensors) or len(wanted) != len(candidate.branches):
        return
    arguments = candidate.schema.arguments
    numbers = [argument for argument in arguments
               if not argument.type.is_tensor and argument.name not in candidate.decided]
    values = [[candidate.given[argument.name]] if argument.name in candidate.given else
              _values(wanted, operands, operand_of(argument.type), argument.name in candidate.names,
                      bool(candidate.given))
              for argument in numbers]
    if candidate.factor and numbers and numbers[-1].name == candidate.factor:
        values[-1] = [factor_of(wanted[0][1], operands)]
    uses = _uses(wanted)
    for order in permutations(tensors):
        if any(name.startswith("grad") and not given.startswith("grad") or candidate.uses[name] != uses[given]
               for name, given in zip(candidate.tensors, order)):
            continue
        if any(name in candidate.decided and given != name for name, given in zip(candidate.tensors, order)):
            continue
        for chosen in islice(product(*values), _MOST_CALLS):
            bound: dict[str, Value] = {name: Symbol(given) for name, given in zip(candidate.tensors, order)}
            bound |= {argument.name: value for argument, value in zip(numbers, chosen)}
            if all(_bind(own, bound) == term for (_, own), (_, term) in zip(candidate.branches, wanted)):
                texts = [argument.name if argument.name in candidate.decided else
                         _text(bound[argument.name], operand_of(argument.type), operands) for argument in arguments]
                yield f"{candidate.prefix}{candidate.schema.name.base}({', '.join(texts)})"


def _has_text(value: Value, operands: Mapping[str, Operand]) -> bool:
    """Returns whether C++ has an expression for a number."""
    try:
        return bool(NumberSpeller(operands).given(value))
    except NoFormula:
        return False


def _text(value: Value, type_: Operand, operands: Mapping[str, Operand]) -> str:
    if type_ == BOOL and isinstance(value, Number):
        return "true" if value == terms.ONE else "false"
    return NumberSpeller(operands).given(value)


def _bind(term: Value, bound: Mapping[str, Value]) -> Term:
    return normal.substitute(term, lambda part: bound.get(part.name) if isinstance(part, Symbol) else None)


def _shape(branches: tuple[Decided, ...]) -> object:
    """Returns what no choice of arguments changes: which functions terms call, how often they branch, and when."""
    return tuple((tuple((decision.argument.name, str(decision.argument.type), decision.value)
                        for decision in decisions),
                  tuple(sorted(part.name if isinstance(part, Function) else "?" for part in terms.walk(term)
                               if isinstance(part, (Function, Conditional))))) for decisions, term in branches)


def _uses(branches: tuple[Decided, ...]) -> dict[str, list[str]]:
    """Returns for each name in what it stands: names of which this differs are not the same argument."""
    found: dict[str, list[str]] = {}
    for _, term in branches:
        for whole in terms.walk(term):
            powers = dict(whole.powers) if isinstance(whole, Product) else {}
            for part in whole.parts():
                if isinstance(part, Symbol):
                    kind = getattr(whole, "name", getattr(whole, "operator", type(whole).__name__))
                    found.setdefault(part.name, []).append(f"{kind}{powers.get(part, '')}")
        if isinstance(term, Symbol):
            found.setdefault(term.name, []).append("")
    return {name: sorted(places) for name, places in found.items()}


def _magnitudes(branches: tuple[Decided, ...]) -> set[str]:
    """Returns the numbers in the terms as far as rounding lets them be told apart, without signs, 0 and 1."""
    found = {f"{abs(float(each.value)):.12g}" for _, term in branches for each in _literals(term)}
    return found - {"0", "1"}


def _values(wanted: tuple[Decided, ...], operands: Mapping[str, Operand], type_: Operand, is_used: bool,
            may_be_unused: bool) -> list[Value]:
    """Returns what a number of the candidate may be: names and literals of the terms, anything where it has no use."""
    if not is_used:
        return [terms.ZERO] if type_ == BOOL or may_be_unused else []
    names = dict.fromkeys(name for _, term in wanted for name in terms.symbols(term))
    known: list[Value] = [Symbol(name) for name in names if operands[name] in _LITERALS.get(type_, ())]
    return known if type_ == BOOL else known + [each for _, term in wanted for each in _literals(term)]


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
