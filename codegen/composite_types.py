"""What kind of value each part of a composite operator's expression gives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Iterator

from codegen.callables import Callables
from codegen.expression import Expression
from codegen.formula_types import FormulaTypes, FoundKind
from codegen.model import Operator
from codegen.source import Diagnostics
from codegen.value_kinds import kind_of


@dataclass(frozen=True)
class TypedPart:
    """A part of an expression that has a name, or the result, whose name is empty."""

    name: str
    expression: Expression
    kind: FoundKind
    operators: tuple[str, ...]  # the schemas that its calls may mean


def typed_parts(operator: Operator, operators: Callables, helpers: Callables | None,
                diagnostics: Diagnostics) -> Iterator[TypedPart]:
    """Yields the parts of a composite operator that chooses nothing, the result last; reports what C++ would refuse."""
    formula = operator.composition
    kinds: dict[str, FoundKind] = {argument.name: kind_of(argument.type) for argument in operator.schema.arguments}
    for name, expression in (*formula.shared, ("", formula.expression)):
        types = FormulaTypes(str(operator.name), kinds, (), operators, helpers, diagnostics)
        kinds[name] = types.part(expression) if name else types.kind(expression)
        yield TypedPart(name, expression, kinds[name], tuple(types.operators))
