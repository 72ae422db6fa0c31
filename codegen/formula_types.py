"""What kind of value a derivative formula or a view's inverse gives: checks each call and operator in it."""

from __future__ import annotations

from functools import partial
from typing import Container, Iterable, Mapping, Union

from codegen.call_checks import (are_compared, element_kind, made_kind, report_uncallable, report_untaken,
                                 standard_kind, tuple_kind)
from codegen.callables import Callable, Callables, ambiguous
from codegen.elementary import STANDARD_FUNCTIONS
from codegen.expression import Expression
from codegen.formula_values import (CONSTRUCTORS, ENUMERATORS, METADATA_METHODS, METHOD_NAMES, TUPLES, methods_of)
from codegen.nodes import (Binary, Braces, Call, Index, Literal, LiteralKind, Member, Name, Node, Parentheses, Ternary,
                           Unary, fold, walk)
from codegen.number_types import NUMBER_TYPES, OF_ONE_TYPE, number_types
from codegen.source import Diagnostics
from codegen.value_kinds import (BRACES, EACH_SIZES, MASK, NULLOPT, NUMBER, SCALAR, SIZES, TENSOR, TENSORS, TEXT,
                                 PlainKind, ValueKind, counted, counted_in, held, number_type)

FoundKind = Union[ValueKind, None]  # None: not known

_COMPARISONS = frozenset("== != < <= > >=".split())
_OPERATORS = {"==": "eq", "!=": "ne", "<": "lt", "<=": "le", ">": "gt", ">=": "ge", "%": "remainder",
              "&": "logical_and", "&&": "logical_and", "|": "logical_or", "||": "logical_or", "^": "logical_xor"}
_ARITHMETIC = frozenset("+-*/")
_INTEGRAL = frozenset({"%", "&", "|", "^", "<<", ">>"})
_LOGICAL = frozenset({"&&", "||"})


