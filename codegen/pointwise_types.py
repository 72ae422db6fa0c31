"""What a pointwise expression computes with: numbers or truth values, and in which dtypes."""

from __future__ import annotations

from enum import Enum
from typing import Iterable

from codegen.dtypes import COMPLEX, FLOATING, INEXACT
from codegen.elementary import COMPLEX_FUNCTIONS, FLOATING_FUNCTIONS, INTEGRAL_FUNCTIONS, PREDICATES, REAL_FUNCTIONS
from codegen.expression import Expression
from codegen.nodes import Binary, Call, Literal, LiteralKind, Name, Node, Parentheses, Ternary, Unary, fold, walk
from codegen.source import Diagnostics
from codegen.vocabulary import ResultDtype

MOST_INPUTS = 6  # kMaxPointwiseInputs

_COMPARISONS = frozenset("< <= > >=".split())
_EQUALITIES = frozenset("== !=".split())
_BITWISE = frozenset("& | ^".split())
_SHIFTS = frozenset("<< >>".split())
_LOGICAL = {"&&", "||"}
_FLOATS_REMEDY = "'dtypes: floating', or 'promotion: int_to_float'"


class _Gives(Enum):
    """What a part of an expression gives; the value is what messages call it."""

    NUMBER = "a number"
    TRUTH = "a truth value"

    def __str__(self) -> str:
        return self.value


def truth_values(shared: Iterable[tuple[str, Expression]]) -> frozenset[str]:
    """Returns the names of those parts, each of which may name others before it, that are truth values."""
    types = PointwiseTypes("", frozenset(), Diagnostics())
    return frozenset(name for name, part in shared if types.check_part(name, part) == _Gives.TRUTH)


