"""What a backward node keeps of the forward call: its members."""

from __future__ import annotations

from dataclasses import dataclass

from codegen.api import dispatcher
from codegen.formulas import MetadataUse, result_indices
from codegen.schema import Argument, ListType, OptionalType, Schema

_METADATA_TYPES = {
    "sizes": "DimVector", "strides": "DimVector", "dim": "int64_t", "numel": "int64_t", "size": "int64_t",
    "stride": "int64_t", "dtype": "DType", "scalar_type": "DType", "device": "Device", "layout": "Layout",
    "defined": "bool", "has_value": "bool", "options": "TensorOptions", "storage_offset": "int64_t",
    "element_size": "int64_t", "is_floating_point": "bool",
}
_STORED = {
    "IntArrayRef": "DimVector", "std::string_view": "std::string", "ArrayRef<double>": "std::vector<double>",
    "std::optional<IntArrayRef>": "std::optional<DimVector>",
    "std::optional<std::string_view>": "std::optional<std::string>",
    "std::optional<ArrayRef<double>>": "std::optional<std::vector<double>>",
}


@dataclass(frozen=True)
class SavedField:
    """A member of a node, how it is filled by the forward call and named in formulas."""

    member: str          # C++ name, with its underscore
    local: str           # what formulas call it
    type: str            # C++ type of the member
    local_type: str      # C++ type of a local for it, "" when formulas can only name the member
    value: str           # expression in the forward call; `{}` is where a result's variable goes. Of an
                         # argument that is saved whole, its name
    tensor: str = ""     # "single" or "list" when it has to be unpacked
    result: int | None = None  # the index of the result that it is taken from
    needed_for: tuple[int, ...] = ()  # positions of differentiable arguments whose formulas use it

    @property
    def is_plain(self) -> bool:
        """Returns whether the type has no constructor that gives it a value."""
        return self.type in ("int64_t", "double", "bool", "DType", "Layout", "MemoryFormat") or self.type.startswith(
            "std::array")

    @property
    def is_stored_as_given(self) -> bool:
        """Returns whether the member has the type of the argument, so that one does what the other does."""
        return self.local_type in ("", f"const {self.type}&")


def argument_field(argument: Argument) -> SavedField:
    """Returns the member for an argument that formulas need."""
    name = argument.name
    if argument.type.is_tensor:
        if isinstance(argument.type, ListType):
            return SavedField(f"{name}_", name, "SavedTensorList", "const TensorVector", name, "list")
        return SavedField(f"{name}_", name, "SavedTensor", "const TensorBase", name, "single")
    type_ = dispatcher.value_type(argument.type)
    stored = _STORED.get(type_, type_)
    local = f"const {type_}" if stored != type_ else f"const {type_}&"
    return SavedField(f"{name}_", name, stored, local, name)


def metadata_field(schema: Schema, use: MetadataUse, arguments: str) -> SavedField:
    """Returns the member for what formulas need to know of a tensor beside its data; `arguments` are those in C++."""
    stored = _METADATA_TYPES[use.method]
    suffix = "".join(c if c.isalnum() else "_" for c in use.arguments)
    name = f"{use.name}_{use.method}{'_' + suffix if suffix else ''}"
    result = result_indices(schema).get(use.name)
    argument = schema.argument(use.name)
    if argument and isinstance(argument.type, ListType) and use.method == "sizes":
        return SavedField(f"{name}_", use.call, "std::vector<DimVector>", "", f"sizes_of({use.name})")
    # An optional tensor is one that may be undefined.
    method = "defined" if use.method == "has_value" else use.method
    value = f"{use.name if result is None else '{}'}.{method}({arguments})"
    return SavedField(f"{name}_", use.call, stored, "", value, result=result)


def sizes_field(argument: Argument) -> SavedField:
    """Returns the member for the sizes of an argument, to which its gradient is summed."""
    sizes = f"{argument.name}.sizes()"
    is_optional = isinstance(argument.type, OptionalType)
    value = f"{argument.name}.defined() ? DimVector({sizes}) : DimVector()" if is_optional else sizes
    return SavedField(f"{argument.name}_sizes_", sizes, "DimVector", "", value)


def result_field(schema: Schema, name: str) -> SavedField:
    """Returns the member for a result that formulas need."""
    return SavedField(f"{name}_", name, "SavedTensor", "const TensorBase", "{}", "single", result_indices(schema)[name])
