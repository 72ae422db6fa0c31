"""What `python3 -m codegen new` writes beside an entry: the C++ that its author fills in, and a test that fails."""

from __future__ import annotations

from pathlib import Path

from codegen.schema import ListType, Schema
from codegen.views.backend import BackendView
from codegen.views.handwritten import Handwritten, handwritten_of
from codegen.views.operator import OperatorView

_CHECK = '#include "tenon/base/check.h"\n'
_STRUCTURED = '#include "tenon/kernels/structured.h"\n'
_INCLUDES = {  # of what a declaration may name
    "std::optional": "#include <optional>\n", "std::string_view": "#include <string_view>\n",
    "std::tuple": "#include <tuple>\n", "std::vector": "#include <vector>\n", "std::array": "#include <array>\n",
    "Scalar": '#include "tenon/base/scalar.h"\n', "Generator": '#include "tenon/base/generator.h"\n',
    "TensorList": '#include "tenon/tensor/tensor_list.h"\n',
}


class NewError(Exception):
    """An operator that cannot be begun so; the message says why. Nothing has been written."""


def file_name(schema: Schema) -> str:
    """Returns what the files of an operator are called."""
    return schema.name.unambiguous().strip("_")


def library_files(root: Path, view: OperatorView) -> tuple[dict[str, str], dict[str, str]]:
    """Returns the files of an operator of the library, whose tree is at `root`: new ones, and those of its category
    with one function more, meta.h and meta.cpp or a source of composites. Raises NewError."""
    files = {f"tests/conformance/{file_name(view.schema)}.cpp": _library_test(view.schema)}
    extended = _meta(root, BackendView.of(view)) if view.operator.meta else {}
    for function in handwritten_of(view):
        if view.operator.kernel:
            files[function.file] = _source([function], view)
        else:
            extended[function.file] = _with_composite(root / function.file, function, view)
    return files, extended


def project_files(view: OperatorView) -> dict[str, str]:
    """Returns the files of an operator of a project: a source with all that its author writes, if that is anything,
    and a program that tests it."""
    functions = list(handwritten_of(view))
    files = {f"{file_name(view.schema)}.cpp": _source(functions, view)} if functions else {}
    return files | {f"{file_name(view.schema)}_test.cpp": _project_test(view)}


def _source(functions: list[Handwritten], view: OperatorView) -> str:
    has_shape = any(_is_shape(function) for function in functions)
    includes = [f'#include "{functions[0].header}"\n', _CHECK, _STRUCTURED * has_shape]
    return "".join(sorted(includes)) + "".join(_in_namespace(function, view) for function in functions)


def _is_shape(function: Handwritten) -> bool:
    return "::meta::" in function.name


def _in_namespace(function: Handwritten, view: OperatorView) -> str:
    scope = function.name.rpartition("::")[0]
    return f"\nnamespace {scope} {{\n{_defined(function, view)}\n{_end(scope)}"


def _end(scope: str) -> str:
    return f"}}  // namespace {scope}\n"


def _defined(function: Handwritten, view: OperatorView) -> str:
    """Returns a function that does what can be known of it."""
    body = f"return {_shapes(BackendView.of(view))};" if _is_shape(function) else \
        f'TENON_THROW(NotImplementedError, "{view.name}: nobody has written what it computes");'
    return f"\n{function.prototype} {{\n  {body}\n}}\n"


def _with_composite(path: Path, function: Handwritten, view: OperatorView) -> str:
    scope = function.name.rpartition("::")[0]
    header = f'#include "{function.header}"\n'
    empty = f"{header}\nnamespace {scope} {{\n\n{_end(scope)}"
    return _with_function(path, empty, _defined(function, view), [header, _CHECK], _end(scope))


def _shapes(view: BackendView) -> str:
    """Returns what a shape function returns until its author knows better: results like the first tensor."""
    first = view.schema.tensor_arguments[0]
    like = f"{first.name}[0]" if isinstance(first.type, ListType) else first.name
    spec = f"{view.target.tenon}spec_of({like})"
    several = len(view.schema.returns) > 1 or isinstance(view.schema.returns[0].type, ListType)
    return "{" + ", ".join([spec] * len(view.schema.returns)) + "}" if several else spec


def _meta(root: Path, view: BackendView) -> dict[str, str]:
    folder = f"runtime/tenon/kernels/{view.operator.category}"
    head = f"{view.specs_type} {file_name(view.schema)}({view.parameters})"
    declared = f"\n/// What {view.name} returns.\n{head};\n"
    defined = f"\n{head} {{\n  return {_shapes(view)};\n}}\n"
    header, source = f"{folder}/meta.h", f"{folder}/meta.cpp"
    empty = _META_SOURCE.format(header=f"tenon/kernels/{view.operator.category}/meta.h")
    needed = [include for name, include in _INCLUDES.items() if name in head]
    return {header: _with_function(root / header, _META_HEADER, declared, needed, _END_OF_META),
            source: _with_function(root / source, empty, defined, [_STRUCTURED], _END_OF_META)}


def _with_function(path: Path, empty: str, function: str, includes: list[str], end: str) -> str:
    """Returns the text of a file with a function at the end of its namespace, and the includes that it needs."""
    text = path.read_text(encoding="utf-8") if path.exists() else empty
    for include in includes:
        kind = include[:len('#include <')]
        if include not in text:  # after its own header, or `#pragma once`
            first = text.index("\n\n") + 2
            start = text.find(kind, first)
            start = first if start < 0 else start
            text = text[:start] + include + ("" if text.startswith("#include", start) else "\n") + text[start:]
    if not text.endswith(end):
        raise NewError(f"{path} does not end with `{end.strip()}`")
    return text[:-len(end)].rstrip("\n") + "\n" + function + "\n" + end


_END_OF_META = _end("tenon::meta")
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


def _library_test(schema: Schema) -> str:
    name = schema.name
    return "\n".join([
        "#include <catch2/catch.hpp>", "", '#include "tenon/tenon.h"', "", "namespace tenon::test {", "namespace {", "",
        f'TEST_CASE("{name} returns what its entry says", "[{file_name(schema)}]") {{',
        f'  FAIL("{name}: nobody has written its test");', "}", "",
        "}  // namespace", "}  // namespace tenon::test", ""])


def _project_test(view: OperatorView) -> str:
    return "\n".join([
        "#include <iostream>", "", f"#include <{view.target.header('operators.h')}>", "", "int main() {",
        f'  std::cerr << "{view.name}: nobody has written its test\\n";', "  return 1;", "}", ""])
