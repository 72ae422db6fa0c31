"""What is told of an operator at run time, beside its schema."""

from __future__ import annotations

from codegen.literals import string_literal
from codegen.model import Implementation
from codegen.views.operator import OperatorView
from codegen.vocabulary import Tag


class DefinitionView(OperatorView):
    """An operator with its details."""

    @property
    def base_id(self) -> str:
        """Returns what C++ calls the operator that a variant is derived from."""
        return self.base.name.unambiguous()

    @property
    def told_as_its_base(self) -> bool:
        """Returns whether a variant has the details of the operator that it is derived from."""
        return self.is_derived and self.details == DefinitionView(self.base, self.base, self.node, self.target).details

    @property
    def details(self) -> list[str]:
        """Returns the initialisers of OperatorDetails behind the category."""
        derivatives = "\n".join(line for derivative in self.operator.derivatives for line in derivative.lines)
        texts = {"doc": self.operator.doc, "derivatives": derivatives,
                 "view_inverse": str(self.operator.view_inverse or "")}
        fields = [f".{name} = {string_literal(text)}" for name, text in texts.items() if text]
        if self.base.implementation in (Implementation.COMPOSITE, Implementation.GUARDED):
            fields.append(".composite = true")
        if self.operator.recorded:
            fields.append(".recorded_as_composite = true")
        if Tag.NONDETERMINISTIC_SEEDED in self.operator.tags:
            fields.append(".nondeterministic_seeded = true")
        if Tag.UNMARKED_ALIAS in self.operator.tags:
            fields.append(".unmarked_alias = true")
        if Tag.UNREAD_SELF in self.operator.tags:
            fields.append(".unread_self = true")
        return fields
