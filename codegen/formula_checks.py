"""The checks of an operator's expressions: pointwise, shapes, derivatives and inverses of views."""

from __future__ import annotations

from functools import partial
from typing import Iterable

from codegen.call_checks import report_uncallable
from codegen.callables import Callables, Parameter
from codegen.composite_types import typed_parts
from codegen.dtypes import dtypes_of
from codegen.elementary import POINTWISE_FUNCTIONS, STANDARD_FUNCTIONS
from codegen.equivalents import equivalent_call
from codegen.expression import CallSite, Expression, calls, names
from codegen.formula_types import FormulaTypes
from codegen.formula_values import ENUMERATORS, METHOD_NAMES, TUPLES
from codegen.formulas import FORMULA_FUNCTIONS, GRADIENT_NAMES, result_indices
from codegen.model import Derivative, Formula, Operator
from codegen.nodes import (Binary, Call, Index, Literal, LiteralKind, Member, Name, Parentheses, Ternary, Unary,
                           walk)
from codegen.pointwise_types import PointwiseTypes
from codegen.schema import ListType, OperatorKind, Schema
from codegen.source import Diagnostics
from codegen.value_kinds import MASK, NUMBER, TENSOR, TENSORS, TupleKind, ValueKind, counted, kind_of

_FUNCTIONS = FORMULA_FUNCTIONS | STANDARD_FUNCTIONS.keys() | TUPLES | {"std::get"}
_REMEDIES = {"options": "'zeros_like' and the like, or dtype(), layout() and device() as arguments"}  # of methods
_POINTWISE_NODES = (Name, Literal, Call, Unary, Binary, Ternary, Parentheses)