class PointwiseTypes:
    """Reports what the vector loops cannot compute, or what would compute something else in a dtype."""

    def __init__(self, operator: str, dtypes: frozenset[str], diagnostics: Diagnostics) -> None:
        self._operator = operator
        self._dtypes = dtypes
        self._diagnostics = diagnostics
        self._expression: Expression | None = None
        self._parts: dict[str, _Gives | None] = {}

    def check_part(self, name: str, expression: Expression) -> _Gives | None:
        """Checks an expression whose value has a name in those that follow; returns what it gives."""
        self._expression = expression
        self._parts[name] = fold(expression.root, self._kind)
        self._check_no_real(expression, None)
        return self._parts[name]

    def check(self, expression: Expression, result: ResultDtype) -> None:
        """Checks an expression whose names and functions are known; one of bool gives truth values."""
        is_predicate = result is ResultDtype.BOOL
        self._expression = expression
        before = len(self._diagnostics)
        kind = fold(expression.root, self._kind)
        if len(self._diagnostics) > before:
            return
        if is_predicate and kind == _Gives.NUMBER:
            self._error(expression.root, "the expression of a 'result_dtype: bool' gives a number",
                        "a comparison, as in 'x != 0'")
        elif not is_predicate and kind == _Gives.TRUTH:
            self._error(expression.root, "the expression gives a truth value",
                        "'result_dtype: bool', or numbers, as in 'x > 0 ? 1 : 0'")
        else:
            self._check_real(expression, result is ResultDtype.REAL)

    def _check_real(self, expression: Expression, is_real: bool) -> None:
        """Reports real numbers of complex ones elsewhere than as the result."""
        root = expression.root
        while isinstance(root, Parentheses):
            root = root.inner
        is_call = isinstance(root, Call) and root.function.text in REAL_FUNCTIONS
        if is_real and not is_call:
            self._error(root, "the expression of a 'result_dtype: real' gives a complex number",
                        f"a call of one of {', '.join(sorted(REAL_FUNCTIONS))}")
        self._check_no_real(expression, root if is_real else None)

    def _check_no_real(self, expression: Expression, result: Node | None) -> None:
        """Reports calls of functions that give real numbers, but for the one that is the result."""
        if not self._dtypes & COMPLEX:
            return
        for node in walk(expression.root):
            if isinstance(node, Call) and node.function.text in REAL_FUNCTIONS and node is not result:
                self._error(node.function, f"'{node.function.text}' gives real numbers of complex ones",
                            "it as the whole expression of a 'result_dtype: real'")

    def _kind(self, node: Node, parts: list[_Gives | None]) -> _Gives | None:
        """Returns what a node gives from what its parts give; None after an error that leaves it open."""
        if isinstance(node, Literal):
            return self._literal(node)
        if isinstance(node, Name):
            return self._parts.get(node.text, _Gives.NUMBER)
        if isinstance(node, Parentheses):
            return parts[0]
        if isinstance(node, Unary):
            return self._unary(node, parts[0])
        if isinstance(node, Binary):
            return self._binary(node, parts)
        if isinstance(node, Ternary):
            return self._ternary(node, *parts)
        return self._call(node, parts[1:])

    def _literal(self, node: Literal) -> _Gives:
        if node.kind is LiteralKind.FLOAT and float(node.text.rstrip("fF")) % 1 != 0 and self._dtypes - INEXACT:
            self._error(node, f"{node.text} has no value in {self._named(self._dtypes - INEXACT)}, in which the "
                              "operator computes too", _FLOATS_REMEDY)
        return _Gives.NUMBER

    def _unary(self, node: Unary, kind: _Gives | None) -> _Gives | None:
        if node.operator == "-":
            return self._wanted(node, kind, _Gives.NUMBER)
        if node.operator == "!":
            return self._wanted(node, kind, _Gives.TRUTH)
        if kind == _Gives.NUMBER:
            self._no_floats(node, "~")
        return kind

    def _binary(self, node: Binary, kinds: list[_Gives | None]) -> _Gives | None:
        operator = node.operator
        if operator == "%":
            self._error(node, "'%' cannot stand in a pointwise expression", "remainder(a, b) or fmod(a, b)")
            return _Gives.NUMBER
        if operator in _LOGICAL:
            return self._both(node, kinds, _Gives.TRUTH)
        if operator in _EQUALITIES or operator in _BITWISE:
            if None not in kinds and kinds[0] != kinds[1]:
                self._error(node, f"'{operator}' of {kinds[0]} and {kinds[1]}",
                            "two numbers or two truth values, as 'x != 0' is")
            elif operator in _BITWISE and kinds[0] == _Gives.NUMBER:
                self._no_floats(node, operator)
            return _Gives.TRUTH if operator in _EQUALITIES else kinds[0]
        self._both(node, kinds, _Gives.NUMBER)
        if operator in _SHIFTS:
            self._no_floats(node, operator, "bool")
        if operator in _COMPARISONS and self._dtypes & COMPLEX:
            self._error(node, f"'{operator}' does not compute in complex dtypes", "'dtypes' without 'complex'")
        return _Gives.TRUTH if operator in _COMPARISONS else _Gives.NUMBER

    def _ternary(self, node: Ternary, kind: _Gives | None, yes: _Gives | None, no: _Gives | None) -> _Gives:
        condition = node.condition
        while isinstance(condition, Parentheses):
            condition = condition.inner
        if kind == _Gives.NUMBER and not isinstance(condition, Name):  # an argument counts where it is not 0
            self._error(condition, "the condition of '?' is a number", "a comparison, as in 'x != 0'")
        for branch, given in ((node.yes, yes), (node.no, no)):
            if given == _Gives.TRUTH:
                self._error(branch, "a branch of '?' is a truth value", "a number")
        return _Gives.NUMBER

    def _call(self, node: Call, kinds: list[_Gives | None]) -> _Gives:
        name = node.function.text
        for index, (kind, argument) in enumerate(zip(kinds, node.arguments)):
            wanted = _Gives.TRUTH if (name, index) == ("where", 0) else _Gives.NUMBER
            if kind not in (None, wanted):
                self._error(argument, f"'{name}' of {kind}",
                            "a comparison, as in 'x != 0'" if wanted == _Gives.TRUTH else "a number")
        if name in FLOATING_FUNCTIONS and self._dtypes - INEXACT:
            self._error(node.function, f"'{name}' computes in floating dtypes, the operator also in "
                                       f"{self._named(self._dtypes - INEXACT)}", _FLOATS_REMEDY)
        if name not in COMPLEX_FUNCTIONS and self._dtypes & COMPLEX:
            self._error(node.function, f"'{name}' does not compute in complex dtypes", "'dtypes' without 'complex'")
        if name in INTEGRAL_FUNCTIONS:
            self._no_floats(node.function, name, "bool")
        return _Gives.TRUTH if name in PREDICATES else _Gives.NUMBER

    def _both(self, node: Binary, kinds: list[_Gives | None], wanted: _Gives) -> _Gives | None:
        return self._wanted(node, kinds[0] if kinds[0] not in (None, wanted) else kinds[1], wanted)

    def _wanted(self, node: Node, kind: _Gives | None, wanted: _Gives) -> _Gives | None:
        if kind in (None, wanted):
            return wanted
        self._error(node, f"'{node.operator}' of {kind}",
                    "a comparison, as in 'x != 0'" if wanted == _Gives.TRUTH else "a number, as in 'x > 0 ? 1 : 0'")
        return None

    def _no_floats(self, node: Node, operator: str, *others: str) -> None:
        wrong = self._dtypes & (INEXACT | set(others))
        if wrong:
            self._error(node, f"'{operator}' of numbers does not compute in {self._named(wrong)}",
                        "'dtypes: integral'" + ("" if others else ", perhaps with 'bool'"))

    @staticmethod
    def _named(dtypes: frozenset[str]) -> str:
        if len(dtypes) == 1:
            return next(iter(dtypes))
        if dtypes & COMPLEX:
            return "floating and complex dtypes" if dtypes & FLOATING else "complex dtypes"
        return "bool and integers" if "bool" in dtypes and not dtypes & FLOATING else \
            "integers" if not dtypes & FLOATING else "floating dtypes" if not dtypes - FLOATING else \
            "bool and floating dtypes"

    def _error(self, node: Node, what: str, expected: str) -> None:
        self._diagnostics.error(self._expression.at(node.offset), self._operator, what, expected)
