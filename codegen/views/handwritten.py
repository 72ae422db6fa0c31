"""The C++ functions that entries name and authors write."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Callable, Iterator

from codegen.api import kernels
from codegen.model import Operator
from codegen.views.library import Library
from codegen.views.operator import OperatorView

Prototype = Callable[[Operator, str], str]  # of a function of an operator, by its name


@dataclass(frozen=True)
class Handwritten:
    """A kernel or a composite: how it is declared, and where it belongs."""

    operator: Operator
    name: str
    prototype: str
    qualified: str  # the same with the namespaces of the function, as it may be pasted outside of them
    file: str
    header: str

    def __str__(self) -> str:
        """Returns what is to be written, as a diagnostic at the entry."""
        return (f"{self.operator.location}: error: {self.operator.name}: nobody has written '{self.name}', expected "
                f"`{self.qualified}` in {self.file}, with #include \"{self.header}\"")


def handwritten_functions(library: Library) -> Iterator[Handwritten]:
    """Yields the handwritten functions of every entry, in the order of the source."""
    for view in library.views:
        if not view.is_derived:
            yield from handwritten_of(view)


def handwritten_of(view: OperatorView) -> Iterator[Handwritten]:
    """Yields the handwritten functions that an entry names."""
    operator, target = view.operator, view.target
    header = target.header(f"kernels/{operator.category}.h")

    def written(scope: str, name: str, file: str, prototype: Prototype = kernels.prototype) -> Handwritten:
        place = "a source of the library" if target.is_project else f"runtime/tenon/{file}"
        whole = f"{target.namespace}::{scope}::{name}"
        return Handwritten(operator, whole, target.qualified(prototype(operator, name)),
                           target.qualified(prototype(operator, whole)), place, header)

    for kernel in dict.fromkeys(operator.kernel.values()):
        yield written("kernels", kernel, f"kernels/{operator.category}/{kernel}.cpp")
    if isinstance(operator.composite, str):
        yield written("composite", operator.composite, f"composite/{operator.category}.cpp")
    if target.is_project and kernels.calls_meta(operator):
        yield written("meta", operator.meta.root.function.text, "", kernels.meta_prototype)
