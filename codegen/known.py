"""The library's operators as its manifest tells of them: for entries of a project, whose formulas call them."""

from __future__ import annotations

import json
import os
from pathlib import PurePosixPath
from typing import Mapping

from codegen.expression import Expression, ExpressionError, calls, parse_expression
from codegen.model import Choice, Formula, Operator
from codegen.parse import SchemaError, parse_schema
from codegen.source import Location


class ManifestError(Exception):
    """A file that is no manifest; the message names it."""


def read_manifest(path: str | os.PathLike) -> list[Operator]:
    """Returns the operators of a manifest with what they compute. Raises OSError and ManifestError."""
    try:
        with open(path, encoding="utf-8") as file:
            lines = [line for line in file if not line.startswith("#")]
        return [_operator(_row(line), Location(str(path), number, 1)) for number, line in enumerate(lines, 1)]
    except (AttributeError, KeyError, TypeError, ValueError, SchemaError, ExpressionError) as error:
        raise ManifestError(f"{path} is no manifest of the library's operators") from error


def _row(line: str) -> dict[str, object]:
    """Returns what a line of the manifest says; it is YAML to others. As JSON it is read forty times as fast."""
    if not line.startswith("- "):
        raise ValueError(line)
    return json.loads(line[2:])


def _operator(row: Mapping[str, object], place: Location) -> Operator:
    pointwise = row.get("pointwise")
    schema = parse_schema(str(row["schema"])).without_cpp_defaults(row.get("cpp_no_default_args", ()))
    declared = PurePosixPath(str(row["header"])).stem
    return Operator(schema=schema, location=place, category=str(row["category"]),
                    pointwise=None if pointwise is None else _formula(pointwise, place),
                    derived_from=row.get("of"), made_for=None if declared == schema.name.base else declared)


def _formula(text: object, place: Location) -> Formula | Choice:
    if isinstance(text, str):
        return _computed(text, {}, place)
    if "choose" in text:
        cases = tuple((case, _formula(each, place)) for case, each in text.items() if case != "choose")
        return Choice(text["choose"], cases, place, (place,) * len(cases))
    return _computed(text["value"], text["let"], place)


def _computed(text: str, parts: Mapping[str, str], place: Location) -> Formula:
    def read(part: str) -> Expression:
        return parse_expression(part, lambda _: place)

    formula = read(text)
    return Formula(formula, tuple(dict.fromkeys(call.name for call in calls(formula))),
                            tuple((name, read(part)) for name, part in parts.items()))
