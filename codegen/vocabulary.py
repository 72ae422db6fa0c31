"""The words that entries choose from, as types: the value of each member is its word."""

from __future__ import annotations

from enum import Enum

KEYS = tuple("""
    func category doc variants inplace_overload out_overload cpp_no_default_args scalar_twin let pointwise kernel
    composite meta dtypes promotes promotion result_dtype view derivatives output_differentiability
    non_differentiable jvp tags
""".split())  # of an entry, in the order of the one spelling


class Computation(Enum):
    """How an entry says what it computes: the value is the key."""

    POINTWISE = "pointwise"
    KERNEL = "kernel"
    COMPOSITE = "composite"


class Variant(Enum):
    """What an entry makes, of `variants`."""

    FUNCTION = "function"
    METHOD = "method"
    INPLACE = "inplace"
    OUT = "out"


class Tag(Enum):
    """What schemas do not say, of `tags`."""

    INPLACE_VIEW = "inplace_view"
    UNTRACKED_VIEW = "untracked_view"
    UNMARKED_WRITES = "unmarked_writes"
    UNMARKED_ALIAS = "unmarked_alias"
    BOOL_CONDITION = "bool_condition"
    NONDETERMINISTIC_SEEDED = "nondeterministic_seeded"
    UNREAD_SELF = "unread_self"
    NOT_HOLOMORPHIC = "not_holomorphic"
    LATE_ERRORS = "late_errors"


class Promotion(Enum):
    """The dtype that a pointwise operator computes in, of `promotion`."""

    DEFAULT = "default"
    INT_TO_FLOAT = "int_to_float"


class ResultDtype(Enum):
    """The dtype of what a pointwise operator returns, of `result_dtype`."""

    PROMOTED = "promoted"
    BOOL = "bool"
    REAL = "real"


def words_of(vocabulary: type[Enum]) -> tuple[str, ...]:
    """Returns the words that an entry can choose from."""
    return tuple(member.value for member in vocabulary)
