"""The C++ functions that entries name and authors write."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Iterator

from codegen.model import Operator
from codegen.views.backend import BackendView
from codegen.views.library import Library


@dataclass(frozen=True)
class Handwritten:
    """A kernel or a composite: how it is declared, and where it belongs."""

    operator: Operator
    name: str
    prototype: str
    file: str
    header: str

    def __str__(self) -> str:
        """Returns what is to be written, as a diagnostic at the entry."""
        function = self.prototype.replace(f"{self.name.rpartition('::')[2]}(", f"{self.name}(", 1)
        return (f"{self.operator.location}: error: {self.operator.name}: nobody has written '{self.name}', expected "
                f"`{function}` in {self.file}, with #include \"{self.header}\"")


def handwritten_functions(library: Library) -> Iterator[Handwritten]:
    """Yields the handwritten function of every entry, in the order of the source."""
    for view in map(BackendView.of, library.views):
        if view.is_derived:
            continue
        operator, header = view.operator, f"tenon/generated/kernels/{view.category}.h"
        for kernel in dict.fromkeys(operator.kernel.values()):
            yield Handwritten(operator, f"tenon::kernels::{kernel}", view.prototype(kernel),
                              f"runtime/tenon/kernels/{view.category}/{kernel}.cpp", header)
        if operator.composite:
            yield Handwritten(operator, f"tenon::composite::{operator.composite}", view.prototype(operator.composite),
                              f"runtime/tenon/composite/{view.category}.cpp", header)
