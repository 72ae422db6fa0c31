"""Runs the benchmark programs in turn and prints nanoseconds, bytes and ratios, libtorch's beside ours."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import inference_mode
from programs import Pairs, geometric_mean, output, pairs, rows


def main(build: Path) -> None:
    """Prints every table."""
    programs = build / "tools"
    print_pairs(("small call", "mode"), pairs(programs, "small_calls"))
    print_pairs(("\nkernel", "elements"), pairs(programs, "kernels"))
    print_pairs(("\nkernel of other types", "elements"), pairs(programs, "kernels", "types"))
    print_pairs(("\nmatrix product", "size"), pairs(programs, "matrices"))
    print_pairs(("\nattention", "tokens"), pairs(programs, "attention"))
    for name, title in (("convolutions", "convolution"), ("models", "model")):
        for threads in (1, 2):
            measured = pairs(programs, name, str(threads), threads=threads)
            print_pairs((f"\n{title}, threads: {threads}", "pass"), measured)
    inference_mode.print_tables(programs)
    print("\nmm, float32, one thread: factors, size, GFLOP/s of tenon, of cblas_sgemm, ratio")
    print(output(programs / "bench_large_mm"), end="")
    compiled_graphs(programs)
    profiler(programs)
    start(programs)
    memory(programs)
    print(f"\nstripped libtenon.so: {stripped_size(build) / 1e6:.2f} MB")


def measure(program: Path) -> dict[tuple[str, str], float]:
    """Returns the numbers that a program prints, nanoseconds or bytes, by case and mode."""
    return {(case, mode): float(number) for case, mode, number in rows(program)}


def print_pairs(titles: tuple[str, str], measured: Pairs) -> None:
    """Prints the cases of a program, and libtorch's time divided by ours."""
    print(f"{titles[0]:32}{titles[1]:12}{'tenon ns':>12}{'libtorch ns':>13}{'ratio':>8}")
    for (case, parameter), pair in measured.items():
        beside = "" if pair.ratio is None else f"{pair.libtorch:13.1f}{pair.ratio:8.2f}"
        print(f"{case:32}{parameter:12}{pair.tenon:12.1f}{beside}")
    ratios = [pair.ratio for pair in measured.values() if pair.ratio is not None]
    if ratios:
        print(f"geometric mean of {len(ratios)} ratios: {geometric_mean(ratios):.2f}")


def compiled_graphs(programs: Path) -> None:
    """Prints what compiled graphs cost beside their functions."""
    print(f"\n{'compiled graph':32}{'eager ns':>12}{'compiled ns':>13}{'ratio':>8}{'goal':>9}")
    for name, eager, compiled, ratio, goal in rows(programs / "bench_compiled_graphs"):
        print(f"{name.strip():32}{eager:>12}{compiled:>13}{ratio:>8}{goal:>9}")


def profiler(programs: Path) -> None:
    """Prints what a profile costs an event, of names alone and with shapes and memory."""
    print(f"\n{'profiled call':32}{'off ns':>12}{'events':>8}{'ns an event':>13}{'with all':>10}")
    for name, off, events, names, everything in rows(programs / "bench_profiler"):
        print(f"{name:32}{off:>12}{events:>8}{names:>13}{everything:>10}")


def start(programs: Path) -> None:
    """Prints the wall time of the smallest program."""
    print("\nprogram start, milliseconds (median of 20)")
    for name in ("bench_start", "bench_start_libtorch"):
        if (programs / name).exists():
            print(f"{name:24}{1e3 * median_seconds(programs / name, 20):8.1f}")


def memory(programs: Path) -> None:
    """Prints bytes of tensors in training steps, and the size of a process that trains: the same on every run but for
    the last."""
    print(f"\n{'memory of training':32}{'':12}{'tenon bytes':>14}{'libtorch':>14}{'ratio':>8}")
    for name in ("memory", "training_memory"):
        other = programs / f"bench_{name}_libtorch"
        theirs = measure(other) if other.exists() else {}
        for (case, what), number in measure(programs / f"bench_{name}").items():
            beside = f"{theirs[case, what]:14.0f}{number / theirs[case, what]:8.3f}" if theirs else ""
            print(f"{case:32}{what:12}{number:14.0f}{beside}")


def median_seconds(program: Path, rounds: int) -> float:
    """Returns the median wall time of a program."""
    times = []
    for _ in range(rounds):
        begin = time.perf_counter()
        subprocess.run([program], check=True)
        times.append(time.perf_counter() - begin)
    return sorted(times)[rounds // 2]


def stripped_size(build: Path) -> int:
    """Returns the bytes of the shared library without symbols for debugging."""
    with tempfile.TemporaryDirectory() as folder:
        stripped = Path(folder) / "libtenon.so"
        subprocess.run(["strip", "-o", stripped, build / "libtenon.so"], check=True)
        return os.path.getsize(stripped)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
