"""What `python3 -m codegen explain` tells of an operator."""

from __future__ import annotations

from codegen.model import Implementation
from codegen.schema import OperatorKind
from codegen.views import layers
from codegen.views.operator import OperatorView


class ExplainedView(OperatorView):
    """An operator with how programs call it, how it computes, and the layers that its calls go through."""

    @property
    def kind(self) -> OperatorKind:
        """Returns what a call does to its arguments."""
        return self.operator.kind

    @property
    def category(self) -> str:
        """Returns the category of its entry."""
        return self.operator.category

    @property
    def implementation(self) -> Implementation:
        """Returns how it computes."""
        return self.base.implementation

    @property
    def is_function(self) -> bool:
        """Returns whether it is a public free function."""
        return self.operator.is_function

    @property
    def is_method(self) -> bool:
        """Returns whether `Tensor` has it as a method."""
        return self.operator.is_method

    @property
    def internal_name(self) -> str:
        """Returns the name of the function: `add_out` for what takes its results."""
        return self.schema.function

    @property
    def function(self) -> str:
        """Returns the name of the method."""
        return self.operator.name.unoverloaded

    @property
    def needs_inplace_or_view(self) -> bool:
        """Returns whether it has an InplaceOrView kernel."""
        return layers.needs_inplace_or_view(self)

    @property
    def needs_autograd(self) -> bool:
        """Returns whether it has an Autograd kernel."""
        return layers.needs_autograd(self)

    @property
    def copies_by_geometry(self) -> bool:
        """Returns whether it copies such views."""
        return layers.copies_by_geometry(self)

    @property
    def follows_geometry(self) -> bool:
        """Returns whether the geometry of a view tells its gradient."""
        return layers.follows_geometry(self)
