"""The intended differences, each with the reason."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import yaml

from logs import Difference, differ_in_strides


@dataclass(frozen=True)
class Rule:
    """A difference that is meant: what is called in which state, and what each library does."""

    name: str
    reason: str
    example: str
    step: re.Pattern[str]
    tenon: re.Pattern[str]
    libtorch: re.Pattern[str]
    earlier: re.Pattern[str]
    only_strides: bool


def load_rules(path: Path) -> list[Rule]:
    """Reads the rules."""
    return [
        Rule(
            entry["name"],
            entry["reason"],
            entry["example"],
            *(re.compile(entry[key], re.DOTALL) for key in ("step", "tenon", "libtorch")),
            re.compile(entry.get("earlier", ""), re.DOTALL),
            entry.get("only_strides", False),
        )
        for entry in yaml.safe_load(path.read_text()) or []
    ]


def explain(rules: list[Rule], difference: Difference) -> Rule | None:
    """Returns the first rule that a difference follows."""
    for rule in rules:
        if (
            rule.step.search(difference.step)
            and rule.tenon.search(difference.ours.text)
            and rule.libtorch.search(difference.theirs.text)
            and any(map(rule.earlier.search, difference.earlier))
            and (not rule.only_strides or differ_in_strides(difference))
        ):
            return rule
    return None
