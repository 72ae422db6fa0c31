"""The values of arguments that have a name: how schemas and choices call them, and C++."""

from __future__ import annotations

from codegen.dtypes import ENUMERATORS

_INFINITY, _NAN = "std::numeric_limits<double>::infinity()", "std::numeric_limits<double>::quiet_NaN()"
_INT = {"Mean": "1"}
_BOOL = {"True": "true", "False": "false"}
_FLOAT = {"inf": _INFINITY, "-inf": f"-{_INFINITY}", "nan": _NAN}
MEMORY_FORMATS = {"contiguous_format": "MemoryFormat::Contiguous", "preserve_format": "MemoryFormat::Preserve",
                  "channels_last": "MemoryFormat::ChannelsLast"}
# Type of a schema → its values that may decide a choice, with each in C++.
ENUMERATIONS = {"ScalarType": {name: f"DType::k{enumerator}" for name, enumerator in ENUMERATORS.items()},
                "Layout": {"strided": "Layout::Strided"}, "MemoryFormat": MEMORY_FORMATS}
# Type of a schema → its named values, with each in C++.
NAMED_VALUES = {"int": _INT, "SymInt": _INT, "bool": _BOOL, "SymBool": _BOOL, "float": _FLOAT, "Scalar": _BOOL | _FLOAT,
                "ScalarType": {"long": "DType::kInt64"}, "MemoryFormat": MEMORY_FORMATS}
