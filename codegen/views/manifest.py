"""What programs and other generators are told of every operator."""

from __future__ import annotations

import json
from typing import Iterator

from codegen.model import Choice, Formula
from codegen.views.library import Library, header_name
from codegen.views.operator import OperatorView

_VARIANTS = {"inplace": "in-place", "inplace_view": "in-place", "out": "out"}


def rows(library: Library) -> Iterator[str]:
    """Yields a YAML mapping for each operator, on one line; a text is written as JSON."""
    shards = {view: shard.name for shard in library.shards for view in shard.views}
    for view in library.views:
        yield _mapping(_facts(view) | {"shard": shards[view]})


def _facts(view: OperatorView) -> dict[str, object]:
    operator = view.operator
    facts: dict[str, object] = {
        "name": str(operator.name), "schema": view.text, "kind": view.kind, "category": view.category,
        "header": f"tenon/generated/ops/{header_name(operator)}.h", "computed_by": view.implementation,
        "public": [name for name, present in (("function", view.is_function), ("method", view.is_method)) if present],
        "doc": operator.doc,
        "derivatives": {", ".join(d.names): str(d.expression) for d in operator.derivatives},
        "inverse": str(operator.view_inverse or ""),
    }
    if operator.twin_of:
        facts["twin_of"] = operator.twin_of
    if view.is_derived:
        facts |= {"variant": _VARIANTS[view.kind], "of": str(view.base.name)}
    else:
        facts |= {"pointwise": _formula(operator.pointwise) if operator.pointwise else "",
                  "kernels": operator.kernel, "composite": _formula(operator.composite) if operator.composite else "",
                  "meta": str(operator.meta or "")}
    return facts


def _formula(formula: Formula | Choice | str) -> object:
    if isinstance(formula, str):
        return formula
    if isinstance(formula, Choice):
        return {"choose": formula.argument} | {case: _formula(chosen) for case, chosen in formula.cases}
    if not formula.shared:
        return str(formula.expression)
    return {"let": {name: str(part) for name, part in formula.shared}, "value": str(formula.expression)}


def _mapping(facts: dict[str, object]) -> str:
    return "{" + ", ".join(f"{key}: {json.dumps(value, ensure_ascii=False)}"
                           for key, value in facts.items() if value) + "}"
