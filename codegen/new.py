"""`python3 -m codegen new`: an entry for a new operator, with the C++ and the test that its author fills in."""

from __future__ import annotations

import tempfile
from dataclasses import replace
from pathlib import Path

from codegen.choices import cases_of
from codegen.entry import CATEGORIES
from codegen.entry_values import either
from codegen.format import format_text
from codegen.load import Sources, load
from codegen.new_files import NewError, file_name, library_files, project_files
from codegen.parse import SchemaError, parse_schema
from codegen.schema import Argument, OperatorKind, OptionalType, Schema
from codegen.sentences import did_you_mean
from codegen.source import Diagnostics
from codegen.views.operator import OperatorView
from codegen.vocabulary import Computation, words_of
from codegen.write import WriteError, replace_file

_CATEGORY_OF = {Computation.POINTWISE: "pointwise_unary", Computation.KERNEL: "reduction",
                Computation.COMPOSITE: "neural"}
# Types of arguments of which pointwise expressions make nothing, and cases of those that have too many, or any.
_DECIDING = ("str", "ScalarType", "MemoryFormat")
_CASES = {"ScalarType": ("float32", "float64")}


def begin(root: Path, text: str, how: str = "", category: str = "") -> list[str]:
    """Writes what a new operator needs into the tree of Tenon at `root`; returns the paths there, ops.yaml first.

    `text` is the schema. ops.yaml, and files of the category that have a function for each of its operators, are
    extended where they are; nothing else that is there is written to. Raises NewError, WriteError and OSError.
    """
    yaml = root / "ops.yaml"
    if not yaml.exists():
        raise NewError(f"there is no {yaml}: new operators of Tenon are begun in its own tree; an operator of a "
                       "project is begun with --namespace NAME --operators FILE")
    entries, view = _begun(yaml, text, how, category, Sources())
    files, extended = library_files(root, view)
    _write(yaml, entries, files, extended)
    return [yaml.name, *extended, *files]


def begin_in_project(yaml: Path, sources: Sources, text: str, how: str = "", category: str = "") -> list[str]:
    """Writes what a new operator of a project needs; returns the paths in the folder of its entries, these first.

    The file of entries is extended, or written where there is none; nothing else that is there is written to. Raises
    NewError, WriteError, ManifestError and OSError.
    """
    entries, view = _begun(yaml, text, how, category, sources)
    files = project_files(view)
    _write(yaml, entries, files, {})
    return [yaml.name, *files]


def _begun(yaml: Path, text: str, how: str, category: str, sources: Sources) -> tuple[str, OperatorView]:
    """Returns the text of a file of entries with the new one, and the operator that this makes."""
    try:
        schema = parse_schema(text)
    except SchemaError as error:
        raise NewError(f"the schema: {error}") from error
    way = _computation(schema, how)
    category = category or ("view" if _is_view(schema) else _CATEGORY_OF[way])
    if category not in CATEGORIES and not sources.target.is_project:
        raise NewError(f"'{category}' is no category, expected one of {', '.join(sorted(CATEGORIES))}"
                       + did_you_mean(category, CATEGORIES))
    before = yaml.read_text(encoding="utf-8") if yaml.exists() else ""
    entries = before + format_text(_entry(schema, way, category))
    return entries, _resolved(entries, schema, sources)


def _write(yaml: Path, entries: str, files: dict[str, str], extended: dict[str, str]) -> None:
    """Writes the files, which are paths from the folder of the entries, unless one is there that is not extended."""
    present = [yaml.parent / path for path in files if (yaml.parent / path).exists()]
    if present:
        raise WriteError(*(f"{path} is in the way; move it away, or call the operator otherwise" for path in present))
    contents = {yaml.parent / path: content for path, content in (extended | files).items()}
    for target, content in (contents | {yaml: entries}).items():
        target.parent.mkdir(parents=True, exist_ok=True)
        if target.exists():
            replace_file(target, content)
        else:
            target.write_text(content, encoding="utf-8")


