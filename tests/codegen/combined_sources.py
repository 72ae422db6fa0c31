"""Writes the C++ of `combined_sample.py`, for a build to compile, link and run.

    python3 -m tests.codegen.combined_sources FOLDER CPU_TARGET...

Beside the generated sources, one a layer, these are `samples.cpp` and `calls.cpp`, how the operators are called, and
`kernels.cpp`, what computes them.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import Iterator

from codegen.api import cpp
from codegen.api.kernels import result_variables
from codegen.model import Operator
from codegen.outputs import render_all
from codegen.resolve import resolve
from codegen.schema import TENSOR, Argument, ListType, OptionalType, Type
from codegen.source import Diagnostics
from codegen.views.handwritten import handwritten_of
from codegen.views import library as library_views
from codegen.views.library import Library, make_library
from codegen.views.operator import OperatorView
from tests.codegen.combinations import CATEGORY, Combination
from tests.codegen.combined_sample import Generator, sample
from tests.codegen.mutations import OPS

_TENSOR, _LIST = "uniform({2, 3}, 0.5, 2)", "std::vector<TensorBase>{uniform({2, 3}, 0.5, 2)}"
_TARGET = "make_tensor({2, 3}, DType::kFloat64)"
_OPTIONS = {"dtype": "DType::kFloat64", "layout": "Layout::Strided", "device": "Device(kCPU)", "pin_memory": "false"}

# What a kernel without shape function does, by the kind of its schema; a composite calls operators instead.
_ONE = "return computed(given);"
_TWO = "return {computed(given), computed(given, 2)};"
_BODIES = dict.fromkeys(("functional", "no_self", "optional", "of_list", "factory", "factory_with_options", "like"),
                        _ONE) | {
    "several": _TWO, "unnamed": _TWO, "list": "return {computed(given)};",
    "mixed": "return {computed(given), std::vector<TensorBase>{computed(given, 2)}};",
    "scalar": "return total(given);", "number": "return total(given);", "numbers": "return {total(given), true};",
    "nothing": "computed(given);",
    "inplace": "return write(self, given);", "inplace_two": "write(other, given, 2);\n  return write(self, given);",
    "mutable": "TensorBase result = computed(given);\n  write(state, given);\n  return result;",
    "mutable_self": "TensorBase result = computed(given);\n  write(self, given);\n  return result;",
    "mutable_several": "const TensorBase first = computed(given), second = computed(given, 2);\n"
                       "  write(state, given);\n  return {first, second};",
    "writes": "write(self, given);", "writes_list": "for (TensorBase tensor : tensors) write(tensor, given);",
    "out": "return write(out, given);", "outs": "write(first, given), write(second, given, 2);\n"
                                                "  return {first, second};",
    "view": "return transposed(self);", "untracked_view": "return transposed(self);",
    "multi_view": "return rows(self);",
    "inplace_view": "return transpose_in_place(self);",
}
_WITH_OPERATORS = {"computed(": "composed(", "write(": "compose_into(", "rows(self)": "ops::split(self, 1, 0)",
                   "total(given)": "ops::item(ops::max(composed(given))).toDouble()",
                   "transposed(self)": "ops::transpose(self, 0, 1)",
                   "transpose_in_place(self)": "ops::transpose_(self, 0, 1)"}


def main(folder: Path, cpu_targets: list[str]) -> None:
    """Writes the sources."""
    diagnostics = Diagnostics()
    library = resolve(OPS, diagnostics)
    generator = Generator(library)
    combinations = sample(generator)
    operators, _ = generator.resolve(combinations)
    for name, layer in library_views.LAYERS.items():  # headers take longer to compile than operators
        library_views.LAYERS[name] = replace(layer, most=len(operators) + len(library))
    ours = make_library(operators, others=library)
    files = {f"include/tenon/generated/{path}": text for path, text in render_all(ours, "combinations").items()
             if "/" in path}
    methods = OPS.parent / "generated/tenon/generated/methods.h"
    files["include/tenon/generated/methods.h"] = \
        methods.read_text(encoding="utf-8") + f'#include "tenon/generated/methods/{CATEGORY}.h"\n'
    files["include/tenon/generated/functions.h"] = f'#include_next "tenon/generated/functions.h"\n' \
        f'#include "tenon/generated/functions/{CATEGORY}.h"\n'
    by_name = {f"combined_{index}": each for index, each in enumerate(combinations)}
    entries = [operator for operator in operators if not operator.derived_from and not operator.is_made]
    files |= {f"pointwise_{target}.cpp": f'#define TENON_CPU_TARGET {target}\n'
              f'#include "tenon/generated/pointwise/{CATEGORY}.cpp"\n' for target in cpu_targets}
    files["kernels.cpp"] = "\n".join(_kernels(ours, by_name))
    files["samples.cpp"] = "\n".join(_samples(entries, by_name))
    files["calls.cpp"] = "\n".join(_calls(operators, by_name))
    files["registration.cpp"] = "\n".join(_registration(ours))
    files[f"include/tenon/kernels/{CATEGORY}/meta.h"] = '#include "tests/generated/combinations/values.h"\n'
    banner = "// Generated from tests/codegen/combinations.py. Do not edit; run\n//   python3 -m codegen\n"
    for path, text in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        new = text if text.startswith("// Generated") or path.endswith(".yaml") else banner + text
        if not file.exists() or file.read_text(encoding="utf-8") != new:
            file.write_text(new, encoding="utf-8")


def _combination(name: str, by_name: dict[str, Combination]) -> Combination:
    return by_name[name.split(".")[0].removesuffix("_copy").removesuffix("_functional").rstrip("_")]


def _kernels(library: Library, by_name: dict[str, Combination]) -> Iterator[str]:
    yield from (f'#include "tenon/generated/ops/{name}.h"' for name in ("item", "max", "split", "transpose"))
    yield f'#include "tenon/generated/kernels/{CATEGORY}.h"'
    yield '#include "tests/generated/combinations/values.h"'
    yield "\nnamespace tenon {\n\nusing namespace test;\n"
    for view in library.views:
        for function in handwritten_of(view) if not view.is_derived else ():
            namespace, _, name = function.name.removeprefix("tenon::").rpartition("::")
            prototype = function.prototype.replace(f"{name}(", f"{namespace}::{name}(", 1)
            yield f"{prototype} {{\n{_body(view, _combination(name, by_name))}}}"
    yield "\n}  // namespace tenon"


def _body(view: OperatorView, combination: Combination) -> str:
    """Returns the body of what an entry names."""
    kind = combination.kind
    read = [view.schema.argument(name) for name in (*kind.tensors, *combination.names())]
    given = ", ".join(f"optional({argument.name})" if str(argument.type) == "Tensor?" else argument.name
                      for argument in read)
    if combination.way in ("structured", "same"):
        element = "[0]" if kind.returns == "Tensor[]" else ""
        lines = [f"write({name}{element}, given, {place});"
                 for place, name in enumerate(result_variables(view.schema), start=1)]
        lines += [f"write({argument.name}, given);" for argument in view.schema.mutated_arguments]
        body = "\n  ".join(lines)
    else:
        body = _BODIES[kind.name]
        for kernel, composite in _WITH_OPERATORS.items() if combination.way == "composite" else ():
            body = body.replace(kernel, composite)
    return f"  const Given given({given});\n  {body}\n"


def _value(argument: Argument, by_name: Combination, boxed: bool) -> str:
    """Returns the value of an argument that the tests pass."""
    number = argument.name.removeprefix("a")
    type_ = by_name.arguments[int(number)].type if number.isdigit() else None
    text = type_.value if type_ else _OPTIONS.get(argument.name, "")
    if argument.type.is_tensor:
        return _LIST if isinstance(argument.type, ListType) else \
            _TARGET if argument.name in ("out", "first", "second") else _TENSOR
    if argument.name == "size":
        text = "{2, 3}"
    elif not text:
        text = "0.5"  # of a scalar twin
    base = argument.type.base.name
    if str(argument.type) == f"{base}" or not isinstance(_unwrapped(argument.type), ListType):
        return f"Value({_number(base, text)})" if boxed else text
    element = {"int": "int64_t", "SymInt": "int64_t", "float": "double", "bool": "bool"}[base]
    if boxed:
        values = text if text.startswith("{") else f"{{{text}, {text}}}"
        return f"Value(std::vector<{element}>{values})"
    if base == "bool" and isinstance(argument.type, OptionalType):
        return f"std::array<bool, {argument.type.element.size}>{text}"
    return f"ArrayRef<double>({text})" if base == "float" else text


def _unwrapped(type_: Type) -> Type:
    return type_.element if isinstance(type_, OptionalType) else type_


def _number(base: str, text: str) -> str:
    return f"int64_t{{{text}}}" if base in ("int", "SymInt") else text


def _samples(entries: list[Operator], by_name: dict[str, Combination]) -> Iterator[str]:
    yield '#include "tests/generated/combinations/samples.h"'
    yield "\nnamespace tenon::test {\n\nSamples combined_samples() {\n  Samples samples;"
    for operator in entries:
        combination = _combination(str(operator.name), by_name)
        values = ", ".join(_value(argument, combination, boxed=True) for argument in operator.schema.arguments)
        constants = ", ".join(f'"{name}"' for name in combination.constants)
        meta = str(combination.is_on_meta).lower()
        yield (f'  samples.push_back({{"{operator.name}", {{{values}}}, {{.meta = {meta}, '
               f'.constants = {{{constants}}}}}}});')
    yield "  return samples;\n}\n\n}  // namespace tenon::test"


def _calls(operators: list[Operator], by_name: dict[str, Combination]) -> Iterator[str]:
    """Yields a table of the public functions and methods of every operator, with all arguments and with those alone
    that have no default."""
    yield f'#include "tenon/generated/functions/{CATEGORY}.h"'
    yield '#include "tests/generated/combinations/samples.h"'
    yield "\nnamespace tenon::test {\n\nvoid for_each_call(const Visit& visit) {"
    for operator in operators:
        if operator.is_made:
            continue
        for is_method, is_called in ((False, operator.is_function), (True, operator.is_method)):
            if is_called:
                yield from _calls_of(operator, _combination(str(operator.name), by_name), is_method)
    yield "}\n\n}  // namespace tenon::test"


def _calls_of(operator: Operator, combination: Combination, is_method: bool) -> Iterator[str]:
    schema = operator.schema
    parameters = cpp.parameters(schema, method=is_method)
    name = schema.function
    shortest = next((index for index, parameter in enumerate(parameters) if parameter.default is not None),
                    len(parameters))
    for count in sorted({len(parameters), shortest}):
        passed = []
        for parameter in parameters[:count]:
            argument = schema.argument(parameter.name)
            place = schema.arguments.index(argument) if argument else None
            passed.append("TensorOptions().dtype(DType::kFloat64)" if argument is None
                          else f"tensors[{place}]" if argument.type == TENSOR
                          else f"lists[{place}]" if argument.type.is_tensor and _is_list(argument)
                          else f"std::optional<Tensor>(tensors[{place}])" if argument.type.is_tensor
                          else _value(argument, combination, boxed=False))
        place = schema.arguments.index(schema.argument("self")) if is_method else 0
        function = f"tensors[{place}].{name}" if is_method else f"tenon::{name}"
        omitted = ", ".join(f'"{parameter.name}"' for parameter in parameters[count:])
        yield (f'  visit("{schema.name}", {{{omitted}}}, [](Tensors& tensors, Lists& lists) {{\n'
               f"    return boxed([&]() -> decltype(auto) {{ return {function}({', '.join(passed)}); }});\n  }});")


def _is_list(argument: Argument) -> bool:
    return isinstance(argument.type, ListType)


def _registration(library: Library) -> Iterator[str]:
    yield '#include "tenon/dispatch/dispatcher.h"\n\nnamespace tenon {\n'
    yield f"void {'(), '.join(library.registrations)}();"
    yield from (f"void {name}(Dispatcher& dispatcher);" for name in library.operator_lists)
    yield "\nnamespace {\n\nconst bool registered = [] {"
    yield from (f"  {name}();" for name in library.registrations)
    yield from (f"  {name}(Dispatcher::instance());" for name in library.operator_lists)
    yield "  return true;\n}();\n\n}  // namespace\n}  // namespace tenon"


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
