"""The outputs: a flat table of template, path and view."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Callable, Iterable, Iterator

from codegen.api.autograd import NodeView
from codegen.callables import ARITHMETIC_HEADER, helper_headers
from codegen.model import Operator
from codegen.render import banner, environment
from codegen.target import Target
from codegen.views import manifest
from codegen.views.autograd import (backward_nodes, constant, copies_by_geometry_of, refused,
                                    views_by_geometry)
from codegen.views.backend import BackendView
from codegen.views.composite import CompositeView, is_composed
from codegen.views.declaration import DeclarationView
from codegen.views.definition import DefinitionView
from codegen.views.kernels import KernelsView
from codegen.views.library import Library, header_name
from codegen.views.loops import LoopsOfShard
from codegen.views.operator import OperatorView
from codegen.views.public import FunctionView, MethodView, RedispatchView
from codegen.wrap import wrap

TEMPLATES = Path(__file__).resolve().parent.parent / "templates"
OPERATORS = "ops.yaml"  # the library's own

Views = dict[str, object]


@dataclass(frozen=True)
class Output:
    """A template, the path it makes, and one (name, view) for each file, of targets that have it; `{}` in the path is
    the name.

    What declares shows the operators too that a selective build drops: calls of them are understood, and refused.
    """

    template: str
    path: str
    views: Callable[[Library], Iterable[tuple[str, Views]]]
    declares: bool = False
    of: Callable[[Target], bool] = lambda target: True

    def files(self, library: Library) -> Iterable[tuple[str, Views]]:
        """Returns the name and the view of each file."""
        if not self.of(library.target):
            return
        dropped = {view.id for view in library.dropped}
        for name, view in self.views(library.whole if self.declares and library.whole else library):
            yield name, view | {"dropped": dropped}


def _whole(library: Library) -> Iterator[tuple[str, Views]]:
    yield "", {"library": library}


def _names_of_shards(choose: Callable[[OperatorView], bool]) -> Callable[[Library], Iterator[tuple[str, Views]]]:
    def views(library: Library) -> Iterator[tuple[str, Views]]:
        yield "", {"shards": [shard.name for shard in library.shards["functions"] if any(map(choose, shard.views))]}
    return views


def _manifest(library: Library) -> Iterator[tuple[str, Views]]:
    yield "", {"rows": manifest.rows(library)}


def _selection(library: Library) -> Iterator[tuple[str, Views]]:
    if library.selection:
        yield "", {"definitions": library.selection.definitions}


def _by_base(library: Library) -> Iterator[tuple[str, Views]]:
    for base, operators in library.bases.items():
        yield base, {"base": base, "operators": [DeclarationView.of(view) for view in operators]}


def _by_shard(layer: str, choose: Callable[[OperatorView], bool] = lambda view: True,
              view_class: type[OperatorView] = OperatorView) -> Callable[[Library], Iterator[tuple[str, Views]]]:
    def views(library: Library) -> Iterator[tuple[str, Views]]:
        for shard in library.shards[layer]:
            operators = [view_class.of(view) for view in shard.views if choose(view)]
            if operators:
                yield shard.name, {"shard": shard.name, "category": shard.category, "operators": operators,
                                   "headers": headers(operators)}
    return views


def _redispatch(library: Library) -> Iterator[tuple[str, Views]]:
    public = {name: shown["headers"] for name, shown in _by_shard("functions", _is_function)(library)}
    for name, shown in _by_shard("functions", _is_written, RedispatchView)(library):
        included = public.get(name, [])
        yield name, shown | {"has_functions": bool(included),
                             "headers": [header for header in shown["headers"] if header not in included]}


def _defined(library: Library) -> Iterator[tuple[str, Views]]:
    """As `_by_shard`, with the operators that the headers of a shard declare and the build does not have."""
    for name, shown in _by_shard("dispatch", view_class=DefinitionView)(library):
        yield name, shown | {"absent": [view for view in library.dropped
                                        if headers([view])[0] in shown["headers"]]}


def _by_category(library: Library) -> Iterator[tuple[str, Views]]:
    for category in library.categories:
        yield category, {"category": category, "operators": [
            KernelsView.of(view) for view in library.of_category(category)
            if not view.is_derived and (view.operator.kernel or isinstance(view.operator.composite, str))]}


def _autograd(library: Library) -> Iterator[tuple[str, Views]]:
    for name, view in _by_shard("autograd")(library):
        nodes = backward_nodes(view["operators"])
        composed = [CompositeView.recorded(op, library.callables, library.callees) for op in view["operators"]
                    if op.operator.recorded]
        made_of = [*(node.node for node in nodes if node.has_struct), *composed]
        called = {header for each in made_of for header in each.called}
        yield name, view | {"nodes": nodes, "composed": composed,
                            "views": views_by_geometry(view["operators"]),
                            "copies": copies_by_geometry_of(view["operators"]),
                            "constant": constant(view["operators"]), "refused": refused(view["operators"]),
                            "helper_headers": _headers_of_helpers(made_of, library.helpers),
                            "autograd_headers": sorted(called | set(view["headers"]))}


def _pointwise(library: Library) -> Iterator[tuple[str, Views]]:
    for name, view in _by_shard("pointwise")(library):
        yield name, view | {"loops": LoopsOfShard(view["operators"])}


def _composed(library: Library) -> Iterator[tuple[str, Views]]:
    for name, view in _by_shard("backend", _is_composed)(library):
        operators = [CompositeView(each, library.callables, library.callees) for each in view["operators"]]
        yield name, view | {"operators": operators,
                            "headers": sorted(set().union(*(each.called for each in operators))) or view["headers"],
                            "helper_headers": _headers_of_helpers(operators, library.helpers),
                            "has_arithmetic": any(each.has_arithmetic for each in operators)}


def _headers_of_helpers(users: Iterable[NodeView | CompositeView], directory: Path) -> list[str]:
    """Returns the headers of a folder that declare what these call beside operators, and arithmetic on tensors."""
    users = list(users)
    arithmetic = {ARITHMETIC_HEADER} if any(each.has_arithmetic for each in users) else set()
    return sorted(arithmetic.union(helper_headers((name for each in users for name in each.helpers), directory)))


def headers(operators: Iterable[OperatorView]) -> list[str]:
    """Returns the operator headers that a shard includes: its own operators'."""
    return sorted({view.target.header(f"ops/{header_name(view.operator)}.h") for view in operators})


