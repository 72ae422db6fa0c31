"""How numbers are written in tables and plots."""

from __future__ import annotations

import math

_SUPERSCRIPTS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def digits(value: float, count: int = 3) -> str:
    """Returns a number with so many digits, and no fewer than it has before the point."""
    if value == 0:
        return "0"
    places = count - 1 - math.floor(math.log10(abs(value)) + 1e-12)
    # 9.996 becomes 10.0, with a digit more than 9.99.
    if abs(round(value, places)) >= 10.0 ** (count - places):
        places -= 1
    return f"{value:,.{max(0, places)}f}"


def label(text: str) -> str:
    """Returns what a measurement is called by: a count with its thousands apart, anything else as it is."""
    return f"{int(text):,}" if text.isdigit() else text


def time(nanoseconds: float) -> str:
    """Returns nanoseconds in the unit that fits."""
    for unit, factor in (("ns", 1.0), ("µs", 1e3), ("ms", 1e6)):
        if nanoseconds < 999.5 * factor:
            return f"{digits(nanoseconds / factor)} {unit}"
    return f"{digits(nanoseconds / 1e9)} s"


def tick_time(nanoseconds: float) -> str:
    """Returns a round time."""
    for unit, factor in (("ns", 1.0), ("µs", 1e3), ("ms", 1e6)):
        if nanoseconds < 999.5 * factor:
            return f"{nanoseconds / factor:g} {unit}"
    return f"{nanoseconds / 1e9:g} s"


def tick_count(count: float) -> str:
    """Returns a count: from 10,000 on one that is a power of ten as that."""
    power = round(math.log10(count)) if count >= 1e4 else 0
    if power and math.isclose(count, 10.0 ** power):
        return "10" + str(power).translate(_SUPERSCRIPTS)
    return f"{count:,.0f}"


def rate(a_second: float) -> str:
    """Returns a number a second in thousands or millions."""
    for unit, factor in ((" M", 1e6), (" k", 1e3)):
        if a_second >= factor:
            return f"{a_second / factor:g}{unit}"
    return f"{a_second:g}"
