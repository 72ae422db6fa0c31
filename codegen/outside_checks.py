"""The checks of entries of a project, outside of the library's own tree."""

from __future__ import annotations

from codegen.entry import Entry
from codegen.nodes import Call, Literal, Name, walk
from codegen.model import SAME
from codegen.source import Diagnostics
from codegen.vocabulary import Variant


def check_outside(entry: Entry, diagnostics: Diagnostics) -> None:
    """Reports what only the library's own operators can have."""
    operator = entry.operator
    for variant, word in entry.chosen("variants", Variant):
        if variant is Variant.METHOD:
            diagnostics.error(word.location, str(operator.name), "class Tensor is the library's, and gets no methods "
                              "outside of it", "'variants: function'")
    meta = operator.meta
    if meta is None or str(meta) == SAME or not isinstance(meta.root, Call):
        return
    if isinstance(meta.root.function, Name) and "::" in meta.root.function.text:
        diagnostics.error(meta.at(0), str(operator.name), f"the shape function '{meta.root.function.text}' is not in "
                          "the project's namespace 'meta'", "a name without '::'")
    for argument in meta.root.arguments:
        if not isinstance(argument, (Name, Literal)):
            diagnostics.error(meta.at(min(node.offset for node in walk(argument))), str(operator.name),
                              f"'{argument}' is passed to a shape function", "arguments of the operator, texts and "
                              "numbers, of which its declaration is made")