def _is_written(view: OperatorView) -> bool:
    return not view.operator.is_made


def _is_composed(view: OperatorView) -> bool:
    return is_composed(view.operator)


def _is_function(view: OperatorView) -> bool:
    return view.operator.is_function


def _is_method(view: OperatorView) -> bool:
    return view.operator.is_method


def _is_built_in(target: Target) -> bool:
    return not target.is_project


def _is_project(target: Target) -> bool:
    return target.is_project


OUTPUTS = (
    Output("ops/operator.h.j2", "ops/{}.h", _by_base, declares=True),
    Output("dispatch/shard.cpp.j2", "dispatch/{}.cpp", _defined),
    Output("kernels/category.h.j2", "kernels/{}.h", _by_category, declares=True),
    Output("backend/shard.cpp.j2", "backend/{}.cpp", _by_shard("backend", view_class=BackendView)),
    Output("pointwise/shard.cpp.j2", "pointwise/{}.cpp", _pointwise),
    Output("composite/shard.cpp.j2", "composite/{}.cpp", _composed),
    Output("inplace_or_view/shard.cpp.j2", "inplace_or_view/{}.cpp", _by_shard("inplace_or_view")),
    Output("autograd/shard.cpp.j2", "autograd/{}.cpp", _autograd),
    Output("functions/shard.h.j2", "functions/{}.h", _by_shard("functions", _is_function, FunctionView), declares=True),
    Output("functions.h.j2", "functions.h", _names_of_shards(_is_function), declares=True, of=_is_built_in),
    Output("operators.h.j2", "operators.h", _names_of_shards(_is_function), of=_is_project),
    Output("library.h.j2", "library.h", _whole, of=_is_project),
    Output("library.cpp.j2", "library.cpp", _whole, of=_is_project),
    Output("redispatch/shard.h.j2", "redispatch/{}.h", _redispatch, declares=True),
    Output("redispatch.h.j2", "redispatch.h", _names_of_shards(_is_written), declares=True),
    Output("methods/shard.h.j2", "methods/{}.h", _by_shard("functions", _is_method, MethodView), declares=True),
    Output("methods/shard.cpp.j2", "methods/{}.cpp", _by_shard("methods", view_class=MethodView)),
    Output("methods.h.j2", "methods.h", _names_of_shards(_is_method), declares=True, of=_is_built_in),
    Output("registrations.h.j2", "registrations.h", _whole),
    Output("register_all.cpp.j2", "register_all.cpp", _whole, of=_is_built_in),
    Output("manifest.yaml.j2", "manifest.yaml", _manifest),
    Output("selection.cmake.j2", "selection.cmake", _selection),
)


def _words(library: Library, source: str) -> list[str]:
    """Returns what the command has behind it that makes the files; where they are put, a banner does not know."""
    words = [] if source == OPERATORS else [source]
    if library.selection:
        words = ["--select", printable(Path(library.selection.file).name), *words]
    if library.target.is_project:
        target = library.target
        prefix = [] if target.folder == target.namespace else ["--include-prefix", target.folder]
        words = ["--namespace", target.namespace, *prefix, source]
    return ["--output", "DIR", *words] if words else []


def printable(name: str) -> str:
    """Returns a file's name as one line of UTF-8."""
    return " ".join(os.fsencode(name).decode("utf-8", "replace").split())


def render_all(library: Library, source: str = OPERATORS) -> dict[str, str]:
    """Returns the text of every generated file by its path in their folder."""
    templates = environment(TEMPLATES)
    files = {}
    for output in OUTPUTS:
        template = templates.get_template(output.template)
        for name, view in output.files(library):
            text = template.render(view | {"target": library.target})
            if output.path.endswith(".h"):
                text = library.target.qualified(text)
            files[output.path.format(name)] = banner(output.template, source, _words(library, source)) + \
                (wrap(text) if output.path.endswith((".h", ".cpp")) else text)
    return files


def files_by_operator(library: Library) -> dict[Operator, list[str]]:
    """Returns for each operator the paths of the files that show it, but for those that show all."""
    files: dict[Operator, list[str]] = {view.operator: [] for view in library.views}
    for output in OUTPUTS:
        for name, shown in output.views(library):
            for view in shown.get("operators", ()):
                files[view.operator].append(output.path.format(name))
    return files
