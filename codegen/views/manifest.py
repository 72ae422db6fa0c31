"""What programs and other generators are told of every operator."""

from __future__ import annotations

import json
from typing import Iterator

from codegen.model import Choice, Derivative, Formula
from codegen.schema import OperatorKind
from codegen.views.library import Library, header_name
from codegen.views.operator import OperatorView



def rows(library: Library) -> Iterator[str]:
    """Yields a YAML mapping for each operator, on one line, which is JSON."""
    sources: dict[OperatorView, dict[str, str]] = {view: {} for view in library.views}
    for layer, shards in library.shards.items():
        for shard in shards:
            sources.update({view: sources[view] | {layer: shard.name} for view in shard.views})
    for view in library.views:
        facts = _facts(view) | {"sources": sources[view]}
        yield json.dumps({key: value for key, value in facts.items() if value}, ensure_ascii=False)


def _facts(view: OperatorView) -> dict[str, object]:
    operator = view.operator
    public = {"function": operator.is_function, "method": operator.is_method}
    facts: dict[str, object] = {
        "name": view.name, "schema": view.text, "kind": operator.kind.value, "category": operator.category,
        "header": view.target.header(f"ops/{header_name(operator)}.h"), "computed_by": view.base.implementation.value,
        "public": [name for name, present in public.items() if present],
        "doc": operator.doc,
        "derivatives": {", ".join(d.names): formula(d) for d in operator.derivatives},
        "inverse": str(operator.view_inverse or ""),
        "cpp_no_default_args": [each.name for each in operator.schema.arguments if not each.has_cpp_default],
        "tags": [tag.value for tag in operator.tags],
    }
    if operator.output_differentiability is not None:
        facts["output_differentiability"] = list(operator.output_differentiability)
    if view.node is not None and view.node.is_not_implemented and operator.kind is not OperatorKind.OUT:
        facts["backward"] = "not_implemented"
    if operator.recorded:
        facts["recorded"] = formula(operator.recorded)
    if operator.twin_of:
        facts["twin_of"] = operator.twin_of
    if view.is_derived:
        facts |= {"variant": operator.variant, "of": f"{view.target.prefix}{view.base.name}"}
    else:
        facts |= {"pointwise": formula(operator.pointwise) if operator.pointwise else "",
                  "kernels": operator.kernel, "composite": formula(operator.composite) if operator.composite else "",
                  "meta": str(operator.meta or "")}
    return facts


def formula(computed: Formula | Derivative | Choice | str) -> object:
    """Returns what an operator or its gradient computes, as the manifest has it."""
    if isinstance(computed, str):
        return computed
    if isinstance(computed, Choice):
        return {"choose": computed.argument} | {case: formula(chosen) for case, chosen in computed.cases}
    if not computed.shared:
        return str(computed.expression)
    return {"let": {name: str(part) for name, part in computed.shared}, "value": str(computed.expression)}
