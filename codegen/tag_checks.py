"""The checks of `tags`."""

from __future__ import annotations

from codegen.entry import Entry
from codegen.schema import OperatorKind, Schema
from codegen.source import Diagnostics
from codegen.vocabulary import Tag, Variant


def check_tags(entry: Entry, diagnostics: Diagnostics) -> None:
    """Reports the tags that have no effect."""
    for tag, word in entry.chosen("tags", Tag):
        needed = _needed_for(entry, tag)
        if needed:
            diagnostics.error(word.location, str(entry.operator.name), f"the tag '{word.text}' has no effect here",
                              needed)


def _needed_for(entry: Entry, tag: Tag) -> str | None:
    """Returns what a tag needs to have an effect, where the entry lacks it."""
    operator, schema = entry.operator, entry.operator.schema
    kind = schema.kind
    if tag is Tag.INPLACE_VIEW and kind is not OperatorKind.INPLACE:
        return "it on an in-place operator"
    if tag is Tag.UNTRACKED_VIEW and (not kind.is_view or operator.composite):
        return "it on a view with a kernel"
    if tag is Tag.UNMARKED_WRITES and (kind is not OperatorKind.FUNCTIONAL or operator.derivatives
                                       or not isinstance(operator.composite, str)):
        return "it on a composite operator in C++ without 'derivatives'"
    if tag is Tag.UNMARKED_ALIAS and (kind is not OperatorKind.FUNCTIONAL or not schema.tensor_arguments
                                      or operator.pointwise or operator.meta):
        return "it on a composite operator, or one with a kernel that makes its results, which takes Tensors"
    if tag is Tag.NONDETERMINISTIC_SEEDED and operator.pointwise:
        return "it on an operator with a kernel, or a composite one"
    if tag is Tag.UNREAD_SELF and (operator.pointwise or operator.composite or kind.is_view
                                   or kind is OperatorKind.INPLACE_VIEW or not _takes_self(schema)):
        return "it on an operator with a kernel, other than a view, whose first argument is a Tensor 'self'"
    if tag is Tag.NOT_HOLOMORPHIC and not (operator.derivatives or operator.derived_by_rule):
        return "it on an operator with 'derivatives'"
    if tag is Tag.LATE_ERRORS and (not operator.meta or schema.argument("device")
                                   or not operator.variants & {Variant.INPLACE, Variant.OUT}):
        return "it on an operator with 'meta' and an inplace or out variant, without an argument 'device'"
    others = [argument for argument in schema.tensor_arguments if argument.name not in operator.promotes]
    if tag is Tag.BOOL_CONDITION and (not operator.pointwise or not others):
        return "it on a pointwise operator with a Tensor that is not in 'promotes'"
    return None


def _takes_self(schema: Schema) -> bool:
    """Returns whether the first argument is `Tensor self`."""
    return bool(schema.arguments) and schema.arguments[0].name == "self" and str(schema.arguments[0].type) == "Tensor"
