"""Operators that compute a gradient in one pass."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Iterable, Iterator

from codegen.choices import Decision, branches
from codegen.differentiation import normal, terms
from codegen.differentiation.gradient import GRADIENT, RESULT, Gradient, shared_of
from codegen.differentiation.match import factor_of
from codegen.differentiation.numbers import NumberSpeller
from codegen.differentiation.operands import CONDITION
from codegen.differentiation.spell import spell
from codegen.differentiation.terms import Symbol, Value
from codegen.expression import calls, parse_expression
from codegen.model import Choice, Formula, Operator
from codegen.schema import TENSOR, Argument, BaseType, OperatorName, Return, Schema
from codegen.vocabulary import Tag


_FACTOR = "scale"  # what a product is multiplied with, so that those that differ in it are one operator

Taken = set[tuple[str, tuple[str, ...]]]  # base names with the types of their parameters, as C++ tells overloads apart


def fused(operator: Operator, name: str, gradient: Gradient, taken: Taken) -> tuple[Operator, str, str]:
    """Returns the operator of a gradient, `_atan_grad_self` for `atan` and `self`, the formula that calls it, and its
    argument that is a mere factor."""
    renamed = _argument_names(operator)
    found = {decisions: _renamed(term, renamed) for decisions, term in gradient.branches}
    factor, scale = factor_of(gradient.single, gradient.operands), ""
    if factor != terms.ONE:
        # Another operator's gradient may be the same but for its sign or factor.
        rest = normal.quotient(found[()], factor)
        scale = _free(_FACTOR, terms.symbols(rest).keys() | {each.name for each in operator.schema.tensor_arguments})
        found = {(): normal.product(Symbol(scale), rest)}
    schema = _schema(operator, name, renamed, found, scale, taken)
    tensors = [argument.name for argument in schema.tensor_arguments]
    conditions = [each for each in tensors if gradient.operands.get(each) == CONDITION]
    used = {each for term in found.values() for each in terms.symbols(term)}
    promoting = tuple(each for each in tensors if each in used and each not in conditions)
    made = Operator(
        schema=schema, location=operator.location, category=operator.category, variants=frozenset(),
        made_for=operator.made_for or operator.name.base, order=order_of(operator) + 1,
        doc=f"The gradient of {operator.name} for {name}.", pointwise=_pointwise(operator, found, promoting),
        derived_by_rule=promoting, promotes=promoting,
        non_differentiable=tuple(each for each in tensors if each not in used),
        dtypes=frozenset({"floating"}) | operator.dtypes & {"complex"},
        tags=(Tag.BOOL_CONDITION,) if conditions else ())
    given = {new: Symbol(old) for old, new in renamed.items()} | ({scale: factor} if scale else {})
    texts = [argument.name if argument.name not in given and argument.type != TENSOR and "?" in str(argument.type)
             else NumberSpeller(gradient.operands).given(given.get(argument.name, Symbol(argument.name)))
             for argument in schema.arguments]
    return made, f"{schema.name.base}({', '.join(texts)})", scale


def parameters_of(operator: Operator) -> tuple[str, tuple[str, ...]]:
    """Returns what must differ from that of every other operator."""
    return operator.name.base, _types(operator.schema.arguments)


def _types(arguments: Iterable[Argument]) -> tuple[str, ...]:
    """Returns the types of parameters as far as C++ tells them apart; what it has none for is not refused yet."""
    return tuple("Tensor" if each.type.is_tensor else str(each.type).replace("SymInt", "int") for each in arguments)


def order_of(operator: Operator) -> int:
    """Returns which gradient an operator computes, 0 for none; `_backward` names the gradient of another entry."""
    return 1 if operator.name.base.endswith("_backward") else operator.order


def names_of(operator: Operator, decisions: tuple[Decision, ...] = ()) -> dict[str, str]:
    """Returns the names that an entry gives to terms, of one branch or of the first."""
    found = branches(operator)
    branch = next((each for each in found if each.decisions == decisions), found[0])
    return {term.key: name for name, term in shared_of(branch).items()}


def _argument_names(operator: Operator) -> dict[str, str]:
    """Returns what a gradient and a result are called as arguments: their own names are those of formulas."""
    taken = {argument.name for argument in operator.schema.arguments}
    gradient = "grad_output" if "grad_output" not in taken else "grad_grad"
    while gradient in taken:
        gradient += "_grad"
    return {GRADIENT: gradient, RESULT: _free("output", taken)}


def _free(name: str, taken: Iterable[str]) -> str:
    while name in taken:
        name += "_value"
    return name


def _renamed(term: Value, names: dict[str, str]) -> Value:
    return normal.substitute(term, lambda part: Symbol(names.get(part.name, part.name))
                            if isinstance(part, Symbol) else None)


def _schema(operator: Operator, name: str, renamed: dict[str, str], found: dict[tuple[Decision, ...], Value],
            scale: str, taken: Taken) -> Schema:
    """Returns the signature: gradients, tensors, numbers, then what is decided by."""
    used = {each for term in found.values() for each in terms.symbols(term)}
    own = {argument.name: argument for argument in operator.schema.arguments}
    decided = {decision.argument.name for decisions in found for decision in decisions}
    tensors = [new for new in (renamed[GRADIENT], *own, renamed[RESULT])
               if (new in used or new in decided) and (new not in own or own[new].type.is_tensor)]
    arguments = [own[each] if each in decided else Argument(each, TENSOR, location=operator.location)
                 for each in tensors]
    others = [argument for argument in own.values() if not argument.type.is_tensor]
    arguments += [argument for argument in others
                  if argument.name in used - decided and argument.name != scale]
    arguments += [Argument(scale, BaseType("Scalar"), location=operator.location)] if scale else []
    arguments += [argument for argument in others if argument.name in decided]
    base = next(each for each in _names(operator, name) if (each, _types(arguments)) not in taken)
    return Schema(OperatorName(base, overload=operator.name.overload),
                  tuple(replace(argument, default=None, kwarg_only=False) for argument in arguments),
                  (Return(None, TENSOR),), operator.location)


def _names(operator: Operator, name: str) -> Iterator[str]:
    """Yields what a gradient may be called: with the overload where another one's has the same parameters."""
    of, overload = operator.name.base.lstrip("_"), operator.name.overload.lower()
    yield f"_{of}_grad_{name.lower()}"
    if overload:
        yield f"_{of}_{overload}_grad_{name.lower()}"
    yield from (f"_{of}_grad_{name.lower()}_{number}" for number in count(2))


