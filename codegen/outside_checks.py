"""The checks of entries of a project, outside of the library's own tree."""

from __future__ import annotations

from codegen.entry import Entry
from codegen.meta_checks import check_meta_outside
from codegen.source import Diagnostics
from codegen.vocabulary import Variant


def check_outside(entry: Entry, diagnostics: Diagnostics) -> None:
    """Reports what only the library's own operators can have."""
    operator = entry.operator
    for variant, word in entry.chosen("variants", Variant):
        if variant is Variant.METHOD:
            diagnostics.error(word.location, str(operator.name), "class Tensor is the library's, and gets no methods "
                              "outside of it", "'variants: function'")
    check_meta_outside(entry, diagnostics)
