"""The model between the stages: what an entry says of an operator, as frozen values."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Union

from codegen.dtypes import COMPLEX, dtypes_of
from codegen.expression import Expression
from codegen.lets import definitions
from codegen.schema import OperatorKind, OperatorName, Schema
from codegen.source import Location
from codegen.vocabulary import Promotion, ResultDtype, Tag, Variant

# The shape of results that are like the first tensor.
SAME = "same"


class Implementation(Enum):
    """How an operator computes: the value is the word that the manifest has for it."""

    POINTWISE = "pointwise"  # an expression, for each element
    STRUCTURED = "structured"  # a kernel fills results, whose shapes `meta` tells
    DIRECT = "direct"  # a kernel returns results
    COMPOSITE = "composite"  # other operators, which are differentiated one by one
    GUARDED = "guarded"  # other operators, below the derivatives of this one


@dataclass(frozen=True)
class Formula:
    """What is computed, for each element or by other operators, and the functions it calls."""

    expression: Expression
    functions: tuple[str, ...]
    shared: tuple[tuple[str, Expression], ...] = ()  # parts with a name, each after those that it names


@dataclass(frozen=True)
class Choice:
    """What a call decides by an argument: for each case a formula, or what is decided then."""

    argument: str
    cases: tuple[tuple[str, Union[Formula, Choice]], ...]
    location: Location | None = field(default=None, compare=False)
    case_locations: tuple[Location, ...] = field(default=(), compare=False)


@dataclass(frozen=True)
class Derivative:
    """The gradient of one argument, or of several that one formula computes as a tuple.

    In `jvp`, the tangent of results.
    """

    names: tuple[str, ...]
    expression: Expression
    shared: tuple[tuple[str, Expression], ...] = ()  # parts with a name, each after those that it names
    derived: str = ""  # what the generator derived, element by element, where `expression` was not written by hand

    @property
    def lines(self) -> list[str]:
        """Returns what programs are told of it: `self, other: formula`, then the parts that the formula names."""
        return [f"{', '.join(self.names)}: {self.expression}", *definitions(self.shared)]


def expressions(computed: Formula | Derivative) -> tuple[Expression, ...]:
    """Returns the parts with a name, each after those that it names, then the result."""
    return (*(part for _, part in computed.shared), computed.expression)


@dataclass(frozen=True, eq=False)
class Operator:
    """An entry of ops.yaml after all checks, or a variant derived from one (`derived_from` is its base)."""

    schema: Schema
    location: Location
    category: str
    doc: str = ""
    variants: frozenset[Variant] = frozenset({Variant.FUNCTION})
    derived_from: str | None = None
    pointwise: Formula | Choice | None = None
    kernel: dict[str, str] = field(default_factory=dict)  # backend, or `all` → C++ name
    composite: str | Formula | Choice | None = None  # the C++ name of a function, or what others compute
    meta: Expression | None = None
    lets: tuple[tuple[str, Expression], ...] = ()
    derivatives: tuple[Derivative, ...] = ()
    derived_by_rule: tuple[str, ...] = ()  # the arguments with `derivatives: auto`
    jvp: tuple[Derivative, ...] = ()
    output_differentiability: tuple[bool, ...] | None = None
    non_differentiable: tuple[str, ...] = ()
    view_inverse: Expression | None = None
    tags: tuple[Tag, ...] = ()
    dtypes: frozenset[str] = frozenset({"all"})
    promotes: tuple[str, ...] = ()
    promotion: Promotion = Promotion.DEFAULT
    result_dtype: ResultDtype = ResultDtype.PROMOTED
    inplace_overload: str | None = None
    out_overload: str | None = None
    scalar_twin: str | None = None  # the Tensor that an overload takes as a number
    twin_of: str | None = None  # the operator whose `scalar_twin` this is
    made_for: str | None = None  # the base name of the entry whose `derivatives: auto` it computes
    order: int = 0  # of the gradient that it computes: 1 for that of an entry, 2 for that of a gradient
    recorded: Formula | Choice | None = None  # what other operators compute in its place where gradients are wanted

    @property
    def name(self) -> OperatorName:
        """Returns the schema's name."""
        return self.schema.name

    @property
    def kind(self) -> OperatorKind:
        """Returns the schema's kind, or that of the tag `inplace_view`."""
        return OperatorKind.INPLACE_VIEW if Tag.INPLACE_VIEW in self.tags else self.schema.kind

    @property
    def variant(self) -> str:
        """Returns what a variant is to the operator that it is derived from; nothing where it is none."""
        if not self.derived_from:
            return ""
        is_copy = self.name.base == f"{self.derived_from.partition('.')[0]}_copy"
        words = {OperatorKind.OUT: "out", OperatorKind.FUNCTIONAL: "copy" if is_copy else "functional"}
        return words.get(self.schema.kind, "in-place")

    @property
    def implementation(self) -> Implementation:
        """Returns how the entry computes; of a variant it is what the operator that it is derived from says."""
        if self.pointwise:
            return Implementation.POINTWISE
        if self.composite:
            return Implementation.GUARDED if self.derivatives else Implementation.COMPOSITE
        return Implementation.STRUCTURED if self.meta else Implementation.DIRECT

    @property
    def composed(self) -> Operator:
        """Returns an operator that others compute in its place as the one of these."""
        return replace(self, pointwise=None, composite=self.recorded)

    @property
    def is_made(self) -> bool:
        """Returns whether the generator made the operator, rather than an entry."""
        return self.made_for is not None

    @property
    def is_function(self) -> bool:
        """Returns whether programs call the operator as a free function."""
        return Variant.FUNCTION in self.variants

    @property
    def is_method(self) -> bool:
        """Returns whether programs call the operator as a method of Tensor; what takes its results is none."""
        return (Variant.METHOD in self.variants and self.schema.kind is not OperatorKind.OUT
                and self.schema.argument("self") is not None)

    @property
    def promotes_integers(self) -> bool:
        """Returns whether a pointwise operator computes integers as floating numbers."""
        return self.promotion is Promotion.INT_TO_FLOAT

    @property
    def is_predicate(self) -> bool:
        """Returns whether a pointwise operator gives truth values."""
        return self.result_dtype is ResultDtype.BOOL

    @property
    def is_real_result(self) -> bool:
        """Returns whether a pointwise operator gives real numbers of complex ones."""
        return self.result_dtype is ResultDtype.REAL

    @property
    def computed_dtypes(self) -> frozenset[str]:
        """Returns the words for the dtypes that a pointwise operator computes in."""
        return frozenset({"floating"}) | self.dtypes & {"complex"} if self.promotes_integers else self.dtypes

    @property
    def is_holomorphic(self) -> bool:
        """Returns whether its formulas read conjugates of what is complex."""
        return Tag.NOT_HOLOMORPHIC not in self.tags

    @property
    def conjugates_numbers(self) -> bool:
        """Returns whether they read a number that may be complex."""
        return (not self.pointwise or self.computes_complex) and self.is_holomorphic

    @property
    def computes_complex(self) -> bool:
        """Returns whether a pointwise operator computes in complex dtypes, too."""
        return bool(dtypes_of(self.dtypes) & COMPLEX)

    @property
    def composition(self) -> Formula | Choice | None:
        """Returns what a composite operator without C++ computes."""
        return None if isinstance(self.composite, str) else self.composite

    @property
    def computed(self) -> Formula | Choice | None:
        """Returns the expression, or the cases with one each, that the operator computes."""
        return self.pointwise or self.composition

    def __str__(self) -> str:
        return str(self.schema)
