"""The tables of docs/performance.md, each a function of the folder of the measurements."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import units
from measurements import Row, read
from programs import geometric_mean
from roofline import Roofline, Share

# libtorch's time divided by Tenon's: of the geometric mean of what is measured, and of every case.
MEAN_GOALS = {"small_calls": 12.0, "small_calls_beside": 12.0, "kernels": 2.0, "convolutions": 1.0, "models": 1.0}
CASE_GOAL = 0.95
# The time of two threads in that of one, of what takes one as many nanoseconds.
GOAL_OF_THREADS = 1.8
LEAST_FOR_THREADS = 50_000
# Begins the names of measurements that were taken on a processor without AVX-512.
AVX2 = "avx2_"
_TITLES = {"small_calls": "small calls", "small_calls_beside": "small calls beside a thread", "kernels": "kernels",
           "convolutions": "convolutions", "models": "models"}
_GOALS_OF_START = {"Tenon": "≤ 20 ms", "libtorch": ""}


def markdown(header: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Returns a table whose first column is text and whose others are figures."""
    columns = list(header)
    lines = [columns, ["---", *["--:"] * (len(columns) - 1)], *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def ratio(row: Row) -> float | None:
    """Returns libtorch's time divided by Tenon's."""
    return float(row["libtorch"]) / float(row["tenon"]) if row["libtorch"] else None


def cell(row: Row) -> str:
    """Returns Tenon's time, and libtorch's divided by it, bold where that misses the goal."""
    beside = ratio(row)
    text = units.time(float(row["tenon"]))
    if beside is None:
        return text
    number = units.digits(beside)
    return f"{text} · " + (f"**{number}**" if beside < CASE_GOAL else number)


def crossed(rows: list[Row], title: str, column: Callable[[Row], str]) -> str:
    """Returns a table with a row a case, and a column for whatever else tells measurements apart."""
    columns = list(dict.fromkeys(map(column, rows)))
    cells = {(row["case"], column(row)): cell(row) for row in rows}
    return markdown([title, *columns], [[case, *(cells.get((case, each), "") for each in columns)]
                                        for case in dict.fromkeys(row["case"] for row in rows)])


def means(folder: Path, prefix: str = "") -> str:
    """Returns what each comparison with libtorch comes to."""
    result = []
    for name, goal in MEAN_GOALS.items():
        rows = read(prefix + name, folder)
        for threads in dict.fromkeys(row.get("threads", "1") for row in rows):
            ratios = [each for row in rows
                      if row.get("threads", "1") == threads and (each := ratio(row)) is not None]
            if ratios:
                result.append([_TITLES[name], threads, str(len(ratios)), units.digits(geometric_mean(ratios)),
                               f"≥ {goal:g}", units.digits(min(ratios)), str(sum(each < CASE_GOAL for each in ratios))])
    return markdown(["what", "threads", "cases", "geometric mean", "goal", "least", f"below {CASE_GOAL}"], result)


def small_calls(folder: Path) -> str:
    """Returns a column for each mode."""
    return crossed(read("small_calls", folder), "call", lambda row: row["mode"])


def small_calls_beside(folder: Path) -> str:
    """Returns the same for a process of two threads."""
    return crossed(read("small_calls_beside", folder), "call", lambda row: row["mode"])


def kernels(folder: Path) -> str:
    """Returns a column for each number of elements."""
    return crossed(read("kernels", folder), "kernel", lambda row: units.label(row["elements"]))


def convolutions(folder: Path) -> str:
    """Returns a column for each pass on one thread and on two."""
    return crossed(read("convolutions", folder), "convolution", _pass_on_threads)


def avx2_means(folder: Path) -> str:
    """Returns the same of a processor without AVX-512."""
    return means(folder, AVX2)


def avx2_shortfalls(folder: Path) -> str:
    """Returns the same of a processor without AVX-512."""
    return shortfalls(folder, AVX2)


def avx2_convolutions(folder: Path) -> str:
    """Returns the same of a processor without AVX-512."""
    return crossed(read(AVX2 + "convolutions", folder), "convolution", _pass_on_threads)


def avx2_convolutions_onednn(folder: Path) -> str:
    """Returns the same where oneDNN is used."""
    return crossed(read(AVX2 + "convolutions_onednn", folder), "convolution", _pass_on_threads)


def avx2_compiled_graphs(folder: Path) -> str:
    """Returns the same of a processor without AVX-512."""
    return compiled_graphs(folder, AVX2)


def models(folder: Path) -> str:
    """Returns a column for each pass on one thread and on two."""
    return crossed(read("models", folder), "model", _pass_on_threads)


def _pass_on_threads(row: Row) -> str:
    return f"{row['pass']}, {row['threads']}"


def two_threads(folder: Path) -> str:
    """Returns how much faster two threads are than one, where one takes long enough for that to matter."""
    result = []
    for name in ("convolutions", "models"):
        times = {(row["case"], row["pass"], row["threads"]): float(row["tenon"]) for row in read(name, folder)}
        gains = [time / times[case, kind, "2"] for (case, kind, threads), time in times.items()
                 if threads == "1" and time >= LEAST_FOR_THREADS]
        below = sum(gain < GOAL_OF_THREADS for gain in gains)
        result.append([_TITLES[name], str(len(gains)), units.digits(geometric_mean(gains)), units.digits(min(gains)),
                       str(below)])
    return markdown(["what", "cases", "geometric mean", "least", f"below {GOAL_OF_THREADS}"], result)


def compiled_graphs(folder: Path, prefix: str = "") -> str:
    """Returns what compiled graphs take beside their functions."""
    return markdown(["graph", "function", "compiled", "ratio", "goal"],
                    [[row["graph"], units.time(float(row["function"])), units.time(float(row["compiled"])),
                      row["ratio"], row["goal"].replace("<=", "≤")]
                     for row in read(prefix + "compiled_graphs", folder)])


def products(folder: Path) -> str:
    """Returns the speed of `mm` beside OpenBLAS's and the machine's."""
    roofline = Roofline(read("peak", folder))
    result = []
    for row in read("products", folder):
        share = roofline.of_operations(float(row["tenon"]), 1.0, threads=1)
        result.append([row["size"], row["tenon"], _percent(share), row["openblas"], row["ratio"],
                       row["openblas_avx512"], row["ratio_avx512"]])
    return markdown(["size", "`mm`, GFLOP/s", "of the peak", "OpenBLAS", "ratio, goal ≥ 0.95", "OpenBLAS for AVX-512",
                     "ratio"], result)


def start(folder: Path) -> str:
    """Returns the time of the smallest program."""
    return markdown(["library", "milliseconds", "goal"],
                    [[row["library"], units.digits(float(row["milliseconds"])), _GOALS_OF_START[row["library"]]]
                     for row in read("start", folder)])


def peak(folder: Path) -> str:
    """Returns what the machine can do."""
    return markdown(["loop", "bytes of a block", "rate"],
                    [[row["what"], units.label(row["bytes"]) if row["bytes"] != "0" else "registers",
                      f"{units.digits(float(row['rate']))} {'GFLOP/s' if row['what'] == 'multiply-add' else 'GB/s'}"]
                     for row in read("peak", folder)])


def shortfalls(folder: Path, prefix: str = "") -> str:
    """Returns the cases that libtorch computes faster, with what they move or compute beside the machine's peak."""
    roofline = Roofline(read(prefix + "peak", folder))
    result = []
    for name in MEAN_GOALS:
        for row in read(prefix + name, folder):
            beside = ratio(row)
            if beside is None or beside >= CASE_GOAL:
                continue
            where = [units.label(row[column]) for column in ("mode", "elements", "pass") if column in row]
            share = _share(roofline, name, row)
            rates = ["–", "–"] if share is None else [f"{units.digits(share.rate)} {share.what}", _percent(share)]
            result.append([f"{_TITLES[name]}: {row['case']}", ", ".join(where), row.get("threads", "1"),
                           units.time(float(row["tenon"])), units.digits(beside), *rates])
    if not result:
        return "There is none.\n"
    return markdown(["case", "of", "threads", "time", "ratio", "rate", "of the peak"], result)


def _share(roofline: Roofline, name: str, row: Row) -> Share | None:
    nanoseconds = float(row["tenon"])
    if name == "kernels":
        return roofline.of_kernel(row["case"], int(row["elements"]), nanoseconds)
    if row.get("operations"):
        return roofline.of_operations(float(row["operations"]), nanoseconds, int(row["threads"]))
    return None


def _percent(share: Share) -> str:
    return f"{100 * share.rate / share.peak:.0f} %"


def memory(folder: Path) -> str:
    """Returns the resident bytes of a tensor."""
    rows = [row for row in read("tensors", folder) if row["case"] == "resident bytes"]
    return markdown(["live tensors of one element", "Tenon, bytes a tensor", "libtorch, bytes a tensor"],
                    [[units.label(row["tensors"]), _whole(row["tenon"]), _whole(row["libtorch"])] for row in rows])


def _whole(text: str) -> str:
    return f"{float(text):.0f}" if text else "–"


def threads(folder: Path) -> str:
    """Returns how many locks a call takes, and how often threads wait for each other."""
    waits: dict[str, list[Row]] = {}
    for row in read("threads", folder):
        waits.setdefault(row["case"], []).append(row)
    result = [[row["case"], f"{float(row['locks']):g}", _most(waits[row["case"]], "tenon_waits"),
               _most(waits[row["case"]], "libtorch_waits")] for row in read("locks", folder)]
    return markdown(["call", "locks of a call of Tenon's", "waits in a million calls, most of 1 to 16 threads: Tenon",
                     "libtorch"], result)


def _most(rows: list[Row], column: str) -> str:
    values = [float(row[column]) for row in rows if row.get(column)]
    return units.digits(max(values)) if values else "–"


def generated_operators(folder: Path) -> str:
    """Returns what thousands of generated operators cost."""
    result = []
    for row in read("generated_operators", folder):
        each = float(row["loading"]) / int(row["operators"])
        result.append([units.label(row["operators"]), f"{units.digits(each)} µs", "≤ 1 µs", f"{row['before']} ns",
                       f"{row['after']} ns"])
    return markdown(["operators more", "start-up, each", "goal", "`add_` before", "`add_` after"], result)
