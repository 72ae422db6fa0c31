"""What a case moves or computes beside the most that the machine can do."""

from __future__ import annotations

from dataclasses import dataclass

from measurements import Row

# What a kernel of kernels.cpp must read and write for an element of its input, whatever it is computed by: numbers of
# its type, and other bytes. Functions of one tensor that are not named read one number and write one; rows, columns and
# results of a row are small beside their matrix. What is strided has every other number, and moves the lines of all.
MOVED = {
    "add": (3, 0), "add_out": (3, 0), "mul_": (3, 0), "gt": (2, 1), "where": (3, 1), "to float64": (1, 8),
    "to bfloat16": (1, 2), "sum": (1, 0), "max": (1, 0), "sum over dim 0": (1, 0), "sum over dim 1": (1, 0),
    "max over dim 1": (1, 0), "argmax over dim 1": (1, 0), "mean over images": (1, 0), "sort": (2, 8), "gather": (2, 8),
    "max_pool2d": (1.25, 0), "avg_pool2d": (1.25, 0), "add strided": (2.5, 0), "copy strided": (1.5, 0),
}
READERS = {"sum", "max", "sum over dim 0", "sum over dim 1", "max over dim 1", "argmax over dim 1", "mean over images"}
_BYTES = {"float64": 8, "int64": 8, "bfloat16": 2}


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
        """Returns the bytes of a kernel beside a copy's, or a read's, of as many numbers of float32."""
        name, _, of_type = case.partition(", ")
        numbers, others = MOVED.get(name, (2, 0))
        moved = (numbers * _BYTES.get(of_type, 4) + others) * elements
        return Share("GB/s", moved / nanoseconds, self._peak["read" if name in READERS else "copy", 4 * elements])

    def of_operations(self, operations: float, nanoseconds: float, threads: int) -> Share:
        """Returns the operations of a product or a convolution beside those of multiply-adds on so many threads."""
        gain = (self.gain_of_two("multiply-add") or 2) if threads == 2 else threads
        return Share("GFLOP/s", operations / nanoseconds, gain * self._peak["multiply-add", 0])

    def gain_of_two(self, loop: str) -> float | None:
        """Returns how much faster a loop is on two threads at once; None where that was not measured."""
        gains = [rate / self._peak[loop, size] for (what, size), rate in self._peak.items()
                 if what == f"{loop}, two threads"]
        return gains[0] if gains else None
