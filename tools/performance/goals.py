"""What each measurement is to reach: libtorch's time divided by Tenon's."""

from __future__ import annotations

from measurements import Row

# Of the geometric mean of what is measured.
MEANS = {"small_calls": 12.0, "small_calls_beside": 12.0, "kernels": 2.0, "kernels_types": 2.0, "matrices": 1.0,
         "convolutions": 1.0, "models": 1.7}
# Of every case where nothing else is said; the rest of 1.0 is noise.
CASE = 0.95
# Two threads beside one, of what takes one as many nanoseconds.
THREADS = 1.8
LEAST_FOR_THREADS = 50_000
# `mm` beside OpenBLAS called directly.
OPENBLAS = 0.97
# The operator of attention beside the composed one, of as many tokens.
ATTENTION = 2.0
TOKENS_OF_ATTENTION = 512

# Of a copy loop's bytes a second, from so many elements on: of fewer, calls take more than memory.
COPY_RATES = {"add": 0.9, "add_out": 0.9, "mul_": 0.9, "relu": 0.9, "abs": 0.9, "transposing copy": 0.6}
LEAST_FOR_RATES = 100_000

# Instructions of a call, of the cases of tests/instructions/recorded.tsv.
INSTRUCTIONS = {
    "add, normal mode": 320, "add_, normal mode": 200, "view, normal mode": 450, "view, inference mode": 180,
    "empty, normal mode": 150, "mul, requires grad": 900,
}

_VIEWS = {"view", "select", "transpose", "empty"}
FUNCTIONS = {"exp", "log", "tanh", "sigmoid", "erf", "gelu", "silu"}
FUSED = {"softmax", "log_softmax", "layer_norm", "batch_norm", "group_norm", "max_pool2d", "avg_pool2d",
          "mean over images", "gt", "where", "gather", "embedding", "index_select", "cumsum", "cumsum over dim 0"}
_BOUND_BY_PRODUCTS = ("residual", "ResNet", "transformer", "GPT", "Fashion", "MLP 784")
_SMALL_MATRIX = 32


def of_case(measurement: str, row: Row) -> float:
    """Returns the goal of a case."""
    case = row["case"].partition(", ")[0]
    if measurement.startswith("small_calls"):
        return 4.0 if case in _VIEWS else 5.0
    if measurement.startswith("kernels"):
        return 1.5 if case in FUNCTIONS else 1.3 if case in FUSED else CASE
    if measurement == "matrices":
        return 3.0 if int(row["size"]) <= _SMALL_MATRIX else CASE
    if measurement == "convolutions":
        return 0.85
    if measurement == "models":
        return CASE if row["case"].startswith(_BOUND_BY_PRODUCTS) else 5.0 if case.startswith("MLP") else 1.2
    return CASE


def of_product(factors: str) -> float:
    """Returns the goal of a product beside OpenBLAS; of a network beside the products of its matrices with vectors."""
    return 1 / 1.1 if factors.startswith("MLP") else OPENBLAS
