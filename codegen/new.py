"""`python3 -m codegen new`: an entry for a new operator, with the C++ and the test that its author fills in."""

from __future__ import annotations

import tempfile
from pathlib import Path

from codegen.entry import CATEGORIES
from codegen.entry_values import either
from codegen.format import format_text
from codegen.model import Operator
from codegen.parse import SchemaError, parse_schema
from codegen.resolve import resolve
from codegen.schema import ListType, OperatorKind, Schema
from codegen.source import Diagnostics
from codegen.views.backend import BackendView
from codegen.views.handwritten import handwritten_of
from codegen.views.library import make_library
from codegen.vocabulary import Computation, words_of
from codegen.write import WriteError, replace_file

_CATEGORY_OF = {Computation.POINTWISE: "pointwise_unary", Computation.KERNEL: "reduction",
                Computation.COMPOSITE: "neural"}
_END_OF_META = "}  // namespace tenon::meta\n"
_INCLUDES = {  # of what a declaration may name
    "std::optional": "#include <optional>\n", "std::string_view": "#include <string_view>\n",
    "std::tuple": "#include <tuple>\n", "std::vector": "#include <vector>\n", "std::array": "#include <array>\n",
    "Scalar": '#include "tenon/base/scalar.h"\n', "Generator": '#include "tenon/base/generator.h"\n',
    "TensorList": '#include "tenon/tensor/tensor_list.h"\n',
}


class NewError(Exception):
    """An operator that cannot be begun so; the message says why. Nothing has been written."""


def begin(root: Path, text: str, how: str = "", category: str = "") -> list[str]:
    """Writes what a new operator needs into the tree at `root`; returns the paths, ops.yaml first.

    `text` is the schema. ops.yaml, and meta.h and meta.cpp of the category, are extended where they are; nothing else
    that is there is written to. Raises NewError, WriteError and OSError.
    """
    try:
        schema = parse_schema(text)
    except SchemaError as error:
        raise NewError(f"the schema: {error}") from error
    way = _computation(schema, how)
    category = category or _CATEGORY_OF[way]
    if category not in CATEGORIES:
        raise NewError(f"'{category}' is no category, expected one of {', '.join(sorted(CATEGORIES))}")
    yaml = root / "ops.yaml"
    if not yaml.exists():
        raise NewError(f"there is no {yaml}: new operators of Tenon are begun in its own tree; an operator of a "
                       "project is an entry of the project's YAML")
    entries = yaml.read_text(encoding="utf-8") + format_text(_entry(schema, way, category))
    operator = _resolved(entries, schema)
    files = _sources(root, operator, way) | {f"tests/conformance/{_base(schema)}.cpp": _test(schema)}
    present = [path for path in files if (root / path).exists() and not path.endswith(("meta.h", "meta.cpp"))]
    if present:
        raise WriteError(*(f"{root / path} is in the way; move it away, or call the operator otherwise"
                           for path in present))
    for path, content in files.items():
        target = root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        if target.exists():
            replace_file(target, content)
        else:
            target.write_text(content, encoding="utf-8")
    replace_file(yaml, entries)
    return ["ops.yaml", *files]


def _computation(schema: Schema, how: str) -> Computation:
    """Returns the way of computing that is asked for, or the one that suits the schema."""
    if not how:
        return Computation.POINTWISE if _may_be_pointwise(schema) else Computation.KERNEL
    known = words_of(Computation)
    if how not in known:
        raise NewError(f"'{how}' is no way of computing, expected {either(known)}")
    return Computation(how)


def _base(schema: Schema) -> str:
    return schema.name.unambiguous().strip("_")


def _may_be_pointwise(schema: Schema) -> bool:
    return (schema.kind is OperatorKind.FUNCTIONAL
            and len(schema.returns) == 1 and str(schema.returns[0].type) == "Tensor"
            and all(str(argument.type) in ("Tensor", "Scalar") for argument in schema.arguments)
            and bool(schema.tensor_arguments))


def _entry(schema: Schema, way: Computation, category: str) -> str:
    name = _base(schema)
    names = [argument.name for argument in schema.arguments]
    lines = [f"- func: {schema}", f"  category: {category}", "  doc: What it returns."]
    if way is Computation.POINTWISE:
        lines += [f"  pointwise: {' + '.join(names)}", "  dtypes: numeric", "  derivatives: auto"]
    else:
        lines += [f"  {way.value}: {name}"]
        if way is Computation.KERNEL and _is_structured(schema):
            lines += [f"  meta: {name}({', '.join(names)})"]
    return "\n".join(lines) + "\n"


