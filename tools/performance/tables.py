"""The tables of docs/performance.md, each a function of the folder of the measurements."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

import goals
import units
from measurements import Row, is_measured, read
from programs import geometric_mean
from roofline import Roofline, Share

_RECORDED = Path(__file__).resolve().parent.parent.parent / "tests/instructions/recorded.tsv"
NOT_MEASURED = "Not measured yet on such a processor.\n"
_TITLES = {"small_calls": "small calls", "small_calls_beside": "small calls beside a thread", "kernels": "kernels",
           "kernels_types": "kernels of other types", "matrices": "matrix products", "convolutions": "convolutions",
           "models": "models"}
_GOALS_OF_START = {"Tenon": "≤ 20 ms", "libtorch": ""}


def markdown(header: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Returns a table whose first column is text and whose others are figures."""
    columns = list(header)
    lines = [columns, ["---", *["--:"] * (len(columns) - 1)], *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def ratio(row: Row) -> float | None:
    """Returns libtorch's time divided by Tenon's."""
    return float(row["libtorch"]) / float(row["tenon"]) if row["libtorch"] else None


def cell(row: Row, goal: float = goals.CASE) -> str:
    """Returns Tenon's time, and libtorch's divided by it, bold where that misses the goal."""
    beside = ratio(row)
    text = units.time(float(row["tenon"]))
    if beside is None:
        return text
    number = units.digits(beside)
    return f"{text} · " + (f"**{number}**" if beside < goal else number)


def crossed(name: str, folder: Path) -> str:
    """Returns a table with a row a case, and a column for whatever else tells measurements apart."""
    if not is_measured(name, folder):
        return NOT_MEASURED
    rows = read(name, folder)
    title, column = CROSSED[name]
    columns = list(dict.fromkeys(map(column, rows)))
    cells = {(row["case"], column(row)): cell(row, goals.of_case(name, row)) for row in rows}
    return markdown([title, *columns], [[case, *(cells.get((case, each), "") for each in columns)]
                                        for case in dict.fromkeys(row["case"] for row in rows)])


def _mode(row: Row) -> str:
    return row["mode"]


def _elements(row: Row) -> str:
    return units.label(row["elements"])


def _pass_on_threads(row: Row) -> str:
    return f"{row['pass']}, {row['threads']}"


# Of each measurement that is such a table: what its cases are, and which column a row belongs to.
CROSSED: dict[str, tuple[str, Callable[[Row], str]]] = {
    "small_calls": ("call", _mode), "small_calls_beside": ("call", _mode), "kernels": ("kernel", _elements),
    "kernels_types": ("kernel", _elements), "matrices": ("product", lambda row: row["size"]),
    "convolutions": ("convolution", _pass_on_threads), "convolutions_onednn": ("convolution", _pass_on_threads),
    "models": ("model", _pass_on_threads),
}


def means(folder: Path) -> str:
    """Returns what each comparison with libtorch comes to."""
    result = []
    for name, goal in goals.MEANS.items():
        rows = read(name, folder) if is_measured(name, folder) else []
        for threads in dict.fromkeys(row.get("threads", "1") for row in rows):
            found = [(each, goals.of_case(name, row)) for row in rows
                     if row.get("threads", "1") == threads and (each := ratio(row)) is not None]
            if found:
                ratios = [each for each, _ in found]
                below = sum(each < least for each, least in found)
                result.append([_TITLES[name], threads, str(len(ratios)), units.digits(geometric_mean(ratios)),
                               f"≥ {goal:g}", units.digits(min(ratios)), str(below)])
    return markdown(["what", "threads", "cases", "geometric mean", "goal", "least", "cases below theirs"], result)


def instructions(_folder: Path) -> str:
    """Returns what the calls with a goal take, as the test of instructions has recorded it."""
    recorded = dict(line.split("\t") for line in _RECORDED.read_text(encoding="utf-8").splitlines())
    result = []
    for case, goal in goals.INSTRUCTIONS.items():
        count = float(recorded[case])
        result.append([case, f"**{count:.0f}**" if count > goal else f"{count:.0f}", f"≤ {goal}"])
    return markdown(["call", "instructions", "goal"], result)


def attention(folder: Path) -> str:
    """Returns the operator beside the composed one, and both beside the machine."""
    if not is_measured("attention", folder):
        return NOT_MEASURED
    roofline = Roofline(read("peak", folder))
    rows = {(row["case"], row["tokens"]): row for row in read("attention", folder)}
    result = []
    for (case, tokens), row in rows.items():
        name, _, what = case.partition(", ")
        if name == "composed":
            continue
        time, composed = float(row["tenon"]), float(rows[f"composed, {what}", tokens]["tenon"])
        share = roofline.of_operations(float(row["operations"]), time, threads=1)
        gain, beside = composed / time, ratio(row)
        bold = int(tokens) == goals.TOKENS_OF_ATTENTION and gain < goals.ATTENTION
        result.append([f"{what}, {units.label(tokens)} tokens", units.time(composed), units.time(time),
                       f"**{units.digits(gain)}**" if bold else units.digits(gain), _percent(share),
                       "–" if beside is None else units.digits(beside)])
    return markdown(["pass", "composed", "the operator", "gain", "of the peak", "beside libtorch"], result)


def two_threads(folder: Path) -> str:
    """Returns how much faster two threads are than one, where one takes long enough for that to matter, and how much
    faster loops are that wait for nothing but the machine.
    """
    roofline = Roofline(read("peak", folder))
    result = []
    for name in ("convolutions", "models"):
        times = {(row["case"], row["pass"], row["threads"]): float(row["tenon"]) for row in read(name, folder)}
        gains = [time / times[case, kind, "2"] for (case, kind, threads), time in times.items()
                 if threads == "1" and time >= goals.LEAST_FOR_THREADS]
        below = sum(gain < goals.THREADS for gain in gains)
        result.append([_TITLES[name], str(len(gains)), units.digits(geometric_mean(gains)), units.digits(min(gains)),
                       str(below)])
    for loop, what in {"multiply-add": "multiply-adds in registers", "copy": "copies of 40 MB"}.items():
        if (gain := roofline.gain_of_two(loop)) is not None:
            result.append([f"{what}, of both threads at once", "1", units.digits(gain), units.digits(gain), "–"])
    return markdown(["what", "cases", "geometric mean", "least", f"below {goals.THREADS}"], result)


def compiled_graphs(folder: Path) -> str:
    """Returns what compiled graphs take beside their functions."""
    return markdown(["graph", "function", "compiled", "ratio", "goal"],
                    [[row["graph"], units.time(float(row["function"])), units.time(float(row["compiled"])),
                      row["ratio"], row["goal"].replace("<=", "≤")]
                     for row in read("compiled_graphs", folder)])


def products(folder: Path) -> str:
    """Returns the speed of `mm` beside OpenBLAS's and the machine's."""
    if not is_measured("products", folder):
        return NOT_MEASURED
    roofline = Roofline(read("peak", folder))
    rows = read("products", folder)
    has_avx512 = any(row["openblas_avx512"] for row in rows)
    result = []
    for row in rows:
        share = roofline.of_operations(float(row["tenon"]), 1.0, threads=1)
        is_below = float(row["ratio"]) < goals.of_product(row["factors"])
        result.append([row["factors"], row["size"], row["tenon"], _percent(share), row["openblas"],
                       f"**{row['ratio']}**" if is_below else row["ratio"],
                       *([row["openblas_avx512"], row["ratio_avx512"]] if has_avx512 else [])])
    return markdown(["factors", "size", "`mm`, GFLOP/s", "of the peak", "OpenBLAS", f"ratio, goal ≥ {goals.OPENBLAS}",
                     *(["OpenBLAS for AVX-512", "ratio"] if has_avx512 else [])], result)


def start(folder: Path) -> str:
    """Returns the time of the smallest program."""
    return markdown(["library", "milliseconds", "goal"],
                    [[row["library"], units.digits(float(row["milliseconds"])), _GOALS_OF_START[row["library"]]]
                     for row in read("start", folder)])


def peak(folder: Path) -> str:
    """Returns what the machine can do."""
    return markdown(["loop", "bytes of a block", "rate"],
                    [[row["what"], units.label(row["bytes"]) if row["bytes"] != "0" else "registers",
                      f"{units.digits(float(row['rate']))} {'GB/s' if row['bytes'] != '0' else 'GFLOP/s'}"]
                     for row in read("peak", folder)])


def rates(folder: Path) -> str:
    """Returns the bytes a second of kernels that do hardly more than copy, beside a copy loop's."""
    roofline = Roofline(read("peak", folder))
    result = []
    for row in read("kernels", folder):
        elements = int(row["elements"])
        goal = goals.COPY_RATES.get(row["case"])
        if goal is None or elements < goals.LEAST_FOR_RATES:
            continue
        share = roofline.of_kernel(row["case"], elements, float(row["tenon"]))
        beside = _percent(share)
        result.append([row["case"], units.label(row["elements"]), f"{units.digits(share.rate)} {share.what}",
                       f"**{beside}**" if share.rate < goal * share.peak else beside, f"≥ {100 * goal:.0f} %"])
    return markdown(["kernel", "elements", "rate", "of a copy's", "goal"], result)


def shortfalls(folder: Path) -> str:
    """Returns the cases below their goals, with what they move or compute beside the machine's peak."""
    roofline = Roofline(read("peak", folder))
    result = []
    for name in goals.MEANS:
        for row in read(name, folder) if is_measured(name, folder) else []:
            beside, goal = ratio(row), goals.of_case(name, row)
            if beside is None or beside >= goal:
                continue
            where = [units.label(row[column]) for column in ("mode", "elements", "size", "pass") if column in row]
            share = _share(roofline, name, row)
            rates = ["–", "–"] if share is None else [f"{units.digits(share.rate)} {share.what}", _percent(share)]
            result.append([f"{_TITLES[name]}: {row['case']}", ", ".join(where), row.get("threads", "1"),
                           units.time(float(row["tenon"])), units.digits(beside), f"{goal:g}", *rates])
    if not result:
        return "There is none.\n"
    return markdown(["case", "of", "threads", "time", "ratio", "goal", "rate", "of the peak"], result)


def _share(roofline: Roofline, name: str, row: Row) -> Share | None:
    nanoseconds = float(row["tenon"])
    if name.startswith("kernels"):
        return roofline.of_kernel(row["case"], int(row["elements"]), nanoseconds)
    if row.get("operations"):
        return roofline.of_operations(float(row["operations"]), nanoseconds, int(row.get("threads", 1)))
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
    if not is_measured("generated_operators", folder):
        return NOT_MEASURED
    result = []
    for row in read("generated_operators", folder):
        each = float(row["loading"]) / int(row["operators"])
        result.append([units.label(row["operators"]), f"{units.digits(each)} µs", "≤ 1 µs", f"{row['before']} ns",
                       f"{row['after']} ns"])
    return markdown(["operators more", "start-up, each", "goal", "`add_` before", "`add_` after"], result)


# By the names that a page has for them.
TABLES: dict[str, Callable[[Path], str]] = {
    **{name: partial(crossed, name) for name in CROSSED},
    **{table.__name__: table for table in (means, peak, rates, shortfalls, instructions, attention, two_threads,
                                           products, compiled_graphs, start, memory, threads, generated_operators)}}
