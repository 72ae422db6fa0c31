"""What an operator is: its descriptor, and what is told of it."""

from __future__ import annotations

from codegen.api import dispatcher
from codegen.literals import string_literal
from codegen.model import Implementation
from codegen.views.operator import OperatorView
from codegen.vocabulary import Tag


class DeclarationView(OperatorView):
    """An operator with its descriptor."""

    @property
    def signature(self) -> str:
        """Returns the function type of the operator."""
        return dispatcher.signature(self.schema)

    @property
    def told_as_its_base(self) -> bool:
        """Returns whether a variant has the details of the operator that it is derived from."""
        return self.is_derived and self.details == DeclarationView(self.base, self.base, self.node, self.target).details

    @property
    def details(self) -> list[str]:
        """Returns the initialisers of OperatorDetails."""
        texts = {"doc": self.operator.doc, "derivatives": self.derivative_text,
                 "view_inverse": str(self.operator.view_inverse or "")}
        fields = [".category = kCategory"]
        fields += [f".{name} = {string_literal(text)}" for name, text in texts.items() if text]
        if self.implementation in (Implementation.COMPOSITE, Implementation.GUARDED):
            fields.append(".composite = true")
        if self.operator.recorded:
            fields.append(".recorded_as_composite = true")
        if Tag.NONDETERMINISTIC_SEEDED in self.operator.tags:
            fields.append(".nondeterministic_seeded = true")
        return fields
