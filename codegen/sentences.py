"""The sentences of errors: what is wrong, what was expected, and which known word may be meant."""

from __future__ import annotations

import difflib
from typing import Iterable

_LIKENESS_IN_LOWER_CASE = 0.8  # what is less alike, as 'Stream' and 'str', is another word


def sentence(what: str, expected: str | None = None, given: str | None = None, candidates: Iterable[str] = ()) -> str:
    """Returns `what, expected expected`, with the candidate that is nearest to `given`."""
    return (f"{what}, expected {expected}" if expected else what) + (did_you_mean(given, candidates) if given else "")


def did_you_mean(given: str, candidates: Iterable[str]) -> str:
    """Returns ` (did you mean 'relu'?)` for the candidate that is nearest; nothing when none is near."""
    found = nearest(given, candidates)
    return f" (did you mean '{found}'?)" if found else ""


def nearest(given: str, candidates: Iterable[str]) -> str | None:
    """Returns the candidate that is nearest to a word, whatever its case; None when none is near."""
    known = sorted(set(candidates))
    near = difflib.get_close_matches(given, known, n=1)
    if near:
        return near[0]
    in_lower_case = {word.lower(): word for word in reversed(known)}
    near = difflib.get_close_matches(given.lower(), in_lower_case, n=1, cutoff=_LIKENESS_IN_LOWER_CASE)
    return in_lower_case[near[0]] if near else None
