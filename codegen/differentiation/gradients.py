"""`derivatives: auto`: the formulas that an entry does not write, and the operators that compute them in one pass."""

from __future__ import annotations

from dataclasses import replace
from typing import Container, Iterable, Iterator

from codegen.api import dispatcher
from codegen.choices import branches
from codegen.differentiation import normal, terms
from codegen.differentiation.compose import Composed, compose
from codegen.differentiation.fused import chosen, formula_of, fused, names_of, order_of, parameters_of
from codegen.differentiation.gradient import GRADIENT, Gradient, forward_of, gradient_of, terms_of
from codegen.differentiation.match import Candidate, Candidates
from codegen.differentiation.numbers import NoFormula
from codegen.differentiation.operands import CONDITION, TENSOR, operand_of
from codegen.differentiation.read import NoDerivative
from codegen.differentiation.spell import spell
from codegen.differentiation.terms import Product, Symbol, TooLarge
from codegen.dtypes import FLOATING, dtypes_of
from codegen.expression import calls, parse_expression, rewrite
from codegen.model import Derivative, Operator, expressions
from codegen.nodes import Call, Member, Name, Node
from codegen.pointwise_types import MOST_INPUTS
from codegen.source import Diagnostics, Location
from codegen.target import BUILT_IN, LIBRARY, Target

# From how many operators on a formula becomes an operator of its own, and up to which order of gradients.
_FUSED_FROM, _MOST_ORDER = 2, 2


def add_derivatives(operators: list[Operator], diagnostics: Diagnostics, others: Iterable[Operator] = (),
                    unsound: Container[Operator] = (), target: Target = BUILT_IN) -> list[Operator]:
    """Returns the operators with the formulas that they leave to the generator, each followed by those made for it.

    Formulas also call `others`, for a project those of the library. None is told by what an `unsound` one computes.
    """
    return list(_Deriver(operators, diagnostics, others, unsound, target).all())


