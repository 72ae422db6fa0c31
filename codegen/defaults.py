"""The defaults of arguments: which texts are values of a type, in a schema, in C++ and in boxed calls."""

from __future__ import annotations

import math
import re

from codegen.entry_values import either
from codegen.named_values import NAMED_VALUES
from codegen.schema import BaseType, ListType, OptionalType, Type
from codegen.source import UNPRINTABLE

_WHOLE = re.compile(r"-?(0|[1-9]\d*)")
_FRACTION = re.compile(r"-?(\d+\.\d*|\.\d+|\d+(?=[eE]))([eE][+-]?\d+)?")
_ZERO = re.compile(r"-?[0.]+([eE].*)?")  # and no number too small for a double
_LETTERS = rf"\\\t\n\v\f\r\u2028\u2029{UNPRINTABLE}"  # that no text has
_TEXT = re.compile(rf"\"[^\"{_LETTERS}]*\"|'[^'{_LETTERS}]*'")
_NUMBERS = frozenset({"int", "SymInt", "float", "Scalar"})
_EXPECTED = {"int": "a whole number of 64 bits", "float": "a number, inf, -inf or nan",
             "bool": "True or False", "Scalar": "a number, True or False",
             "str": "a text in quotes on one line, without backslashes",
             "ScalarType": ", ".join(NAMED_VALUES["ScalarType"]),
             "MemoryFormat": either(tuple(NAMED_VALUES["MemoryFormat"]))}


def default_fits(type_: Type, default: str) -> bool:
    """Returns whether a default's text is a value of the type."""
    if isinstance(type_, OptionalType):
        return default == "None" or default_fits(type_.element, default)
    if isinstance(type_, ListType):
        return _fits_list(type_, default)
    if not isinstance(type_, BaseType):
        return False
    if type_.name == "str":
        return _TEXT.fullmatch(default) is not None
    return default in NAMED_VALUES.get(type_.name, ()) or (type_.name in _NUMBERS and _is_number(type_.name, default))


def expected_default(type_: Type) -> str:
    """Returns what a default of the type looks like."""
    if isinstance(type_, OptionalType):
        return "None" if type_.is_tensor else f"None, or {expected_default(type_.element)}"
    if isinstance(type_, ListType):
        if type_.is_tensor:
            return "[]"
        size = "" if type_.size is None else f" of {type_.size} elements, or one value for all"
        return f"a list{size}, each {expected_default(type_.element)}"
    return _EXPECTED.get({"SymInt": "int", "SymBool": "bool"}.get(type_.name, type_.name), "no default")


def list_elements(default: str) -> list[str]:
    """Returns the texts in the brackets of a default that is a list."""
    return [element.strip() for element in default[1:-1].split(",") if element.strip()]


def _fits_list(type_: ListType, default: str) -> bool:
    if not default.startswith("["):
        return type_.size is not None and not type_.is_tensor and default_fits(type_.element, default)
    elements = list_elements(default)
    if type_.is_tensor or isinstance(type_.element, OptionalType):
        return not elements
    counts = {0, type_.size} if type_.base.name != "bool" else {type_.size}
    return (type_.size is None or len(elements) in counts) and all(
        default_fits(type_.element, element) for element in elements)


def _is_number(type_: str, text: str) -> bool:
    if _WHOLE.fullmatch(text):
        return -2**63 <= int(text) < 2**63
    return type_ in ("float", "Scalar") and _FRACTION.fullmatch(text) is not None and math.isfinite(float(text)) and (
        float(text) != 0 or _ZERO.fullmatch(text) is not None)
