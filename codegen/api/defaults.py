"""The defaults of arguments in C++: what a call there gets is what the schema says to a boxed one."""

from __future__ import annotations

from codegen.defaults import default_fits, list_elements
from codegen.literals import string_literal
from codegen.named_values import NAMED_VALUES
from codegen.schema import Argument, ListType, OptionalType, Type

_LEAST = str(-2**63)  # C++ has no literal for it
_EXACT = 2**53  # the whole numbers up to here are doubles too


def default(argument: Argument) -> str | None:
    """Returns the default of a parameter, or None; a list lives as long as the call that it is left out of."""
    text, type_ = argument.default, argument.type
    if not argument.has_cpp_default:
        return None
    if text is None or not default_fits(type_, text):  # of which an error tells
        return text
    if text == "None":
        return "{}" if type_.is_tensor else "std::nullopt"
    is_optional = isinstance(type_, OptionalType)
    type_ = type_.element if is_optional else type_
    return _list(type_, text, is_optional) if isinstance(type_, ListType) else value(type_, text)


def default_options(dtype: str | None, pin_memory: str | None) -> str:
    """Returns the TensorOptions for the defaults of a factory's arguments; of the others there is None alone."""
    dtype, pinned = NAMED_VALUES["ScalarType"].get(dtype), NAMED_VALUES["bool"].get(pin_memory)
    if pinned is None:
        return dtype or "{}"
    return "TensorOptions()" + (f".dtype({dtype})" if dtype else "") + f".pinned_memory({pinned})"


def value(type_: Type, text: str) -> str:
    """Returns a value of a type that is no list, as a schema spells it, in C++."""
    named = NAMED_VALUES.get(type_.name, {})
    if text in named:
        return named[text]
    if type_.name == "str":
        return string_literal(text[1:-1])
    if type_.name == "float" and text.lstrip("-").isdigit() and (text == "-0" or abs(int(text)) > _EXACT):
        return f"{text}.0"  # an integer has no -0, and is no double where that has another value
    return "std::numeric_limits<int64_t>::min()" if text == _LEAST else text


def _list(type_: ListType, text: str, is_optional: bool) -> str:
    if type_.is_tensor:
        return "{}"
    name = type_.base.name
    if not text.startswith("[") and name in ("int", "SymInt") and not is_optional:
        return value(type_.element, text)  # an IntArrayOf takes one for all
    elements = list_elements(text) if text.startswith("[") else [text] * type_.size
    braces = "{" + ", ".join(value(type_.element, element) for element in elements) + "}"
    if not is_optional:
        return braces
    # In braces alone, no list would be None, and one value a list of a temporary that is gone before the call.
    if name == "bool":
        return f"std::array<bool, {type_.size}>{braces}"
    owner = "ArrayRef<double>" if name == "float" else "IntArrayRef"
    return f"{owner}({braces})" if elements else f"{owner}()"