class _Deriver:
    """Knows which operators compute what."""

    def __init__(self, operators: list[Operator], diagnostics: Diagnostics, others: Iterable[Operator],
                 unsound: Container[Operator], target: Target) -> None:
        self._operators = operators
        self._diagnostics = diagnostics
        self._candidates = Candidates()
        self._taken = set(map(parameters_of, operators))
        self._reported: set[tuple[str, str]] = set()  # of what, and the function that an argument hides, or a dtype
        self._hidden = {operator.name.base for operator in operators} if target.is_project else set()
        own = [operator for operator in operators if operator not in unsound and _is_differentiable(operator)]
        for each, prefix in ((own, ""), (others, target.tenon)):
            for operator in filter(_is_internal, each):
                computed = terms_of(operator)
                if computed is not None:
                    self._candidates.add(Candidate(operator.schema, computed, prefix=prefix))

    def all(self) -> Iterator[Operator]:
        """Yields every operator in its order."""
        for operator in self._operators:
            yield from self._complete(operator)

    def _complete(self, operator: Operator) -> Iterator[Operator]:
        """Yields the operator with all formulas, then the operators that these need."""
        made: list[Operator] = []
        derivatives = {name: derivative for derivative in operator.derivatives for name in derivative.names}
        for name in operator.derived_by_rule:
            reported = len(self._diagnostics)
            found = self._derivative(operator, name, made)
            if found is not None:
                derivatives[name] = found
            if len(self._diagnostics) > reported:
                break
        ordered = [derivatives[argument.name] for argument in operator.schema.arguments
                   if argument.name in derivatives]
        yield replace(operator, derivatives=tuple(dict.fromkeys(ordered)))
        for each in made:
            yield from self._complete(each)

    def _derivative(self, operator: Operator, name: str, made: list[Operator]) -> Derivative | None:
        place, what = _place(operator), f"the derivative for '{name}'"
        try:
            gradient = gradient_of(operator, name)
            if gradient.is_zero and name not in operator.promotes:
                return None  # a condition
            for hidden in _decides_in_another_dtype(operator, gradient):
                self._diagnostics.error(place, operator.made_for or str(operator.name),
                                        f"{what} depends on where '{hidden}' lies, in its own dtype: 'promotes' leaves "
                                        "it out", "it in 'promotes', 'tags: bool_condition', or a formula for "
                                        f"'{name}' in 'derivatives'")
                return None
            formula = self._formula(operator, name, gradient, made)
            what += " is no formula of operators"
        except NoDerivative as error:
            place, formula, what = error.location, None, f"{error.what} has no derivative"
        except TooLarge:
            formula, what = None, f"{what} has more than {terms.MOST_NODES} parts"
        except OverflowError:
            formula, what = None, f"{what} has a number that is larger than any double"
        if formula is None:
            self._diagnostics.error(place, operator.made_for or str(operator.name), what,
                                    f"a formula for '{name}' in 'derivatives'")
            return None
        shared = tuple((part, parse_expression(text)) for part, text in formula.shared)
        return Derivative((name,), parse_expression(formula.text), shared, _shown(operator, gradient))

    def _formula(self, operator: Operator, name: str, gradient: Gradient, made: list[Operator]) -> Composed | None:
        too_large = None
        try:
            composed = self._composed(gradient)
        except TooLarge as error:
            composed, too_large = None, error
        if composed and composed.count < 2:
            return composed
        call = self._candidates.match(gradient.branches, gradient.operands)
        if call:
            return Composed(call, 1)
        factored = self._of_product(gradient)
        if factored and (composed is None or composed.count > 2):
            return Composed(factored, 2)
        is_worth_it = composed is None or (composed.count >= _FUSED_FROM and order_of(operator) < _MOST_ORDER)
        if is_worth_it and all(map(gradient.has_tensors, gradient.branches)):
            one_pass, call, factor = fused(operator, name, gradient, self._taken)
            self._check_hidden(one_pass, name)
            kept = self._recorded(one_pass) if len(one_pass.schema.arguments) <= MOST_INPUTS else None
            if kept is not None:
                made.append(kept)
                self._taken.add(parameters_of(kept))
                computed = terms_of(kept)
                if computed is not None:
                    self._candidates.add(Candidate(kept.schema, computed, factor))
                return Composed(call, 1)
        if too_large is not None:
            raise too_large
        return composed

    def _check_hidden(self, operator: Operator, name: str) -> None:
        """Reports a function that an argument of a made operator hides in C++."""
        arguments = {argument.name for argument in operator.schema.arguments}
        called = {call.name for branch in branches(operator) for part in expressions(branch.operator.pointwise)
                  for call in calls(part)}
        for hidden in sorted(arguments & called):
            if (operator.made_for, hidden) in self._reported:
                continue
            self._reported.add((operator.made_for, hidden))
            self._diagnostics.error(_place(operator), operator.made_for,
                                    f"the derivative for '{name}' calls '{hidden}', which an argument hides",
                                    f"another name for the argument '{hidden}'")

    def _composed(self, gradient: Gradient) -> Composed | None:
        """Returns the formula of operators of the library, None where there is none. Raises TooLarge."""
        found = _composed(gradient)
        if found is None or not self._hidden:
            return found
        shared = tuple((name, _of_library(part, self._hidden)) for name, part in found.shared)
        return replace(found, text=_of_library(found.text, self._hidden), shared=shared)

    def _recorded(self, operator: Operator) -> Operator | None:
        """Returns an operator of the highest order as one of which no call is recorded: it has no derivatives, and
        where gradients are wanted other operators compute it. None where these cannot, or where there are none."""
        if operator.order < _MOST_ORDER:
            return operator
        formulas = {}
        for branch in branches(operator):
            # A case of zeros names no tensor, and is like those of the whole.
            arguments = (*operator.schema.arguments, *branch.operator.schema.arguments)
            operands = {argument.name: operand_of(argument.type, operator.computes_complex) for argument in arguments}
            operands |= {tensor.name: CONDITION for tensor in branch.operator.schema.tensor_arguments
                         if tensor.name not in operator.promotes}
            try:
                composed = self._composed(Gradient((((), forward_of(branch)),), operands))
            except TooLarge:
                return None
            if composed is None or composed.count == 0:
                return None
            formulas[branch.decisions] = formula_of(composed.text, composed.shared)
        return replace(operator, recorded=chosen(formulas), derived_by_rule=())

    def _of_product(self, gradient: Gradient) -> str | None:
        """Returns the call of an operator that takes the product of all gradients for one, two passes together."""
        if not isinstance(gradient.single, Product):
            return None
        gradients = [base for base, exponent in gradient.single.powers
                     if exponent == 1 and isinstance(base, Symbol) and base.name.startswith(GRADIENT)]
        if len(gradients) < 2:
            return None
        together = Symbol("*".join(base.name for base in gradients))
        term = normal.product(together, *(normal.power(base, -1) for base in gradients), gradient.single)
        call = self._candidates.match((((), term),), gradient.operands | {together.name: TENSOR})
        return call and call.replace(together.name, " * ".join(base.name for base in gradients))


