"""Writes tests/kernels/recorded_decompositions.h: what NumPy computes of a few matrices.

    python3 tools/record_decompositions.py && tools/format
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np

TARGET = Path(__file__).resolve().parent.parent / "tests/kernels/recorded_decompositions.h"

HEADER = """#pragma once

// Made by tools/record_decompositions.py with NumPy. Do not edit.

#include <cstdint>
#include <string_view>
#include <vector>

namespace tenon::test {

/// What a function of a matrix is, all row-major.
struct RecordedFunction {
  std::string_view function;
  std::vector<int64_t> matrix_sizes;
  std::vector<double> matrix;
  std::vector<int64_t> sizes;
  std::vector<double> elements;
};

inline const std::vector<RecordedFunction> kRecordedFunctions = {
"""

FOOTER = """};

}  // namespace tenon::test
"""


def exponential(matrix: np.ndarray) -> np.ndarray:
    """Returns the exponential by its series, in more digits than float64 has, of a matrix divided by 2^20."""
    small = matrix.astype(np.longdouble) / 2**20
    term = total = np.eye(len(matrix), dtype=np.longdouble)
    for power in range(1, 12):
        term = term @ small / power
        total = total + term
    for _ in range(20):
        total = total @ total
    return total.astype(float)


SQUARE: dict[str, Callable[[np.ndarray], np.ndarray]] = {
    "linalg_inv": np.linalg.inv,
    "linalg_det": lambda a: np.array(np.linalg.det(a)),
    "logabsdet": lambda a: np.array(np.linalg.slogdet(a)[1]),
    "linalg_matrix_exp": exponential,
    "matrix_power": lambda a: np.linalg.matrix_power(a, -3),
    "solve": lambda a: np.linalg.solve(a, np.arange(float(len(a)))),
    "cond": lambda a: np.array(np.linalg.cond(a)),
    "cond_fro": lambda a: np.array(np.linalg.cond(a, "fro")),
    "cond_1": lambda a: np.array(np.linalg.cond(a, 1)),
}
SYMMETRIC: dict[str, Callable[[np.ndarray], np.ndarray]] = {
    "linalg_cholesky": np.linalg.cholesky,
    "linalg_eigvalsh": np.linalg.eigvalsh,
}
ANY: dict[str, Callable[[np.ndarray], np.ndarray]] = {
    "linalg_svdvals": lambda a: np.linalg.svd(a, compute_uv=False),
    "pinv": np.linalg.pinv,
    "lstsq": lambda a: np.linalg.lstsq(a, np.arange(float(len(a))), rcond=None)[0],
    "rank": lambda a: np.array(np.linalg.matrix_rank(a)),
    "norm_1": lambda a: np.array(np.linalg.norm(a, 1)),
    "norm_-1": lambda a: np.array(np.linalg.norm(a, -1)),
    "norm_2": lambda a: np.array(np.linalg.norm(a, 2)),
    "norm_-2": lambda a: np.array(np.linalg.norm(a, -2)),
    "norm_inf": lambda a: np.array(np.linalg.norm(a, np.inf)),
    "norm_fro": lambda a: np.array(np.linalg.norm(a, "fro")),
    "norm_nuc": lambda a: np.array(np.linalg.norm(a, "nuc")),
}


def listed(values: np.ndarray) -> str:
    return "{" + ", ".join(repr(float(value)) for value in values.ravel()) + "}"


def sizes_of(values: np.ndarray) -> str:
    return "{" + ", ".join(str(size) for size in values.shape) + "}"


def entries() -> list[str]:
    """Returns an element of the table for each function of each matrix."""
    random = np.random.default_rng(7)
    square = np.round(random.normal(size=(4, 4)), 2) + 2 * np.eye(4)
    tall, wide = np.round(random.normal(size=(5, 3)), 2), np.round(random.normal(size=(2, 4)), 2)
    deficient = np.outer([1.0, 2.0, 3.0], [4.0, 5.0, 6.0])
    cases = [(SQUARE, square), (SYMMETRIC, square @ square.T), (ANY, tall), (ANY, wide), (ANY, deficient)]
    lines = []
    for functions, matrix in cases:
        for name, function in functions.items():
            result = function(matrix)
            lines.append(f'    {{"{name}",\n     {sizes_of(matrix)},\n     {listed(matrix)},\n'
                         f"     {sizes_of(result)},\n     {listed(result)}}},\n")
    return lines


if __name__ == "__main__":
    TARGET.write_text(HEADER + "".join(entries()) + FOOTER, encoding="utf-8")
