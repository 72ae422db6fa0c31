"""`python3 -m codegen parse`: the schemas of any YAML list with `func:` keys."""

from __future__ import annotations

from typing import TextIO

import yaml

from codegen.parse import SchemaError, operator_label, parse_schema, raw_func, raw_label
from codegen.source import Diagnostics, Scalar, Source, compose, location_of, scalar_of


def main_parse(path: str, out: TextIO, err: TextIO) -> int:
    """Prints every schema of a YAML list of entries with `func:`, one a line, in the normal form.

    Prints `FILE:LINE: error: …` for each entry that has none that can be read. Returns the exit code.
    """
    diagnostics = Diagnostics()
    document = compose(path, diagnostics, raw_label)
    if document is not None:
        for entry in _raw_entries(document.source, document.root, diagnostics):
            _print_schema(document.source, entry, out, diagnostics)
    for error in diagnostics:
        operator = f"{error.operator}: " if error.operator else ""
        print(f"{error.location.file}:{error.location.line}: error: {operator}{error.message}", file=err)
    return 1 if diagnostics else 0


def _raw_entries(source: Source, root: yaml.Node | None, diagnostics: Diagnostics) -> list[yaml.Node]:
    if root is None or isinstance(root, yaml.SequenceNode):
        return root.value if root else []
    diagnostics.error(location_of(source, root), None, "the file is not a list", "a list of entries with 'func'")
    return []


def _print_schema(source: Source, entry: yaml.Node, out: TextIO, diagnostics: Diagnostics) -> None:
    func = _func_of(source, entry, diagnostics)
    if func is None:
        return
    try:
        print(parse_schema(func.text, func.at), file=out)
    except SchemaError as error:
        error.report(diagnostics, operator_label(func.text))


def _func_of(source: Source, entry: yaml.Node, diagnostics: Diagnostics) -> Scalar | None:
    location = location_of(source, entry)
    if not isinstance(entry, yaml.MappingNode):
        diagnostics.error(location, None, "the entry is not a mapping", "a mapping with the key 'func'")
        return None
    func = raw_func(entry)
    if func is None:
        diagnostics.error(location, None, "the entry has no 'func'")
    elif not isinstance(func, yaml.ScalarNode):
        diagnostics.error(location_of(source, func), None, "'func' is not a text", "a function schema")
    else:
        return scalar_of(source, func)
    return None
