"""What a case moves or computes beside the most that the machine can do."""

from __future__ import annotations

from dataclasses import dataclass

from measurements import Row

# The bytes that a kernel of kernels.cpp must read and write for an element of its input, whatever it is computed by.
# Functions of one tensor that are not named read one number and write one; rows and columns, and results of a row, are
# small beside their matrix.
BYTES = {
    "add": 12, "add_out": 12, "mul_": 12, "gt": 9, "where": 13, "to float64": 12, "to bfloat16": 6, "sum": 4, "max": 4,
    "sum over dim 0": 4, "sum over dim 1": 4, "max over dim 1": 4, "argmax over dim 1": 4, "sort": 16,
}
READERS = {"sum", "max", "sum over dim 0", "sum over dim 1", "max over dim 1", "argmax over dim 1"}


@dataclass(frozen=True)
class Share:
    """A rate and the machine's: bytes or operations a nanosecond."""

    what: str
    rate: float
    peak: float


class Roofline:
    """The machine's peaks, of the rows of peak.tsv."""

    def __init__(self, peak: list[Row]):
        self._peak = {(row["what"], int(row["bytes"])): float(row["rate"]) for row in peak}

    def of_kernel(self, case: str, elements: int, nanoseconds: float) -> Share:
        """Returns the bytes of a kernel beside a copy's, or a read's, of as many numbers."""
        default = 16 if case.endswith("float64") else 8
        what = "read" if case in READERS else "copy"
        return Share("GB/s", BYTES.get(case, default) * elements / nanoseconds, self._peak[what, 4 * elements])

    def of_operations(self, operations: float, nanoseconds: float, threads: int) -> Share:
        """Returns the operations of a product or a convolution beside those of multiply-adds on so many cores."""
        return Share("GFLOP/s", operations / nanoseconds, threads * self._peak["multiply-add", 0])