def _pointwise(operator: Operator, found: dict[tuple[Decision, ...], Value],
               tensors: tuple[str, ...]) -> Formula | Choice:
    leading = [each for each in tensors if each.startswith("grad")]
    return chosen({decisions: _formula(term, leading, names_of(operator, decisions))
                   for decisions, term in found.items()})


def chosen(formulas: dict[tuple[Decision, ...], Formula]) -> Formula | Choice:
    """Returns formulas by what leads to each, as an entry has them."""
    return formulas[()] if () in formulas else _choice(list(formulas.items()), 0)


def _choice(formulas: list[tuple[tuple[Decision, ...], Formula]], depth: int,
            ) -> Formula | Choice:
    """Returns the tree of branches that agree in the first `depth` decisions."""
    decisions, formula = formulas[0]
    if len(decisions) == depth:
        return formula
    values = dict.fromkeys(decisions[depth].value for decisions, _ in formulas)
    return Choice(decisions[depth].argument.name, tuple(
        (value, _choice([each for each in formulas if each[0][depth].value == value], depth + 1)) for value in values))


def _formula(term: Value, leading: list[str], named: dict[str, str]) -> Formula:
    spelled = spell(term, leading, named)
    return formula_of(spelled.text, spelled.shared)


def formula_of(text: str, parts: Iterable[tuple[str, str]]) -> Formula:
    """Returns what a text and its parts with a name compute."""
    expression = parse_expression(text)
    shared = tuple((name, parse_expression(part)) for name, part in parts)
    functions = dict.fromkeys(call.name for each in (*(part for _, part in shared), expression) for call in calls(each))
    return Formula(expression, tuple(functions), shared)
