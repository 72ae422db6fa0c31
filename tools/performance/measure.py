"""Measures what docs/performance.md tells, and writes it again.

usage: python3 tools/performance/measure.py BUILD [NAME...]         all but those of COMPILED, or what is named
       python3 tools/performance/measure.py BUILD --again NAME...   the least times of what stands there and of today,
                                                                    for a machine that others use, and unchanged code

tools/bench --document builds first.

Each measurement becomes docs/performance/NAME.tsv, or docs/performance/avx512/NAME.tsv on a processor that has AVX-512;
of each folder document.py makes a page and its plots. libtorch stands beside Tenon where its programs were built.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "benchmarks"))

import document  # noqa: E402
import goals  # noqa: E402
import many_operators  # noqa: E402
from compare import median_seconds  # noqa: E402
from locks import locks_of_calls  # noqa: E402
from measurements import FOLDER, WITH_AVX512, is_measured, read, text, write  # noqa: E402
from programs import Pairs, output, pairs, rows  # noqa: E402

# Operators that are defined beside the library's: with those, more than 5,000.
ADDED_OPERATORS = (0, 500, 1000, 2000, 3000, 4000)
# Those that are compiled, which is most of the time.
GENERATED_OPERATORS = 500

LIBRARIES = ("tenon", "libtorch")

Rows = list[dict[str, object]]


def main(arguments: list[str]) -> None:
    """Measures, one after another, and writes the pages."""
    build, *names = arguments
    again = names[:1] == ["--again"]
    names = names[1:] if again else names
    folder = WITH_AVX512 if has_avx512() else FOLDER
    for name in names:
        if name not in MEASUREMENTS:
            sys.exit(f"there is no measurement {name}; there are {', '.join(MEASUREMENTS)}")
    if again and (not names or not IN_TURN.issuperset(names)):
        sys.exit(f"--again is for what is measured beside libtorch: {', '.join(sorted(IN_TURN))}")
    names = names or [name for name in MEASUREMENTS if name not in COMPILED]
    first = {name: standing(name, folder) for name in names} if again else {}
    # Again when all was measured: a machine can be slow for minutes.
    for name in names + [name for name in names if name in IN_TURN]:
        begin = time.monotonic()
        measured = MEASUREMENTS[name](Path(build))
        first[name] = least(first[name], measured) if name in first else measured
        write(name, first[name], folder)
        print(f"{name}: {time.monotonic() - begin:.0f} s", flush=True)
    document.main([])


def beside_libtorch(name: str, parameter: str, *arguments: str, rounds: int = 2) -> Callable[[Path], Rows]:
    """Returns what measures a program that prints cases with a parameter."""
    return lambda build: table(pairs(build / "tools", name, *arguments, rounds=rounds), parameter)


def on_threads(name: str, parameter: str, *arguments: str) -> Callable[[Path], Rows]:
    """Returns the same for a program that takes the number of its threads, before other arguments."""
    return lambda build: [row for threads in (1, 2) for row in table(
        pairs(build / "tools", name, str(threads), *arguments, threads=threads, rounds=2), parameter,
        threads=threads)]


def standing(name: str, folder: Path) -> Rows:
    """Returns the rows of a file that there is, with their times as numbers."""
    if not is_measured(name, folder):
        sys.exit(f"there is no {name}.tsv yet; leave out --again")
    return [{column: float(value) if value and column in LIBRARIES else value or None
             for column, value in row.items()} for row in read(name, folder)]


def least(first: Rows, second: Rows) -> Rows:
    """Returns the least times of two measurements of the same cases."""
    if list(map(case_of, first)) != list(map(case_of, second)):
        sys.exit("the cases are others than those that were measured; leave out --again")
    return [a | {library: min(a[library], b[library]) for library in LIBRARIES if a[library] is not None}
            for a, b in zip(first, second, strict=True)]


def case_of(row: dict[str, object]) -> dict[str, str]:
    """Returns what is no time in a row, as a file has it."""
    return {column: text(value) for column, value in row.items() if column not in LIBRARIES}


def table(measured: Pairs, parameter: str, **more: object) -> Rows:
    """Returns a row a pair."""
    counted = {"operations": None} if any(pair.operations for pair in measured.values()) else {}
    result = []
    for (case, value), pair in measured.items():
        row = {"case": case, parameter: value, **more, "tenon": pair.tenon, "libtorch": pair.libtorch}
        result.append(row | {column: pair.operations for column in counted})
    return result


def compiled_graphs(build: Path) -> Rows:
    """Returns what compiled graphs cost beside their functions: of each the least of five runs."""
    runs = [rows(build / "tools/bench_compiled_graphs") for _ in range(5)]
    result = []
    for i, (graph, *_, goal) in enumerate(runs[0]):
        function, compiled = (min((run[i][column] for run in runs), key=float) for column in (1, 2))
        result.append({"graph": graph.strip(), "function": function.strip(), "compiled": compiled.strip(),
                       "ratio": f"{float(compiled) / float(function):.3f}", "goal": goal.strip()})
    return result


def products(build: Path) -> Rows:
    """Returns the speed of matrix products beside OpenBLAS's, and beside that with its kernels for AVX-512.

    It chooses kernels by the processors that it knows, and takes slower ones on newer machines.
    """
    program = build / "tools/bench_large_mm"
    wide = rows(program, environment={"OPENBLAS_CORETYPE": "SkylakeX"}) if has_avx512() else None
    result = []
    for i, (factors, size, tenon, openblas, ratio) in enumerate(rows(program)):
        result.append({"factors": factors, "size": size, "tenon": tenon, "openblas": openblas, "ratio": ratio,
                       "openblas_avx512": wide[i][3] if wide else None, "ratio_avx512": wide[i][4] if wide else None})
    return result


def has_avx512() -> bool:
    """Returns whether the processor has it."""
    cpus = Path("/proc/cpuinfo")
    return cpus.exists() and " avx512f " in cpus.read_text(encoding="utf-8")


def start(build: Path) -> Rows:
    """Returns the milliseconds of the smallest program."""
    programs = {"Tenon": "bench_start", "libtorch": "bench_start_libtorch"}
    return [{"library": library, "milliseconds": 1e3 * median_seconds(build / "tools" / program, 20)}
            for library, program in programs.items() if (build / "tools" / program).exists()]


def threads(build: Path) -> Rows:
    """Returns the calls a second of threads that call at once, and how often they wait."""
    measured = [{(case, count): (float(calls), float(waits)) for case, count, calls, waits in rows(program)}
                for program in with_libtorch(build, "threads")]
    return [{"case": case, "threads": count} |
            {f"{library}_{what}": value for library, of_library in zip(("tenon", "libtorch"), measured)
             for what, value in zip(("calls", "waits"), of_library[case, count])}
            for case, count in measured[0]]


def with_libtorch(build: Path, name: str) -> list[Path]:
    """Returns the program and, where it was built, the same on libtorch."""
    programs = (build / "tools" / f"bench_{name}", build / "tools" / f"bench_{name}_libtorch")
    return [program for program in programs if program.exists()]


def operators(build: Path) -> Rows:
    """Returns the cost of a small call, and of a definition, beside ever more operators."""
    result = []
    for added in ADDED_OPERATORS:
        row: dict[str, object] = {"operators": added}
        for library, program in zip(("tenon", "libtorch"), with_libtorch(build, "operators")):
            runs = [output(program, environment={"BENCH_OPERATORS": str(added)}).split() for _ in range(5)]
            definition, add = (min(map(float, values)) for values in zip(*runs))
            row |= {f"{library}_add": add, f"{library}_definition": definition if added else None}
        result.append(row)
    return result


def generated_operators(build: Path) -> Rows:
    """Returns what a library of generated operators costs at start-up, and in a small call."""
    measured = many_operators.measure(build, GENERATED_OPERATORS)
    return [{"operators": measured.operators, "loading": measured.loading, "before": measured.before,
             "after": measured.after}]


def peak(build: Path) -> Rows:
    """Returns what the machine can do: the greatest rates of several runs."""
    runs = [rows(build / "tools/bench_peak") for _ in range(10)]
    return [{"what": what, "bytes": size, "rate": max((run[i][2] for run in runs), key=float)}
            for i, (what, size, _) in enumerate(runs[0])]


# By the name of the file.
MEASUREMENTS: dict[str, Callable[[Path], Rows]] = {
    "peak": peak,
    "small_calls": beside_libtorch("small_calls", "mode"),
    "small_calls_beside": beside_libtorch("small_calls", "mode", "beside"),
    "kernels": beside_libtorch("kernels", "elements", rounds=3),
    "kernels_types": beside_libtorch("kernels", "elements", "types", rounds=3),
    "matrices": beside_libtorch("matrices", "size"),
    "attention": beside_libtorch("attention", "tokens"),
    "convolutions": on_threads("convolutions", "pass"),
    "convolutions_onednn": on_threads("convolutions", "pass", "onednn"),
    "models": on_threads("models", "pass"),
    "compiled_graphs": compiled_graphs,
    "products": products,
    "start": start,
    "elements": beside_libtorch("scale", "elements", "elements"),
    "depth": beside_libtorch("scale", "depth", "depth", rounds=1),
    "tensors": beside_libtorch("scale", "tensors", "tensors"),
    "threads": threads,
    "locks": lambda build: locks_of_calls(build / "tools/bench_threads"),
    "operators": operators,
    "generated_operators": generated_operators,
}
# The tables of two programs in turn; plots show less than what a slow minute makes.
IN_TURN = {*goals.MEANS, "attention", "convolutions_onednn"}
# What takes longer than all others together, for the compiler; measured when it is named.
COMPILED = {"generated_operators"}


if __name__ == "__main__":
    main(sys.argv[1:])