def _of_library(text: str, hidden: set[str]) -> str:
    """Returns a formula with the namespace of the library before operators that a project has its own of."""
    def qualified(node: Node) -> Node:
        if not isinstance(node, Call):
            return node
        method = node.function if isinstance(node.function, Member) else None
        name = method.name if method else node.function.text if isinstance(node.function, Name) else ""
        if name not in hidden:
            return node
        arguments = (method.object, *node.arguments) if method else node.arguments
        return Call(Name(f"{LIBRARY}::{name}", offset=node.offset), arguments, offset=node.offset)

    return str(rewrite(parse_expression(text), qualified))


def _composed(gradient: Gradient) -> Composed | None:
    """Returns the formula that is composed of operators, None where there is none. Raises TooLarge."""
    found: list[tuple[str, Composed]] = []
    try:
        for decisions, term in gradient.branches:
            taken = [name for _, composed in found for name, _ in composed.shared]
            condition = dispatcher.condition(decisions, dispatcher.AS_METHODS)
            found.append((condition, compose(term, gradient.operands, taken)))
    except NoFormula:
        return None
    if len(found) == 1:
        return found[0][1]
    text = found[-1][1].text
    for condition, composed in reversed(found[:-1]):
        text = f"{condition} ? {composed.text} : {text}"
    # A part is computed in its own branch alone.
    shared = [(name, f"{condition} ? {part} : Tensor()") for condition, composed in found
              for name, part in composed.shared]
    return Composed(text, max(composed.count for _, composed in found), tuple(shared))


def _place(operator: Operator) -> Location:
    """Returns where the expression stands, the first of several."""
    if operator.is_made:
        return operator.location
    return branches(operator)[0].operator.pointwise.expression.location


def _is_internal(operator: Operator) -> bool:
    """Returns whether a pointwise operator is there for others to call."""
    base = operator.name.base
    return bool(operator.pointwise) and (base.startswith("_") or base.endswith("_backward"))


def _is_differentiable(operator: Operator) -> bool:
    """Returns whether an operator can be a gradient: of each dtype that has some, with those of all that varies."""
    known = {*operator.derived_by_rule, *(name for derivative in operator.derivatives for name in derivative.names)}
    varying = {tensor.name for tensor in operator.schema.tensor_arguments if tensor.name in operator.promotes}
    return (FLOATING <= dtypes_of(operator.dtypes) and not operator.non_differentiable
            and operator.output_differentiability is None and varying <= known)


def _decides_in_another_dtype(operator: Operator, gradient: Gradient) -> list[str]:
    """Returns the tensors that a gradient would compare unrounded, where its operator computes in a narrower dtype."""
    deciding = {name for _, term in gradient.branches for name in terms.deciding(term)}
    return [tensor.name for tensor in operator.schema.tensor_arguments if tensor.name in deciding
            and tensor.name not in operator.promotes and gradient.operands.get(tensor.name) != CONDITION]


def _shown(operator: Operator, gradient: Gradient) -> str:
    """Returns a derivative as a reader would write it, shared parts first."""
    texts = []
    for decisions, term in gradient.branches:
        spelled = spell(term, (GRADIENT,), names_of(operator, decisions))
        text = "".join(f"{name} = {part}; " for name, part in spelled.shared) + spelled.text
        texts.append(f"{', '.join(decision.word for decision in decisions)}: {text}" if decisions else text)
    return "\n".join(texts)
