"""Plots as SVG: panels of lines on logarithmic axes, readable on light and dark pages."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from html import escape

PANEL_WIDTH, PANEL_HEIGHT = 380, 260
LEFT, RIGHT, TOP, BOTTOM = 62, 22, 44, 44  # of a panel, around the axes
LEGEND = 30

# Of text and series the contrast to the surface is at least 4.5, light and dark.
STYLE = """\
  .surface { fill: #ffffff } .grid { stroke: #d8dee4 } .axis { stroke: #59636e }
  text { fill: #1f2328; font: 12px sans-serif } .title { font-weight: bold } .label { fill: #59636e }
  .line { fill: none; stroke-width: 2 } .s0 { stroke: #0969da } .s1 { stroke: #b35900 }
  .m0 { fill: #0969da } .m1 { fill: #b35900 }
  @media (prefers-color-scheme: dark) {
    .surface { fill: #0d1117 } .grid { stroke: #2d333b } .axis { stroke: #9198a1 }
    text { fill: #e6edf3 } .label { fill: #9198a1 }
    .s0 { stroke: #58a6ff } .s1 { stroke: #f0883e } .m0 { fill: #58a6ff } .m1 { fill: #f0883e }
  }"""


@dataclass(frozen=True)
class Series:
    """A line: its name in the legend, and its points in the order of x."""

    name: str
    points: tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class Axis:
    """The values of an axis: what they are, how they are written, and whether they are plotted by their logarithms."""

    label: str
    write: Callable[[float], str]
    is_log: bool = True
    ticks: tuple[float, ...] = ()  # those of `ticks_between` when empty


@dataclass(frozen=True)
class Panel:
    """One plot: series of the same names in all panels of a figure."""

    title: str
    x: Axis
    y: Axis
    series: tuple[Series, ...]


@dataclass(frozen=True)
class Scale:
    """Where the values of an axis lie on the page."""

    axis: Axis
    low: float
    high: float
    begin: float
    end: float

    def __call__(self, value: float) -> float:
        place = math.log10 if self.axis.is_log else float
        share = (place(value) - place(self.low)) / (place(self.high) - place(self.low))
        return self.begin + share * (self.end - self.begin)

    def ticks(self) -> list[float]:
        """Returns the values that are written at the axis."""
        return list(self.axis.ticks) or ticks_between(self.low, self.high, self.axis.is_log)


def figure(description: str, panels: list[Panel], columns: int = 2) -> str:
    """Returns an SVG of panels, with one legend above them; `description` is read to those who do not see it."""
    columns = min(columns, len(panels))
    width = columns * PANEL_WIDTH
    height = LEGEND + math.ceil(len(panels) / columns) * PANEL_HEIGHT
    drawn = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
             f'height="{height}" role="img" aria-label="{escape(description)}">',
             f"<title>{escape(description)}</title>", f"<style>\n{STYLE}\n</style>",
             f'<rect class="surface" width="{width}" height="{height}"/>']
    for index, name in enumerate(dict.fromkeys(series.name for panel in panels for series in panel.series)):
        x = LEFT + 110 * index
        drawn += [f'<path class="line s{index}" d="M{x} 18H{x + 26}"/>', marker(index, x + 13, 18),
                  f'<text x="{x + 34}" y="22">{escape(name)}</text>']
    for index, panel in enumerate(panels):
        row, column = divmod(index, columns)
        drawn += [f'<g transform="translate({column * PANEL_WIDTH} {LEGEND + row * PANEL_HEIGHT})">',
                  *draw_panel(panel), "</g>"]
    return "\n".join([*drawn, "</svg>"]) + "\n"


def draw_panel(panel: Panel) -> list[str]:
    """Returns the elements of one plot."""
    points = [point for series in panel.series for point in series.points]
    right, bottom = PANEL_WIDTH - RIGHT, PANEL_HEIGHT - BOTTOM
    x = Scale(panel.x, *limits([each for each, _ in points], panel.x.is_log, is_padded=False), LEFT, right)
    y = Scale(panel.y, *limits([each for _, each in points], panel.y.is_log, is_padded=True), bottom, TOP)
    drawn = [f'<text class="title" x="{LEFT}" y="{TOP - 26}">{escape(panel.title)}</text>',
             f'<text class="label" x="{LEFT}" y="{TOP - 9}">{escape(panel.y.label)}</text>']
    for tick in x.ticks():
        drawn += [f'<path class="grid" d="M{x(tick):.1f} {TOP}V{bottom}"/>',
                  f'<text class="label" x="{x(tick):.1f}" y="{bottom + 17}" text-anchor="middle">'
                  f"{escape(panel.x.write(tick))}</text>"]
    for tick in y.ticks():
        drawn += [f'<path class="grid" d="M{LEFT} {y(tick):.1f}H{right}"/>',
                  f'<text class="label" x="{LEFT - 6}" y="{y(tick) + 4:.1f}" text-anchor="end">'
                  f"{escape(panel.y.write(tick))}</text>"]
    drawn += [f'<path class="axis line" d="M{LEFT} {TOP}V{bottom}H{right}" style="stroke-width:1"/>',
              f'<text class="label" x="{(LEFT + right) / 2}" y="{bottom + 36}" text-anchor="middle">'
              f"{escape(panel.x.label)}</text>"]
    for index, series in enumerate(panel.series):
        places = [(x(each), y(value)) for each, value in series.points]
        drawn.append(f'<path class="line s{index}" d="M' + "L".join(f"{px:.1f} {py:.1f}" for px, py in places) + '"/>')
        drawn += [marker(index, px, py) for px, py in places]
    return drawn


def marker(index: int, x: float, y: float) -> str:
    """Returns the mark of a point, whose shape tells the series, too."""
    if index == 0:
        return f'<circle class="m0" cx="{x:.1f}" cy="{y:.1f}" r="3.5"/>'
    return f'<rect class="m{index}" x="{x - 3.5:.1f}" y="{y - 3.5:.1f}" width="7" height="7"/>'


def limits(values: list[float], is_log: bool, is_padded: bool) -> tuple[float, float]:
    """Returns the ends of an axis: those of the values, or, padded, round numbers around them, 0 on a linear axis."""
    low, high = min(values), max(values)
    if not is_log:
        return min(low, 0.0), high * 1.05 if is_padded else high
    if not is_padded:
        return low, high
    # At least a decade, so that noise is not drawn as large as what matters.
    return round_number(min(low, high / 10), math.floor), round_number(high, math.ceil)


def round_number(value: float, to: Callable[[float], int]) -> float:
    """Returns the next of 1, 2, 5, 10, 20, … below or above a value."""
    steps = (1, 2, 5)
    decade = 10.0 ** math.floor(math.log10(value) + 1e-9)
    step = value / decade
    if to is math.floor:
        return max(each for each in steps if each <= step * (1 + 1e-9)) * decade
    return min(each for each in (*steps, 10) if each >= step * (1 - 1e-9)) * decade


def ticks_between(low: float, high: float, is_log: bool) -> list[float]:
    """Returns powers of ten, with 2 and 5 times those between two ends that lie close; five equal steps if linear."""
    if not is_log:
        return [low + (high - low) * step / 5 for step in range(6)]
    factors = (1,) if high / low >= 999 else (1, 2, 5)
    decades = range(math.floor(math.log10(low)), math.ceil(math.log10(high)) + 1)
    ticks = [factor * 10.0 ** decade for decade in decades for factor in factors]
    return [tick for tick in ticks if low * (1 - 1e-9) <= tick <= high * (1 + 1e-9)]
