"""What the headers declare that authors of kernels and composites include."""

from __future__ import annotations

from codegen.api import kernels
from codegen.views.operator import OperatorView


class KernelsView(OperatorView):
    """An entry with the handwritten functions that it names; their declarations."""

    @property
    def kernels(self) -> list[str]:
        """Returns those of its kernels, each once."""
        return [kernels.prototype(self.operator, name) for name in dict.fromkeys(self.operator.kernel.values())]

    @property
    def meta(self) -> str:
        """Returns that of the function that says how its results are; nothing where it names none."""
        if not kernels.calls_meta(self.operator):
            return ""
        return kernels.meta_prototype(self.operator, self.operator.meta.root.function.text)

    @property
    def composite(self) -> str:
        """Returns that of the function that computes it with other operators; nothing where it names none."""
        name = self.operator.composite
        return kernels.prototype(self.operator, name) if isinstance(name, str) else ""