def _computation(schema: Schema, how: str) -> Computation:
    """Returns the way of computing that is asked for, or the one that suits the schema."""
    if not how:
        return Computation.POINTWISE if _may_be_pointwise(schema) else Computation.KERNEL
    known = words_of(Computation)
    if how not in known:
        raise NewError(f"'{how}' is no way of computing, expected {either(known)}" + did_you_mean(how, known))
    return Computation(how)


def _may_be_pointwise(schema: Schema) -> bool:
    return (schema.kind is OperatorKind.FUNCTIONAL
            and len(schema.returns) == 1 and str(schema.returns[0].type) == "Tensor"
            and all(str(argument.type) in ("Tensor", "Scalar") for argument in schema.arguments)
            and bool(schema.tensor_arguments))


def _entry(schema: Schema, way: Computation, category: str) -> str:
    name = file_name(schema)
    names = [argument.name for argument in schema.arguments]
    lines = [f"- func: {schema}", f"  category: {category}", "  doc: What it returns."]
    if way is Computation.POINTWISE:
        lines += ["  pointwise:" + _computed(schema), "  dtypes: numeric", "  derivatives: auto"]
    else:
        needs_derivatives = way is Computation.KERNEL and _may_have_gradients(schema)
        told = "  # without 'derivatives' a gradient is an error" if needs_derivatives else ""
        lines += [f"  {way.value}: {name}{told}"]
        if way is Computation.KERNEL and _is_structured(schema):
            lines += [f"  meta: {name}({', '.join(names)})"]
        if way is Computation.KERNEL and _is_view(schema):
            lines += ["  view: {inverse: mutated_view}  # what base is after a write to the view"]
    return "\n".join(lines) + "\n"


def _computed(schema: Schema) -> str:
    """Returns what follows `pointwise:`: the sum of the arguments, in each case of those that a call decides by."""
    deciding = [argument for argument in schema.arguments
                if isinstance(argument.type, OptionalType) or str(argument.type) in _DECIDING]
    return _cases(deciding, [argument.name for argument in schema.arguments if argument not in deciding], "    ")


def _cases(deciding: list[Argument], names: list[str], indent: str) -> str:
    """Returns an expression of the names, or the cases of the first argument that decides."""
    if not deciding:
        return " " + (" + ".join(names) or "0")
    argument, *others = deciding
    head = f"\n{indent}choose: {argument.name}"
    if isinstance(argument.type, OptionalType):
        value = replace(argument, type=argument.type.element, default=None)
        is_decided = str(value.type) in _DECIDING
        given = _cases([value, *others], names, indent + "  ") if is_decided else \
            _cases(others, [*names, argument.name], indent + "  ")
        return f"{head}\n{indent}given:{given}\n{indent}none:{_cases(others, names, indent + '  ')}"
    default = (argument.default or "").strip("'\"") or "first"
    words = _CASES.get(str(argument.type)) or cases_of(argument.type) or \
        (default, "second" if default == "first" else "first")
    # Equal cases are a mistake.
    cases = [(word, names + [str(number)] if number else names) for number, word in enumerate(words)]
    return head + "".join(f"\n{indent}{word}:{_cases(others, each, indent + '  ')}" for word, each in cases)


def _is_structured(schema: Schema) -> bool:
    return schema.kind is OperatorKind.FUNCTIONAL and bool(schema.returns) and bool(schema.tensor_arguments) \
        and all(result.type.is_tensor for result in schema.returns)


def _may_have_gradients(schema: Schema) -> bool:
    return schema.kind in (OperatorKind.FUNCTIONAL, OperatorKind.INPLACE) and bool(schema.tensor_arguments) \
        and any(result.type.is_tensor for result in schema.returns)


def _is_view(schema: Schema) -> bool:
    return schema.kind in (OperatorKind.VIEW, OperatorKind.MULTI_VIEW)


def _resolved(entries: str, schema: Schema, sources: Sources) -> OperatorView:
    """Returns the operator that the entries make of the schema. Raises NewError with what the generator says."""
    diagnostics = Diagnostics()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "ops.yaml"
        path.write_text(entries, encoding="utf-8")
        library = load(str(path), diagnostics, sources)
    if library is None:
        raise NewError("; ".join(f"{error.operator or 'the entries'}: {error.message}" for error in diagnostics))
    return next(view for view in library.views if str(view.operator.name) == str(schema.name))