class FormulaChecker:
    """Reports what an operator's expressions name that means nothing there, and what C++ would not compute."""

    def __init__(self, operator: Operator, operators: Callables, helpers: Callables | None,
                 diagnostics: Diagnostics) -> None:
        self._operator = operator
        self._schema: Schema = operator.schema
        self._operators = operators
        self._helpers = helpers
        self._diagnostics = diagnostics
        self._shared: dict[str, ValueKind | None] = {}  # the named parts that formulas use
        self._arguments = frozenset(argument.name for argument in self._schema.arguments)

    def pointwise(self, formula: Formula) -> None:
        """Checks an element-wise expression: arguments, arithmetic and POINTWISE_FUNCTIONS."""
        before = len(self._diagnostics)
        known = self._arguments
        for name, part in formula.shared:
            self._pointwise_part(part, known)
            known |= {name}
        self._pointwise_part(formula.expression, known)
        if len(self._diagnostics) == before:
            dtypes = dtypes_of(self._operator.computed_dtypes)
            types = PointwiseTypes(str(self._schema.name), dtypes, self._diagnostics)
            for name, part in formula.shared:
                types.check_part(name, part)
            if len(self._diagnostics) == before:
                types.check(formula.expression, self._operator.result_dtype)

    def _pointwise_part(self, expression: Expression, known: frozenset[str]) -> None:
        for node in walk(expression.root):
            is_text = isinstance(node, Literal) and node.kind is LiteralKind.STRING
            if isinstance(node, Call) and not isinstance(node.function, (Name, Member)):
                report_uncallable(node, partial(self._error, expression, node.offset))
            if is_text or not isinstance(node, _POINTWISE_NODES):
                self._error(expression, node.offset, f"'{node}' cannot stand in a pointwise expression",
                            "arithmetic, function calls and '?:'")
        expected = "an argument, or a part of 'let' before it" if self._operator.lets else "an argument"
        self._names(expression, known, expected, qualified=False)
        for call in calls(expression):
            self._pointwise_call(expression, call)
        for node in walk(expression.root):
            if isinstance(node, Ternary) and "where" in self._arguments:
                self._error(expression, node.offset, "'where' is an argument, which hides the function that '?' is in "
                                                     "C++", "another name for the argument 'where'")

    def _pointwise_call(self, expression: Expression, call: CallSite) -> None:
        arity = POINTWISE_FUNCTIONS.get(call.name)
        if call.is_method:  # reported as a node that cannot stand there
            return
        if call.name in self._arguments:
            self._error(expression, call.offset, f"'{call.name}' is an argument, which hides the function",
                        f"another name for the argument '{call.name}'")
        elif arity is None:
            self._error(expression, call.offset, f"unknown function '{call.name}' in a pointwise expression",
                        None, call.name, POINTWISE_FUNCTIONS)
        elif arity != call.arity:
            self._error(expression, call.offset, f"'{call.name}' has {counted(call.arity)}", str(arity))

    def only_arguments(self, expression: Expression) -> None:
        """Reports the names that are no arguments."""
        self._names(expression, self._arguments, "an argument")

    def composite(self, formula: Formula) -> None:
        """Checks what a composite operator computes: arguments, operators and helpers, and the kind of the result."""
        returns = [kind_of(result.type) for result in self._schema.returns]
        expected = returns[0] if len(returns) == 1 else TupleKind(len(returns))
        before, known = len(self._diagnostics), self._arguments
        for name, part in (*formula.shared, ("", formula.expression)):
            self._names(part, known, "an argument, or a part of 'let' before it" if self._operator.lets else
                        "an argument")
            self._calls(part)
            known |= {name}
        *_, result = typed_parts(self._operator, self._operators, self._helpers, self._diagnostics)
        # A list that is an argument takes one tensor, but a result has to be a list.
        is_one = expected is TENSORS and result.kind is TENSOR
        if (is_one or not Parameter(expected).takes(result.kind)) and len(self._diagnostics) == before:
            self._error(result.expression, 0, f"the expression gives {result.kind}",
                        f"{expected}, as the operator returns")

    def formula(self, derivative: Derivative) -> None:
        """Checks a derivative formula: arguments, results, gradients, operators and helpers."""
        expression = derivative.expression
        known = result_indices(self._schema).keys() | GRADIENT_NAMES
        if not self._shared_in_formula(derivative, known) or not self._named(
                expression, known | dict(derivative.shared).keys()):
            return
        self._check_grads(expression)
        self._check_results(expression)
        self._check_grad_of_one(expression)
        arguments = [self._schema.argument(name) for name in derivative.names]
        what = f"the formula for '{', '.join(derivative.names)}'"
        if len(arguments) > 1:
            count = len(arguments)
            self._typed(self._shared).check(expression, TupleKind(count), what,
                                            f"a tuple of {count} tensors, as an operator or a helper with that many "
                                            "results gives")
        elif arguments and arguments[0] and isinstance(arguments[0].type, ListType):
            self._typed(self._shared).check(expression, TENSORS, what,
                                            f"a list of tensors, one for each of '{derivative.names[0]}'")
        else:
            self._typed(self._shared).check(expression, TENSOR, what, "a tensor, as 'zeros_like(grad)' is")

    def _shared_in_formula(self, derivative: Derivative, known: Iterable[str]) -> bool:
        """Returns whether the named parts of a formula are right, each of which is checked once."""
        before = len(self._diagnostics)
        for name, part in derivative.shared:
            if name not in self._shared:
                self._shared[name] = None
                if self._named(part, frozenset(known) | self._shared.keys()):
                    self._check_grads(part)
                    self._check_results(part)
                    self._shared[name] = self._typed(self._shared).part(part)
        return len(self._diagnostics) == before

    def tangent(self, derivative: Derivative) -> None:
        """Checks a formula of `jvp`, which also names the values and the tangents of the arguments."""
        tangents = {f"{argument.name}_{part}": kind_of(argument.type)
                    for argument in self._schema.tensor_arguments for part in "tp"}
        if self._named(derivative.expression, result_indices(self._schema).keys() | tangents.keys(),
                       "an argument, a result, or an argument's value '…_p' or tangent '…_t'"):
            self._typed(tangents).check(derivative.expression, TENSOR,
                                        f"the formula for '{', '.join(derivative.names)}'", "a tensor")

    def inverse(self, expression: Expression) -> None:
        """Checks a view's inverse: arguments, the base, the mutated view, operators and helpers."""
        names_ = {"base": TENSOR, "mutated_view": TENSOR}
        if self._schema.kind is OperatorKind.MULTI_VIEW:
            names_["mutated_view_index"] = NUMBER
        before = len(self._diagnostics)
        self._names(expression, self._arguments | names_.keys(), "an argument, 'base' or 'mutated_view'")
        self._calls(expression)
        if len(self._diagnostics) == before:
            self._typed(names_).check(expression, TENSOR, "the inverse", "the new base, a tensor")

    def _named(self, expression: Expression, extra: Iterable[str],
               expected: str = "an argument, a result or 'grad'") -> bool:
        """Returns whether a formula names only what there is, after an error for each other name."""
        before = len(self._diagnostics)
        self._names(expression, self._arguments | frozenset(extra), expected)
        self._calls(expression)
        return len(self._diagnostics) == before

    def _check_grads(self, expression: Expression) -> None:
        """Each gradient that is named with its index is that of a result which has one."""
        returns = self._schema.returns
        if len(returns) == 1 and isinstance(returns[0].type, ListType):
            return  # one for each tensor of the list, however many there are
        count = len(returns)
        flags = self._operator.output_differentiability or ()
        flags = flags if any(flags) and len(flags) == count else (True,) * count  # else there is an error already
        named: dict[int, Index] = {}
        for node in walk(expression.root):
            if isinstance(node, Index) and str(node.object) == "grads":
                if isinstance(node.index, Literal) and node.index.text.isdigit():
                    named.setdefault(int(node.index.text), node)
                elif count > 1:
                    self._error(expression, node.object.offset, "the index of 'grads' is computed",
                                "the number of a result")
        for grad, node in named.items():
            if grad >= max(count, 1):
                self._error(expression, 0, f"the formula names grads[{grad}]", f"at most grads[{count - 1}]")
            elif flags and not flags[grad]:
                self._error(expression, node.object.offset,
                            f"the formula names grads[{grad}], and the result has no gradient",
                            "that of a result with 'true' in 'output_differentiability'")
        first = next((name for name in names(expression) if name.text == "grad"), None)
        if first is not None and flags and not flags[0]:
            self._error(expression, first.offset, "'grad' is the gradient of the first result, which has none",
                        "'grads' with the index of a result with 'true' in 'output_differentiability'")

    def _check_results(self, expression: Expression) -> None:
        """Each result that is named is one that a node can keep."""
        indices = result_indices(self._schema)
        for name in names(expression):
            kind = kind_of(self._schema.returns[indices[name.text]].type) if name.text in indices else TENSOR
            if kind != TENSOR and name.text not in self._arguments:
                self._error(expression, name.offset, f"the formula names '{name.text}', a result that is {kind}",
                            "arguments, and results that are tensors")

    def _check_grad_of_one(self, expression: Expression) -> None:
        returns = self._schema.returns
        flags = self._operator.output_differentiability or (True,) * len(returns)
        if len(returns) == 1 and isinstance(returns[0].type, ListType) or \
                sum(flags) > 1 and not any(name.text == "grads" for name in names(expression)):
            for name in names(expression):
                if name.text == "grad":
                    self._error(expression, name.offset, "'grad' is the gradient of the first result alone",
                                "'grads', those of all")

    def _typed(self, extra: dict[str, ValueKind | None]) -> FormulaTypes:
        schema = self._schema
        results = {name: kind_of(schema.returns[index].type) for name, index in result_indices(schema).items()}
        kinds = {"grad": TENSOR, "grads": TENSORS, "grad_input_mask": MASK} | results | {
            argument.name: kind_of(argument.type) for argument in schema.arguments} | extra
        kept = {argument.name for argument in schema.tensor_arguments} | results.keys()
        return FormulaTypes(str(schema.name), kinds, kept, self._operators, self._helpers, self._diagnostics)

    def _names(self, expression: Expression, known: frozenset[str], expected: str, qualified: bool = True) -> None:
        """Reports the names that are not known; `std::nullopt` and enumerators are, unless told otherwise."""
        for name in names(expression):
            if name.text not in known and not (qualified and name.text in ENUMERATORS):
                self._error(expression, name.offset, f"unknown name '{name.text}'", expected, name.text, known)

    def _calls(self, expression: Expression) -> None:
        for call in calls(expression):
            namespace, _, name = call.name.rpartition("::")
            if call.name in self._operators or call.name in (METHOD_NAMES if call.is_method else _FUNCTIONS):
                continue
            if namespace == "formulas" and (self._helpers is None or name in self._helpers):
                continue
            meant = equivalent_call(call.name, self._operators)
            if meant:
                what = "method" if call.is_method else "function"
                self._error(expression, call.offset, f"unknown {what} '{call.name}', {meant}")
                continue
            helpers = {f"formulas::{helper}" for helper in self._helpers or ()}
            if namespace == "formulas":
                self._error(expression, call.offset, f"unknown helper '{call.name}'",
                            "a function of runtime/tenon/autograd/formulas, declared in a header there", call.name,
                            helpers)
            elif call.is_method:
                self._error(expression, call.offset, f"unknown method '{name}'",
                            _REMEDIES.get(name, "an operator or a helper"), name, self._operators.keys() | METHOD_NAMES)
            else:
                own = _FUNCTIONS if namespace == "std" else FORMULA_FUNCTIONS
                self._error(expression, call.offset, f"unknown function '{call.name}'", "an operator or a helper",
                            call.name, self._operators.keys() | own | helpers)

    def _error(self, expression: Expression, offset: int, what: str, expected: str | None = None,
               given: str | None = None, candidates: Iterable[str] = ()) -> None:
        self._diagnostics.error(expression.at(offset), str(self._schema.name), what, expected, given, candidates)
