"""The constant tables of schemas."""

from __future__ import annotations

from codegen.model import ListType, OptionalType, is_written
from codegen.views.operator import OperatorView

_TYPE_ENUMERATORS = {
    "Tensor": "kTensor", "int": "kInteger", "SymInt": "kInteger", "float": "kFloating", "bool": "kBoolean",
    "SymBool": "kBoolean", "Scalar": "kScalar", "str": "kString", "ScalarType": "kDType", "Device": "kDevice",
    "Layout": "kLayout", "MemoryFormat": "kMemoryFormat", "Generator": "kGenerator",
}
_KIND_ENUMERATORS = {
    "functional": "kFunctional", "view": "kView", "multi_view": "kMultiView", "inplace": "kInplace",
    "inplace_view": "kInplaceView", "out": "kOut", "mutable": "kMutable",
}


class SchemaView(OperatorView):
    """An operator with the rows of its schema's table."""

    @property
    def kind_enumerator(self) -> str:
        """Returns the enumerator of OperatorKind."""
        return _KIND_ENUMERATORS[self.kind]

    def argument_table(self) -> list[str]:
        """Returns the initialiser of each argument's table row."""
        return [_argument_row(a.name, a.type, a.annotation, a.default, a.kwarg_only) for a in self.schema.arguments]

    def return_table(self) -> list[str]:
        """Returns the initialiser of each result's table row."""
        return [_argument_row(r.name or "", r.type, r.annotation, None, False) for r in self.schema.returns]


def _argument_row(name, type_, annotation, default, keyword_only) -> str:
    optional = isinstance(type_, OptionalType)
    inner = type_.element if optional else type_
    is_list = isinstance(inner, ListType)
    fields = [f'.name = "{name}"', f".type = ArgumentType::{_TYPE_ENUMERATORS[type_.base.name]}"]
    if optional:
        fields.append(".optional = true")
    if is_list:
        fields.append(".list = true")
        if isinstance(inner.element, OptionalType):
            fields.append(".optional_elements = true")
    if keyword_only:
        fields.append(".keyword_only = true")
    if is_written(annotation):
        fields.append(".mutated = true")
    if annotation:
        fields.append(f'.alias = "{annotation.sets[0]}"')
    if default is not None:
        escaped = default.replace("\\", "\\\\").replace('"', '\\"')
        fields.append(f'.default_text = "{escaped}", .has_default = true')
    if is_list and inner.size:
        fields.append(f".list_size = {inner.size}")
    return "{" + ", ".join(fields) + "}"