class FormulaTypes:
    """Reports what C++ would refuse, at its place; not known is only what has an error already."""

    def __init__(self, operator: str, names: Mapping[str, FoundKind], saved: Container[str], operators: Callables,
                 helpers: Callables | None, diagnostics: Diagnostics) -> None:
        """`saved` are the names of which metadata are kept from the forward call."""
        self._operator = operator
        self._names = names
        self._saved = saved
        self._operators = operators
        self._helpers = helpers or {}
        self._diagnostics = diagnostics
        self._expression: Expression | None = None
        self._numbers: dict[int, str] = {}  # types of the expression's nodes
        self._called: set[int] = set()
        self.operators: list[str] = []  # the schemas that calls may mean

    def check(self, expression: Expression, expected: FoundKind, what: str, remedy: str) -> None:
        """Reports unless `what` gives a value of the expected kind; `remedy` says what to write."""
        before = len(self._diagnostics)
        kind = self.kind(expression)
        if kind not in (None, expected) and len(self._diagnostics) == before:
            self._error(expression.root, f"{what} gives {kind}", remedy, whole=True)

    def part(self, expression: Expression) -> FoundKind:
        """Returns the kind of what has a name in other expressions, after errors as `kind`."""
        kind = self.kind(expression)
        if kind == BRACES:
            self._error(expression.root, "a part of 'let' gives braces, which are no value",
                        f"IntArrayRef({expression})")
        return kind

    def kind(self, expression: Expression) -> FoundKind:
        """Returns the kind of what an expression gives, after an error for each part that C++ would refuse."""
        self._expression = expression
        self._numbers = number_types(expression.root, {name: number_type(kind) for name, kind in self._names.items()})
        self._called = {id(node.function) for node in walk(expression.root) if isinstance(node, Call)}
        return fold(expression.root, self._typed)

    def _typed(self, node: Node, parts: list[FoundKind]) -> FoundKind:
        """Returns the kind of a node, of a number with its type."""
        kind = self._kind(node, parts)
        return PlainKind(kind.text, self._numbers[id(node)] or kind.number) if kind == NUMBER else kind

    def _kind(self, node: Node, parts: list[FoundKind]) -> FoundKind:
        """Returns the kind of a node from those of its parts; that of a called member is its object's."""
        if isinstance(node, Literal):
            if node.kind is LiteralKind.INT and "u" in node.text.lower():
                self._error(node, f"{node.text} is unsigned", node.text.rstrip("uUlL"))
            return TEXT if node.kind is LiteralKind.STRING else NUMBER
        if isinstance(node, Name):
            return ENUMERATORS.get(node.text, self._names.get(node.text))
        if isinstance(node, Parentheses):
            return parts[0]
        if isinstance(node, Braces):
            return PlainKind(BRACES.text, items=tuple(parts))
        if isinstance(node, Unary):
            return self._unary(node, *parts)
        if isinstance(node, Binary):
            return self._binary(node, *parts)
        if isinstance(node, Ternary):
            return self._ternary(node, *parts)
        if isinstance(node, Index):
            return self._index(node, *parts)
        if isinstance(node, Member):
            return self._member(node, parts[0])
        if isinstance(node.function, (Name, Member)) and node.function.template:
            self._template(node.function)
        if isinstance(node.function, Member):
            return self._method(node, node.function, parts[0], parts[1:])
        if isinstance(node.function, Name):
            return self._function(node, node.function, parts[1:])
        report_uncallable(node, partial(self._error, node))
        return None

    def _template(self, function: Name | Member) -> None:
        name = function.text if isinstance(function, Name) else function.name
        if name in OF_ONE_TYPE and function.template.strip("<> ") not in NUMBER_TYPES:
            self._error(function, f"'{function}' is of no type of numbers", ", ".join(NUMBER_TYPES))
        elif name not in OF_ONE_TYPE and name != "std::get":
            self._error(function, f"'{name}' takes nothing in '<>'", f"{name}(…)")

    def _member(self, node: Member, object_: FoundKind) -> FoundKind:
        if id(node) not in self._called:
            self._error(node, f"'{node.name}' is not called", f"{node.name}(…)")
            return None
        if node.operator == "." or object_ is None or held(object_) is not None:
            return held(object_) if node.operator == "->" else object_
        if isinstance(node.object, Name) and node.object.text in self._saved and node.name in METADATA_METHODS:
            return object_  # kept from the forward call, however it is asked for
        self._error(node, f"'->' of {object_}", f".{node.name}(…)")
        return None

    def _unary(self, node: Unary, kind: FoundKind) -> FoundKind:
        if node.operator == "!" and held(kind) is not None:
            return NUMBER
        if node.operator == "-" and kind in (TENSOR, NUMBER, SCALAR, None):
            return kind
        if node.operator != "-" and kind in (NUMBER, None):
            if node.operator == "~":
                self._whole(node, kind)
            return kind
        self._error(node, f"'{node.operator}' of {kind}", _instead({"!": "logical_not", "~": "bitwise_not"}.get(
            node.operator), kind))
        return None

    def _whole(self, node: Unary | Binary, *kinds: FoundKind) -> None:
        """Reports an operator of whole numbers between others."""
        if any(kind is not None and kind.is_floating for kind in kinds):
            self._error(node, f"'{node.operator}' of {' and '.join(map(str, kinds))}",
                        "std::fmod(…)" if node.operator == "%" else "whole numbers")

    def _binary(self, node: Binary, left: FoundKind, right: FoundKind) -> FoundKind:
        if node.operator in _LOGICAL:
            left, right = (NUMBER if held(kind) is not None else kind for kind in (left, right))
        if left is None or right is None:
            return NUMBER if node.operator in _COMPARISONS | _LOGICAL else TENSOR if TENSOR in (left, right) else None
        if left == right == NUMBER:
            if node.operator in _INTEGRAL:
                self._whole(node, left, right)
            return NUMBER
        numbers = (TENSOR, SCALAR, NUMBER)
        if node.operator in _ARITHMETIC and TENSOR in (left, right) and left in numbers and right in numbers:
            return TENSOR
        if node.operator in ("==", "!=") and (are_compared(left, right) or {left, right} == {SCALAR, NUMBER}):
            return NUMBER
        self._error(node, f"'{node.operator}' of {left} and {right}", self._other_than(node, left, right))
        return None

    @staticmethod
    def _other_than(node: Binary, left: FoundKind, right: FoundKind) -> str:
        """Returns what to write instead of an operator that C++ does not have."""
        if TENSOR in (left, right):
            return _instead(_OPERATORS.get(node.operator), TENSOR)
        if SCALAR in (left, right):
            scalar = node.left if left == SCALAR else node.right
            return f"a number, as '{scalar}.toDouble()' is, or arithmetic of each with a tensor"
        return "tensors and numbers"

    def _ternary(self, node: Ternary, condition: FoundKind, yes: FoundKind, no: FoundKind) -> FoundKind:
        if condition not in (NUMBER, None) and held(condition) is None:
            self._error(node.condition, f"the condition of '?' is {condition}",
                        "a bool; 'where' chooses element by element" if condition == TENSOR else "a bool")
        if yes is None or no is None:
            return no if yes is None else yes
        if yes == no and yes != BRACES and (yes == NUMBER or number_type(yes) == number_type(no)):
            return yes
        if {yes, no} == {SCALAR, NUMBER}:
            return SCALAR
        if NULLOPT in (yes, no) and (held(yes) or held(no)):
            return yes if no == NULLOPT else no
        self._error(node, f"the branches of '?' give {yes} and {no}", "values of one kind")
        return None

    def _index(self, node: Index, kind: FoundKind, index: FoundKind) -> FoundKind:
        if index not in (NUMBER, None) or index == NUMBER and index.is_floating:
            self._error(node, f"'[…]' with {index}", "a whole number")
            return None
        if kind == TENSOR or counted_in(kind):
            self._error(node, f"'[…]' of {kind}", "select(tensor, dim, index)" if kind == TENSOR else
                        "std::get<0>(…)")
            return None
        element = {TENSORS: TENSOR, SIZES: NUMBER, EACH_SIZES: SIZES, MASK: NUMBER}.get(kind)
        if element is None and kind is not None:
            self._error(node, f"'[…]' of {kind}", "a list")
        return element

    def _method(self, node: Call, function: Member, object_: FoundKind, given: list[FoundKind]) -> FoundKind:
        if function.name in METHOD_NAMES:
            return self._value_method(function, object_, given)
        overloads = self._operators.get(function.name, ())  # without any it is reported by its name
        return self._overload(node, function.name, overloads, [object_, *given])

    def _value_method(self, function: Member, object_: FoundKind, given: list[FoundKind]) -> FoundKind:
        if object_ is None:
            return None
        methods = methods_of(object_, isinstance(function.object, Name) and function.object.text in self._saved)
        if function.name not in methods:
            callable_ = object_ == TENSOR and function.name in self._operators
            self._error(function, f"'{function.name}' is no method of {object_}",
                        f"{function.name}({function.object})" if callable_ else
                        f"formulas::sizes_of({function.object})" if (object_, function.name) == (TENSORS, "sizes") else
                        "'defined'" if (object_, function.name) == (TENSOR, "has_value") else None,
                        function.name, methods)
            return None
        method = methods[function.name]
        if len(given) != len(method.takes):
            self._error(function, f"'{function.name}' of {object_} has {counted(len(given))}", str(len(method.takes)))
            return None
        report_untaken(f"'{function.name}' of {object_}", method.takes, given, partial(self._error, function))
        return method.gives

    def _function(self, node: Call, function: Name, given: list[FoundKind]) -> FoundKind:
        name = function.text
        if name in self._operators:
            return self._overload(node, name, self._operators[name], given)
        if name == "std::get":
            return element_kind(node, given, partial(self._error, function))
        if name in STANDARD_FUNCTIONS:
            return standard_kind(node, given, partial(self._error, function))
        if name in CONSTRUCTORS:
            return made_kind(node, given, partial(self._error, function))
        if name in TUPLES:
            return tuple_kind(node, given, partial(self._error, function))
        helper = name[len("formulas::"):] if name.startswith("formulas::") else name
        overloads = self._helpers.get(helper)
        return self._overload(node, name, overloads, given) if overloads else None

    def _overload(self, node: Call, name: str, overloads: tuple[Callable, ...], given: list[FoundKind]) -> FoundKind:
        """Returns what the overloads that take the arguments give; reports when none does."""
        if not overloads:
            return None
        countable = [each for each in overloads if each.takes_count(len(given))]
        fitting = [each for each in countable if each.takes(given)]
        if not fitting:
            what = f"has {counted(len(given))}" if not countable else \
                f"takes no ({', '.join(str(kind or 'a value') for kind in given)})"
            self._error(node.function, f"'{name}' {what}",
                        " or ".join(each.text for each in (countable or list(overloads))[:3]))
            return None
        among = ambiguous(fitting, given)
        if among:
            self._error(node.function, f"'{name}' of ({', '.join(map(str, given))}) is ambiguous in C++: "
                        f"{' or '.join(each.text for each in among[:3])}", "arguments that only one of them takes")
            return None
        exact = [each for each in fitting if each.takes_exactly(given)]
        self.operators += [each.text for each in exact or fitting]
        kinds = [each.returns for each in exact or fitting]
        if None in kinds:
            self._error(node.function, f"'{name}' gives nothing that a formula can use", "another function")
        return kinds[0] if len(set(kinds)) == 1 else None

    def _error(self, node: Node, what: str, expected: str | None = None, given: str | None = None,
               candidates: Iterable[str] = (), whole: bool = False) -> None:
        offset = 0 if whole else node.offset
        self._diagnostics.error(self._expression.at(offset), self._operator, what, expected, given, candidates)


def _instead(operator: str | None, kind: FoundKind) -> str:
    return f"the operator '{operator}'" if operator and kind == TENSOR else "a number"
