"""The dtypes: how entries and selections call them, and C++."""

from __future__ import annotations

# Name → enumerator without its `k`, in the order of the C++ enumeration.
ENUMERATORS = {"uint8": "UInt8", "int8": "Int8", "int16": "Int16", "int32": "Int32", "int64": "Int64", "bool": "Bool",
               "float16": "Float16", "bfloat16": "BFloat16", "float32": "Float32", "float64": "Float64",
               "complex64": "Complex64", "complex128": "Complex128", "uint16": "UInt16", "uint32": "UInt32",
               "uint64": "UInt64"}
DTYPES = tuple(ENUMERATORS)
REDUCED_FLOATING = frozenset({"float16", "bfloat16"})
FLOATING = REDUCED_FLOATING | {"float32", "float64"}
COMPLEX = frozenset({"complex64", "complex128"})
INEXACT = FLOATING | COMPLEX  # what has gradients
INTEGRAL = frozenset({"uint8", "int8", "int16", "int32", "int64", "uint16", "uint32", "uint64"})
NUMERIC = FLOATING | INTEGRAL
# What has no loops is computed, block by block, in another dtype.
HUBS = {"float16": "float32", "uint16": "int32", "uint32": "int64"}
# What kernels look at elements as, in a build that has few dtypes.
NEEDED = {"float16": {"float32"}, "bfloat16": {"float32"}, "complex64": {"float32"}, "complex128": {"float64"},
          "uint16": {"int16", "int32"}, "uint32": {"int32", "int64"}, "uint64": {"int64"}}
# Real numbers but for the word `complex`, since no operator computes in complex dtypes unless its entry says so.
DTYPE_SETS = {"all": NUMERIC | {"bool"}, "numeric": NUMERIC, "floating": FLOATING, "integral": INTEGRAL,
              "complex": COMPLEX, "bool": frozenset({"bool"})}
WORDS = (*DTYPE_SETS, *(dtype for dtype in DTYPES if dtype not in DTYPE_SETS))  # of `dtypes` in an entry


def dtypes_of(names: frozenset[str]) -> frozenset[str]:
    """Returns the single dtypes that the words of `dtypes` stand for."""
    return frozenset().union(*(DTYPE_SETS.get(name, {name}) for name in names))