def _is_structured(schema: Schema) -> bool:
    return schema.kind is OperatorKind.FUNCTIONAL and bool(schema.returns) and bool(schema.tensor_arguments) \
        and all(result.type.is_tensor for result in schema.returns)


def _resolved(entries: str, schema: Schema) -> Operator:
    """Returns the operator that the entries make of the schema. Raises NewError with what the generator says."""
    diagnostics = Diagnostics()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "ops.yaml"
        path.write_text(entries, encoding="utf-8")
        operators = resolve(str(path), diagnostics)
    if diagnostics:
        raise NewError("; ".join(f"{error.operator or 'ops.yaml'}: {error.message}" for error in diagnostics))
    return next(operator for operator in operators if str(operator.name) == str(schema.name))


def _sources(root: Path, operator: Operator, way: Computation) -> dict[str, str]:
    view = next(iter(make_library([operator]).views))
    files = {}
    for function in handwritten_of(view):
        scope, name = function.name.rsplit("::", 1)
        path = function.file if way is Computation.KERNEL else f"runtime/tenon/composite/{name}.cpp"
        files[path] = "\n".join([
            '#include "tenon/base/check.h"', f'#include "{function.header}"', "", f"namespace {scope} {{", "",
            f"{function.prototype} {{",
            f'  TENON_THROW(NotImplementedError, "{operator.name}: nobody has written what it computes");', "}", "",
            f"}}  // namespace {scope}", ""])
    if operator.meta:
        files |= _meta(root, BackendView.of(view))
    return files


def _meta(root: Path, view: BackendView) -> dict[str, str]:
    schema, folder = view.schema, f"runtime/tenon/kernels/{view.category}"
    head = f"{view.specs_type} {_base(schema)}({view.parameters})"
    first = schema.tensor_arguments[0]
    like = f"{first.name}[0]" if isinstance(first.type, ListType) else first.name
    spec = f"spec_of({like})"
    value = "{" + ", ".join([spec] * len(schema.returns)) + "}" if len(schema.returns) > 1 or "vector" in head else spec
    declared = f"\n/// What {view.name} returns.\n{head};\n"
    defined = f"\n{head} {{\n  return {value};\n}}\n"
    header, source = f"{folder}/meta.h", f"{folder}/meta.cpp"
    empty = _META_SOURCE.format(header=f"tenon/kernels/{view.category}/meta.h")
    needed = [include for name, include in _INCLUDES.items() if name in head]
    return {header: _with_function(root / header, _META_HEADER, declared, needed),
            source: _with_function(root / source, empty, defined, ['#include "tenon/kernels/structured.h"\n'])}


def _with_function(path: Path, empty: str, function: str, includes: list[str]) -> str:
    """Returns the text of a file with a function at the end of its namespace, and the includes that it needs."""
    text = path.read_text(encoding="utf-8") if path.exists() else empty
    for include in includes:
        kind = include[:len('#include <')]
        if include not in text:  # after its own header, or `#pragma once`
            first = text.index("\n\n") + 2
            start = text.find(kind, first)
            start = first if start < 0 else start
            text = text[:start] + include + ("" if text.startswith("#include", start) else "\n") + text[start:]
    if not text.endswith(_END_OF_META):
        raise NewError(f"{path} does not end with `{_END_OF_META.strip()}`")
    return text[:-len(_END_OF_META)].rstrip("\n") + "\n" + function + "\n" + _END_OF_META


_META_HEADER = f"""\
#pragma once

#include <optional>
#include <tuple>
#include <vector>

#include "tenon/tensor/tensor_base.h"
#include "tenon/tensor/tensor_spec.h"

namespace tenon::meta {{

{_END_OF_META}"""
_META_SOURCE = f"""\
#include "{{header}}"

#include "tenon/kernels/structured.h"

namespace tenon::meta {{{{

{_END_OF_META.replace("}", "}}")}"""


def _test(schema: Schema) -> str:
    name = schema.name
    return "\n".join([
        "#include <catch2/catch.hpp>", "", '#include "tenon/tenon.h"', "", "namespace tenon::test {", "namespace {", "",
        f'TEST_CASE("{name} returns what its entry says", "[{_base(schema)}]") {{',
        f'  FAIL("{name}: nobody has written its test");', "}", "",
        "}  // namespace", "}  // namespace tenon::test", ""])
