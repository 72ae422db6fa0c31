"""The checks of `dtypes` and of what stands beside it."""

from __future__ import annotations

from codegen.dtypes import COMPLEX, HUBS, dtypes_of
from codegen.entry import Entry
from codegen.source import Diagnostics


def check_dtypes(entry: Entry, diagnostics: Diagnostics) -> None:
    """Reports words that have no effect, or not the one that they seem to have."""
    operator, name = entry.operator, str(entry.operator.name)
    if operator.promotes_integers and "dtypes" in entry.places and operator.dtypes != {"floating", "complex"}:
        diagnostics.error(entry.places["dtypes"], name,
                          "'dtypes' has no effect beside 'promotion: int_to_float', which computes in floating dtypes",
                          "one of the two, or 'dtypes: floating, complex'")
    if operator.is_real_result and not dtypes_of(operator.dtypes) & COMPLEX:
        diagnostics.error(entry.places["result_dtype"], name,
                          "'result_dtype: real' has no effect: the operator computes in no complex dtype",
                          "'complex' in 'dtypes'")
    for dtype in sorted(HUBS.keys() & dtypes_of(operator.dtypes)) if operator.pointwise else ():
        if HUBS[dtype] not in dtypes_of(operator.dtypes):
            diagnostics.error(entry.places["dtypes"], name,
                              f"'{dtype}' in 'dtypes' without '{HUBS[dtype]}', in which it is computed",
                              f"'{HUBS[dtype]}' among them")
    covered: frozenset[str] = frozenset()
    words = [(word, dtypes_of(frozenset({word.text}))) for word in entry.words.get("dtypes", ())]
    for word, dtypes in sorted(words, key=lambda each: -len(each[1])):
        if dtypes <= covered:
            diagnostics.error(word.location, name, f"'{word.text}' in 'dtypes' has no effect: another word covers it")
        covered |= dtypes
