"""The plots of docs/performance.md, each a function of the folder of the measurements."""

from __future__ import annotations

from pathlib import Path

import units
from measurements import Row, read
from plot import Axis, Panel, Series, figure

_LIBRARIES = {"tenon": "Tenon", "libtorch": "libtorch 1.13.1"}


def series(rows: list[Row], x: str, columns: dict[str, str]) -> tuple[Series, ...]:
    """Returns a line for each library that was measured, of the column that is named for it."""
    lines = (Series(_LIBRARIES[library], tuple((float(row[x]), float(row[column])) for row in rows if row.get(column)))
             for library, column in columns.items())
    return tuple(line for line in lines if line.points)


def panels(rows: list[Row], x: str, titles: dict[str, str], axes: tuple[Axis, Axis]) -> list[Panel]:
    """Returns a plot for each case that has a title."""
    return [Panel(title, *axes, series([row for row in rows if row["case"] == case], x,
                                       {"tenon": "tenon", "libtorch": "libtorch"}))
            for case, title in titles.items()]


def elements(folder: Path) -> str:
    """Returns the time of calls against elements."""
    titles = {"add": "add, into a new tensor", "add_out": "add, into a tensor that is there", "sum": "sum",
              "exp": "exp"}
    axes = Axis("elements, float32", units.tick_count), Axis("time of a call", units.tick_time)
    return figure("The time of a call against the elements of its tensors",
                  panels(read("elements", folder), "elements", titles, axes))


def depth(folder: Path) -> str:
    """Returns the time of a node against the depth of a graph."""
    titles = {"recording": "recording a call", "backward": "backward pass", "dropping": "dropping the graph"}
    axes = Axis("nodes in a chain", units.tick_count), Axis("time of a node", units.tick_time)
    return figure("The time of a node against the depth of its graph",
                  panels(read("depth", folder), "depth", titles, axes), columns=3)


def tensors(folder: Path) -> str:
    """Returns the time of a tensor against how many live."""
    titles = {"making": "making a tensor", "dropping": "dropping a tensor"}
    axes = Axis("live tensors", units.tick_count), Axis("time of a tensor", units.tick_time)
    return figure("The time of a tensor against how many there are",
                  panels(read("tensors", folder), "tensors", titles, axes))


def threads(folder: Path) -> str:
    """Returns the calls a second against the threads that make them."""
    rows = read("threads", folder)
    x = Axis("threads", units.tick_count, ticks=tuple(dict.fromkeys(float(row["threads"]) for row in rows)))
    y = Axis("calls a second, of all threads", units.rate)
    columns = {library: f"{library}_calls" for library in _LIBRARIES}
    return figure("Small calls a second against the threads that make them", [
        Panel(case, x, y, series([row for row in rows if row["case"] == case], "threads", columns))
        for case in dict.fromkeys(row["case"] for row in rows)], columns=3)


def operators(folder: Path) -> str:
    """Returns what calls and definitions cost against how many operators there are."""
    rows = read("operators", folder)
    x = Axis("operators that a program defines", units.tick_count, is_log=False,
             ticks=tuple(float(row["operators"]) for row in rows if row["operators"] != "500"))
    return figure("The time of a call, and of a definition, against the operators that there are", [
        Panel(title, x, Axis("time", units.tick_time),
              series(rows, "operators", {library: f"{library}_{column}" for library in _LIBRARIES}))
        for column, title in (("add", "a call of add"), ("definition", "defining an operator by its schema"))])
