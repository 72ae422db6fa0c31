"""Terms → derivative formulas that are composed of operators, one pass over the elements for each."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Callable, Iterable, Mapping

from codegen.differentiation import normal, terms
from codegen.differentiation.operands import BOOL, CONDITION, TENSOR, Operand, OperandKind
from codegen.differentiation.spell import free_name, is_rounded_unit, number, proposed_name, repeated
from codegen.differentiation.terms import (ZERO, Conditional, Function, Number, Product, Sum, Symbol, Term, Truth,
                                           Value)

_SUM, _PRODUCT, _UNARY, _ATOM = range(4)
_METHODS = {"==": "eq", "<": "lt", "<=": "le"}
_MIRRORED = {"==": "eq", "<": "gt", "<=": "ge"}
_OPERATORS = {"min": "minimum", "max": "maximum"}
_NUMBERS = {"pow": (0, 1), "fmod": (1,), "remainder": (1,)}  # which arguments may be numbers
_NO_OPERATORS = frozenset({"copysign"})
_OF_NUMBERS = frozenset("""
    abs exp expm1 log log1p log2 log10 sqrt sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh erf erfc floor
    ceil trunc pow atan2 fmod
""".split())


class NoFormula(Exception):
    """A term for which there are no operators."""


@dataclass(frozen=True)
class Composed:
    """A formula, how many operators run when it is evaluated, and the parts that it names."""

    text: str
    count: int
    shared: tuple[tuple[str, str], ...] = ()


def compose(term: Value, operands: Mapping[str, Operand], taken: Iterable[str] = ()) -> Composed:
    """Returns the formula for a term, from what each name in it is: Tensor, Scalar, condition, or a type of C++
    numbers; its parts get names that are not `taken`. Raises NoFormula."""
    composer = _Composer(operands)
    if term == ZERO:
        return Composed(composer.zeros, 0)
    shared = composer.share(term, {*operands, *taken})
    return Composed(composer.of(term, _SUM), composer.count, shared)


def number_text(term: Value, operands: Mapping[str, Operand]) -> str:
    """Returns what to pass for an argument: a name, or the text of a number."""
    composer = _Composer(operands)
    return composer.given(term) if isinstance(term, Symbol) else composer.of(term, _SUM)


class _Composer:
    """Spells one term, counting operators."""

    def __init__(self, operands: Mapping[str, Operand]) -> None:
        self._operands = operands
        self._names: dict[str, str] = {}  # of shared parts, by key
        self.count = 0

    @property
    def zeros(self) -> str:
        """Returns zeros, for a formula that needs a tensor."""
        return f"zeros_like({self._like})"

    @property
    def _like(self) -> str:
        """Returns the gradient that comes in, or the first where an operator has several."""
        tensors = [name for name, operand in self._operands.items() if operand == TENSOR]
        return "grad" if "grad" in tensors else tensors[0]

    def share(self, term: Value, taken: set[str]) -> tuple[tuple[str, str], ...]:
        """Returns the parts that are computed once, which the text of the term will name."""
        found = []
        for part in repeated(term):
            if self._is_tensor(part):
                name = free_name(proposed_name(part), taken)
                found.append((name, self.of(part, _SUM)))
                self._names[part.key] = name
                taken.add(name)
        return tuple(found)

    def of(self, term: Term, binding: int) -> str:
        """Returns the text, in brackets where it binds less than `binding`."""
        text, own = self._number(term) if not self._is_tensor(term) else self._tensor(term)
        return text if own >= binding else f"({text})"

    def _is_tensor(self, term: Term) -> bool:
        return any(self._operands[name].is_tensor for name in terms.symbols(term))

    def _tensor(self, term: Term) -> tuple[str, int]:
        if term.key in self._names:
            return self._names[term.key], _ATOM
        if isinstance(term, Symbol):
            return term.name, _ATOM
        if isinstance(term, Product):
            return self._product(term)
        if isinstance(term, Sum):
            return self._sum(term)
        if isinstance(term, Function):
            return self._function(term), _ATOM
        if isinstance(term, Conditional):
            return self._choice(term)
        return self._mask(term), _ATOM

    def _product(self, term: Product) -> tuple[str, int]:
        if term.coefficient == -1 and len(term.powers) == 1 and isinstance(term.powers[0][0], Sum) \
                and term.powers[0][1] == 1:
            return self._sum(term.powers[0][0], -1)
        above = [b for b, exponent in term.powers for _ in range(exponent) if self._is_tensor(b)]
        below = [b for b, exponent in term.powers for _ in range(-exponent) if self._is_tensor(b)]
        numbers = [(b, exponent) for b, exponent in term.powers if not self._is_tensor(b)]
        scale = normal.product(Number(abs(term.coefficient)), *(normal.power(b, n) for b, n in numbers if n > 0))
        divisor = normal.product(*(normal.power(b, -n) for b, n in numbers if n < 0))
        heads = [self.of(each, _UNARY) for each in above]
        tails = [self.of(each, _UNARY) for each in below]
        self.count += max(len(heads) - 1, 0) + len(tails) + (term.coefficient < 0 and scale == terms.ONE)
        if not heads:
            heads, scale = [self.of(scale, _UNARY)], terms.ONE
        if isinstance(scale, Number) and is_rounded_unit(scale.value):
            scale, divisor = terms.ONE, normal.product(Number(scale.value.denominator), divisor)
        text = " / ".join([" * ".join(heads), *tails])
        if len(heads) > 1 and tails:
            # Far from 1 the quotient alone is the nearest to it.
            text = f"{heads[0]} * ({' / '.join([' * '.join(heads[1:]), *tails])})"
        text, own = self._scaled(text, scale, divisor)
        if term.coefficient >= 0:
            return text, own
        return (f"-{text}" if own > _PRODUCT else f"-({text})"), _UNARY

    def _scaled(self, text: str, scale: Value, divisor: Value) -> tuple[str, int]:
        """Returns the text of a tensor times `scale` divided by `divisor`, which are numbers."""
        own = _PRODUCT if " " in text else _ATOM
        if isinstance(scale, Symbol) and self._operands[scale.name].kind is OperandKind.SCALAR:
            text, own = f"maybe_multiply({text}, {self.given(scale)})", _ATOM
        elif scale != terms.ONE:
            text, own = f"{text} * {self.of(scale, _UNARY)}", _PRODUCT
        self.count += (scale != terms.ONE) + (divisor != terms.ONE)
        if divisor == terms.ONE:
            return text, own
        return f"{text} / {self.given(divisor) if isinstance(divisor, Symbol) else self.of(divisor, _UNARY)}", _PRODUCT

    def _sum(self, term: Sum, scale: int = 1) -> tuple[str, int]:
        text = ""
        parts = [(each, scale * own) for each, own in term.terms]
        for each, coefficient in sorted(parts, key=lambda part: (part[1] < 0, not self._is_tensor(part[0]))):
            spelled = self._times(each, abs(coefficient))
            sign = "-" if coefficient < 0 else "+"
            self.count += bool(text)
            text = f"{text} {sign} {spelled}" if text else spelled if coefficient > 0 else f"-{spelled}"
        return text, _SUM

    def _times(self, term: Term, scale: Fraction) -> str:
        if term.key in self._names and scale != 1:
            self.count += 1
            return f"{self._names[term.key]} * {number(scale)}"
        return self.of(normal.product(Number(scale), term), _PRODUCT)

    def _function(self, term: Function) -> str:
        if term.name in _NO_OPERATORS:
            raise NoFormula
        self.count += 1
        if len(term.arguments) == 1:
            return f"{self.of(term.arguments[0], _ATOM)}.{term.name}()"
        texts = [self.given(each) if self._is_tensor(each) or position in _NUMBERS.get(term.name, ()) else
                 self._full(each) for position, each in enumerate(term.arguments)]
        return f"{_OPERATORS.get(term.name, term.name)}({', '.join(texts)})"

    def _full(self, term: Term) -> str:
        """Returns a number as a tensor."""
        self.count += 1
        return f"full_like({self._like}, {self.given(term)})"

    def given(self, term: Term) -> str:
        """Returns an argument; a Scalar alone is passed on as it is."""
        if isinstance(term, Symbol):
            return f"{term.name}.value()" if self._operands[term.name].is_optional else term.name
        return self.of(term, _SUM)

    def _choice(self, term: Conditional) -> tuple[str, int]:
        if not self._is_tensor(term.condition):
            branches = [self.of(each, _SUM) if self._is_tensor(each) else
                        self.zeros if each == ZERO else self._full(each) for each in (term.yes, term.no)]
            return f"{self._number(term.condition)[0]} ? {branches[0]} : {branches[1]}", -1
        split = _by_number(term, self._is_tensor)
        if split is not None:
            return self._choice(split)
        self.count += 1
        if not self._is_tensor(term.no):
            filled = self.of(term.yes, _ATOM) if self._is_tensor(term.yes) else self._full(term.yes)
            mask = self._mask(normal.opposite(term.condition))
            return f"{filled}.masked_fill({mask}, {self.given(term.no)})", _ATOM
        if not self._is_tensor(term.yes):
            return f"{self.of(term.no, _ATOM)}.masked_fill({self._mask(term.condition)}, {self.given(term.yes)})", _ATOM
        return f"where({self._mask(term.condition)}, {self.of(term.yes, _SUM)}, {self.of(term.no, _SUM)})", _ATOM

    def _mask(self, term: Truth) -> str:
        """Returns the text of a condition, a bool tensor."""
        operator, arguments = term.operator, term.arguments
        inner = arguments[0]
        if operator == "!" and self._operands.get(self._tested(inner)) == CONDITION:
            return self._tested(inner)
        if not self._is_tensor(term):
            raise NoFormula
        self.count += 1
        if operator == "!" and inner.operator == "==":
            return f"{self.of(inner.arguments[0], _ATOM)}.ne({self.given(inner.arguments[1])})" \
                if self._is_tensor(inner.arguments[0]) else \
                f"{self.of(inner.arguments[1], _ATOM)}.ne({self.given(inner.arguments[0])})"
        if operator == "!":
            return f"{self._mask(inner)}.logical_not()"
        if self._operands.get(self._tested(term)) == CONDITION:
            return f"{self._tested(term)}.logical_not()"
        if operator in ("&&", "||"):
            return f"{'logical_and' if operator == '&&' else 'logical_or'}({', '.join(map(self._mask, arguments))})"
        if operator in _METHODS and self._is_tensor(arguments[0]):
            return f"{self.of(arguments[0], _ATOM)}.{_METHODS[operator]}({self.given(arguments[1])})"
        if operator in _METHODS:
            return f"{self.of(arguments[1], _ATOM)}.{_MIRRORED[operator]}({self.given(arguments[0])})"
        return f"{self.of(arguments[0], _ATOM)}.{operator}()"

    @staticmethod
    def _tested(term: Truth) -> str:
        """Returns the name of which a condition says that it is 0, else nothing."""
        is_test = term.operator == "==" and terms.ZERO in term.arguments and isinstance(term.arguments[0], Symbol)
        return term.arguments[0].name if is_test else ""

    def _number(self, term: Term) -> tuple[str, int]:
        """Returns the text of what depends on no tensor, which C++ computes once."""
        if isinstance(term, Number):
            return number(term.value), _ATOM if term.value >= 0 else _UNARY
        if isinstance(term, Symbol):
            operand = self._operands[term.name]
            value = f"{term.name}.value()" if operand.is_optional else term.name
            return f"{value}.toDouble()" if operand.kind is OperandKind.SCALAR else value, _ATOM
        if isinstance(term, Product):
            return self._product_of_numbers(term)
        if isinstance(term, Sum):
            parts = [(" - " if scale < 0 else " + ") + self.of(normal.product(Number(abs(scale)), each), _PRODUCT)
                     for each, scale in sorted(term.terms, key=lambda part: part[1] < 0)]
            return "".join(parts).removeprefix(" + ").replace(" - ", "-", parts[0].startswith(" - ")), _SUM
        if isinstance(term, Function) and term.name in _OF_NUMBERS:
            return f"std::{term.name}({', '.join(self.of(each, _SUM) for each in term.arguments)})", _ATOM
        if isinstance(term, Conditional):
            return f"{self._number(term.condition)[0]} ? {self.of(term.yes, _SUM)} : {self.of(term.no, _SUM)}", -1
        if isinstance(term, Truth) and term.operator == "!":
            inner = self._tested(term.arguments[0])
            return inner if self._operands.get(inner) == BOOL else f"!({self._number(term.arguments[0])[0]})", _UNARY
        if isinstance(term, Truth) and len(term.arguments) == 2:
            return f" {term.operator} ".join(self.of(each, _UNARY) for each in term.arguments), -1
        raise NoFormula

    def _product_of_numbers(self, term: Product) -> tuple[str, int]:
        above = [self.of(b, _UNARY) for b, exponent in term.powers for _ in range(exponent)]
        below = [self.of(b, _UNARY) for b, exponent in term.powers for _ in range(-exponent)]
        # Of integers alone C++ would make an integer, and lose what a quotient has behind the point.
        is_real = all(self._is_real(base) for base, _ in term.powers)
        coefficient = number(abs(term.coefficient)) if is_real else f"{float(abs(term.coefficient))!r}"
        head = [coefficient] if not is_real or abs(term.coefficient) != 1 or not above else []
        text = " / ".join([" * ".join(head + above), *below])
        return (f"-{text}" if term.coefficient < 0 else text), _PRODUCT

    def _is_real(self, term: Term) -> bool:
        """Returns whether C++ computes a number of a type with a part behind the point."""
        if isinstance(term, Symbol):
            return self._operands[term.name].kind in (OperandKind.SCALAR, OperandKind.FLOAT)
        if isinstance(term, Number):
            return term.value.denominator != 1
        if isinstance(term, Sum):
            return any(self._is_real(each) for each, _ in term.terms)
        if isinstance(term, Conditional):
            return self._is_real(term.yes) or self._is_real(term.no)
        return isinstance(term, (Product, Function)) and any(map(self._is_real, term.parts()))


def _by_number(term: Conditional, is_tensor: Callable[[Term], bool]) -> Conditional | None:
    """Returns the choice with what depends on no tensor decided first, where `&&` or `||` joins it with what does."""
    condition = term.condition
    if condition.operator not in ("&&", "||"):
        return None
    numbers = [each for each in condition.arguments if not is_tensor(each)]
    if not numbers:
        return None
    inner = Conditional(next(each for each in condition.arguments if is_tensor(each)), term.yes, term.no)
    return Conditional(numbers[0], *((inner, term.no) if condition.operator == "&&" else (term.yes, inner)))
