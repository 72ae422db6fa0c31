"""Terms → derivative formulas that are composed of operators, one pass over the elements for each."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Iterable, Mapping

from codegen.differentiation import normal, terms
from codegen.differentiation.guard import guarded
from codegen.differentiation.numbers import ATOM, CHOICE, PRODUCT, SUM, UNARY, NoFormula, NumberSpeller, tested
from codegen.differentiation.operands import CONDITION, TENSOR, Operand, OperandKind
from codegen.differentiation.spell import free_name, is_rounded_unit, number, proposed_name, repeated, spelled_parts
from codegen.differentiation.terms import (ZERO, Conditional, Function, Number, Product, Sum, Symbol, Term, Truth,
                                           Value)
from codegen.elementary import ELEMENTARY

_METHODS = {"==": "eq", "<": "lt", "<=": "le"}
_MIRRORED = {"==": "eq", "<": "gt", "<=": "ge"}


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
    term = guarded(term, composer.is_tensor)
    shared = composer.share(term, {*operands, *taken})
    return Composed(composer.of(term, SUM), composer.count, shared)


class _Composer:
    """Spells one term, counting operators."""

    def __init__(self, operands: Mapping[str, Operand]) -> None:
        self._operands = operands
        self._numbers = NumberSpeller(operands)
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
        for part in repeated(term, self._spelled_parts):
            if self.is_tensor(part) and not self._is_condition(part):
                name = free_name(proposed_name(part), taken)
                found.append((name, self._mask(part) if isinstance(part, Truth) else self.of(part, SUM)))
                self._names[part.key] = name
                taken.add(name)
        return tuple(found)

    def _spelled_parts(self, part: Term) -> Iterable[Term]:
        if isinstance(part, Conditional) and self.is_tensor(part.condition):
            return self._mask_of(part), part.yes, part.no
        if isinstance(part, Truth) and part.operator == "!" and part.arguments[0].operator == "==":
            return part.arguments[0].arguments  # one operator
        return spelled_parts(part)

    def _is_condition(self, part: Term) -> bool:
        """Returns whether a mask is an operand, or the opposite of one."""
        return isinstance(part, Truth) and CONDITION in (
            self._operands.get(tested(part)), self._operands.get(tested(normal.opposite(part))))

    def of(self, term: Term, binding: int) -> str:
        """Returns the text, in brackets where it binds less than `binding`."""
        text, own = self._tensor(term) if self.is_tensor(term) else self._numbers.spelled(term)
        return text if own >= binding else f"({text})"

    def is_tensor(self, term: Term) -> bool:
        """Returns whether there is a value for each element."""
        return any(self._operands[name].is_tensor or self._operands[name].may_be_complex
                   for name in terms.symbols(term))

    def _is_complex_number(self, term: Term) -> bool:
        """Returns whether it is a number that C++ has no arithmetic for: it is computed with as a tensor."""
        return isinstance(term, Symbol) and self._operands[term.name].may_be_complex

    def _tensor(self, term: Term) -> tuple[str, int]:
        if term.key in self._names:
            return self._names[term.key], ATOM
        if isinstance(term, Symbol):
            return self._full(term) if self._is_complex_number(term) else term.name, ATOM
        if isinstance(term, Product):
            return self._product(term)
        if isinstance(term, Sum):
            return self._sum(term)
        if isinstance(term, Function):
            return self._function(term), ATOM
        if isinstance(term, Conditional):
            return self._choice(term)
        return self._mask(term), ATOM

    def _product(self, term: Product) -> tuple[str, int]:
        if term.coefficient == -1 and len(term.powers) == 1 and isinstance(term.powers[0][0], Sum) \
                and term.powers[0][1] == 1:
            return self._sum(term.powers[0][0], -1)
        numbers = self._numbers_of(term)
        tensors = [power for power in term.powers if power not in numbers]
        above = [b for b, exponent in tensors for _ in range(exponent)]
        below = [b for b, exponent in tensors for _ in range(-exponent)]
        scale = normal.product(Number(abs(term.coefficient)), *(normal.power(b, n) for b, n in numbers if n > 0))
        divisor = normal.product(*(normal.power(b, -n) for b, n in numbers if n < 0))
        heads = [self.of(each, UNARY) for each in above]
        tails = [self.of(each, UNARY) for each in below]
        self.count += max(len(heads) - 1, 0) + len(tails) + (term.coefficient < 0 and scale == terms.ONE)
        if not heads:
            heads, scale = [self.of(scale, UNARY)], terms.ONE
        if isinstance(scale, Number) and is_rounded_unit(scale.value):
            scale, divisor = terms.ONE, normal.product(Number(scale.value.denominator), divisor)
        text = " / ".join([" * ".join(heads), *tails])
        if len(heads) > 1 and tails:
            # Far from 1 the quotient alone is the nearest to it.
            text = f"{heads[0]} * ({' / '.join([' * '.join(heads[1:]), *tails])})"
        text, own = self._scaled(text, scale, divisor)
        if term.coefficient >= 0:
            return text, own
        return (f"-{text}" if own > PRODUCT else f"-({text})"), UNARY

    def _numbers_of(self, term: Product) -> list[tuple[Term, int]]:
        """Returns the powers that scale the others, of which one alone may be complex."""
        real = [power for power in term.powers if not self.is_tensor(power[0])]
        if real or abs(term.coefficient) != 1 or len(term.powers) == 1:
            return real
        return [power for power in term.powers if self._is_complex_number(power[0]) and abs(power[1]) == 1][:1]

    def _scaled(self, text: str, scale: Value, divisor: Value) -> tuple[str, int]:
        """Returns the text of a tensor times `scale` divided by `divisor`, which are numbers."""
        own = PRODUCT if " " in text else ATOM
        if isinstance(scale, Symbol) and self._operands[scale.name].kind is OperandKind.SCALAR:
            text, own = f"maybe_multiply({text}, {self._given(scale)})", ATOM
        elif scale != terms.ONE:
            text, own = f"{text} * {self.of(scale, UNARY)}", PRODUCT
        self.count += (scale != terms.ONE) + (divisor != terms.ONE)
        if divisor == terms.ONE:
            return text, own
        return f"{text} / {self._given(divisor) if isinstance(divisor, Symbol) else self.of(divisor, UNARY)}", PRODUCT

    def _sum(self, term: Sum, scale: int = 1) -> tuple[str, int]:
        text = ""
        parts = [(each, scale * own) for each, own in term.terms]
        for each, coefficient in sorted(parts, key=lambda part: (part[1] < 0, not self.is_tensor(part[0]))):
            spelled = self._times(each, abs(coefficient))
            sign = "-" if coefficient < 0 else "+"
            self.count += bool(text)
            text = f"{text} {sign} {spelled}" if text else spelled if coefficient > 0 else f"-{spelled}"
        return text, SUM

    def _times(self, term: Term, scale: Fraction) -> str:
        if term.key in self._names and scale != 1:
            self.count += 1
            return f"{self._names[term.key]} * {number(scale)}"
        return self.of(normal.product(Number(scale), term), PRODUCT)

    def _function(self, term: Function) -> str:
        known = ELEMENTARY[term.name]
        if known.operator is None:
            raise NoFormula
        self.count += 1
        if len(term.arguments) == 1:
            return f"{self.of(term.arguments[0], ATOM)}.{term.name}()"
        texts = []
        for position, each in enumerate(term.arguments):
            is_full = self.is_tensor(each) and not self._is_complex_number(each)
            texts.append(self._given(each) if is_full or position in known.numbers else self._full(each))
        return f"{known.operator or term.name}({', '.join(texts)})"

    def _full(self, term: Term) -> str:
        """Returns a number as a tensor."""
        self.count += 1
        return f"full_like({self._like}, {self._given(term)})"

    def _given(self, term: Term) -> str:
        """Returns an argument; a Scalar alone is passed on as it is."""
        return self._numbers.given(term) if isinstance(term, Symbol) else self.of(term, SUM)

    def _choice(self, term: Conditional) -> tuple[str, int]:
        if not self.is_tensor(term.condition):
            branches = [self.of(each, SUM) if self.is_tensor(each) else
                        self.zeros if each == ZERO else self._full(each) for each in (term.yes, term.no)]
            return f"{self._numbers.condition(term.condition)} ? {branches[0]} : {branches[1]}", CHOICE
        self.count += 1
        mask = self._mask(self._mask_of(term))
        if not self.is_tensor(term.no):
            filled = self.of(term.yes, ATOM) if self.is_tensor(term.yes) else self._full(term.yes)
            return f"{filled}.masked_fill({mask}, {self._given(term.no)})", ATOM
        if not self.is_tensor(term.yes):
            return f"{self.of(term.no, ATOM)}.masked_fill({mask}, {self._given(term.yes)})", ATOM
        return f"where({mask}, {self.of(term.yes, SUM)}, {self.of(term.no, SUM)})", ATOM

    def _mask_of(self, term: Conditional) -> Truth:
        """Returns where the value that is no tensor counts, or the first of two tensors."""
        return term.condition if self.is_tensor(term.no) else normal.opposite(term.condition)

    def _mask(self, term: Truth) -> str:
        """Returns the text of a condition, a bool tensor."""
        if term.key in self._names:
            return self._names[term.key]
        operator, arguments = term.operator, term.arguments
        inner = arguments[0]
        if operator == "!" and self._operands.get(tested(inner)) == CONDITION:
            return tested(inner)
        if not self.is_tensor(term):
            raise NoFormula
        self.count += 1
        if operator == "!" and inner.operator == "==":
            return f"{self.of(inner.arguments[0], ATOM)}.ne({self._given(inner.arguments[1])})" \
                if self.is_tensor(inner.arguments[0]) else \
                f"{self.of(inner.arguments[1], ATOM)}.ne({self._given(inner.arguments[0])})"
        if operator == "!":
            return f"{self._mask(inner)}.logical_not()"
        if self._operands.get(tested(term)) == CONDITION:
            return f"{tested(term)}.logical_not()"
        if operator in ("&&", "||"):
            return f"{'logical_and' if operator == '&&' else 'logical_or'}({', '.join(map(self._mask, arguments))})"
        if operator in _METHODS and self.is_tensor(arguments[0]):
            return f"{self.of(arguments[0], ATOM)}.{_METHODS[operator]}({self._given(arguments[1])})"
        if operator in _METHODS:
            return f"{self.of(arguments[1], ATOM)}.{_MIRRORED[operator]}({self._given(arguments[0])})"
        return f"{self.of(arguments[0], ATOM)}.{operator}()"
