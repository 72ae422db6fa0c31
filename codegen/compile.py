"""Says which entries the errors in generated C++ come from, after a compiler has told them.

    python3 -m codegen.compile OPS.YAML [--namespace NAME --manifest FILE --headers DIR] -- COMMAND...

COMMAND, which compiles a source, has failed; it runs once more for its messages, which are not shown again. A directive
`#line` would tell the same, and would change every generated source after an edit that moves entries down a line.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path
from typing import Iterator

from codegen.api import composite, pointwise
from codegen.choices import branches
from codegen.load import load
from codegen.options import add_sources, sources_of
from codegen.render import BANNER
from codegen.source import Diagnostics, Location
from codegen.views.library import Library
from codegen.views.operator import OperatorView

# An error, or what it comes from, as GCC and clang tell it.
_MENTION = re.compile(r"""^(?P<file>[^\s:][^:\n]*):(?P<line>\d+):(?:\d+:)?\ +
                          (?:(?:fatal\ )?error:|required|note:\ in\ instantiation)""", re.MULTILINE | re.VERBOSE)
# What stands before the code of an entry.
_ENTRY = re.compile(r"// (?:\w+::)?(?P<name>\w+(?:\.\w+)?)\(")

_PARSER = argparse.ArgumentParser(prog="codegen.compile")
_PARSER.add_argument("operators")
add_sources(_PARSER)


def main(arguments: list[str]) -> int:
    """Returns 1: what the command was for has not been made."""
    end = arguments.index("--")
    ours, command = _PARSER.parse_args(arguments[:end]), arguments[end + 1:]
    if not any(word.endswith(".cpp") and _holds_generated(Path(word)) for word in command):
        return 1  # the place that the compiler tells is where the mistake is
    run = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    mentioned = mentioned_lines(run.stderr.decode("utf-8", "replace"))
    library = load(ours.operators, Diagnostics(), sources_of(ours)) if mentioned else None
    if library is not None:  # or the generator has reported what is wrong
        for sentence in dict.fromkeys(wrong_entries(library, mentioned)):
            print(sentence, file=sys.stderr)
    return 1


def mentioned_lines(errors: str) -> list[tuple[Path, int]]:
    """Returns the lines of generated files that errors are about, in the order of the errors."""
    found = dict.fromkeys((Path(match["file"]), int(match["line"])) for match in _MENTION.finditer(errors))
    return [(file, line) for file, line in found if _is_generated(file)]


def _holds_generated(source: Path) -> bool:
    """Returns whether a source is generated, or a batch of such (cmake/batches.cmake)."""
    return source.parent.name == "batches" or _is_generated(source)


def _is_generated(file: Path) -> bool:
    return file.is_file() and BANNER.match(file.read_text("utf-8", "replace")) is not None


def wrong_entries(library: Library, mentioned: list[tuple[Path, int]]) -> Iterator[str]:
    """Yields a diagnostic for each line that is made from entries: at the expression, or else at the entry."""
    views = {str(view.operator.name): view for view in library.views}
    for file, line in mentioned:
        lines = file.read_text("utf-8", "replace").splitlines()
        first, names = _entries_above(lines, line)
        for name in names:
            if name in views:  # or the line is older than the entries
                place = _expression_at(library, views[name], lines[first:], line - 1 - first)
                yield (f"{place or views[name].operator.location}: error: {name}: "
                       "the C++ that is made from this does not compile")


def _entries_above(lines: list[str], line: int) -> tuple[int, list[str]]:
    """Returns where the last entry above a line begins, and its name; or several names, where these share the code."""
    last = next((i for i in reversed(range(min(line, len(lines)))) if _ENTRY.match(lines[i])), 0)
    first = last
    while first > 0 and lines[first - 1].startswith("//"):
        first -= 1
    return first, [match["name"] for match in map(_ENTRY.match, lines[first:last + 1]) if match]


def _expression_at(library: Library, view: OperatorView, lines: list[str], line: int) -> Location | None:
    """Returns the place of the expression whose C++ stands in a line."""
    # What follows an expression in generated code differs from it in spaces and line ends.
    starts = [0]
    for each in lines:
        starts.append(starts[-1] + len(_packed(each)))
    text = _packed("".join(lines))
    for cpp, place in _expressions(library, view):
        begin = text.find(_packed(cpp))
        if 0 <= begin < starts[line + 1] and starts[line] < begin + len(_packed(cpp)):
            return place
    return None


def _packed(text: str) -> str:
    return re.sub(r"\s", "", text)


def _expressions(library: Library, view: OperatorView) -> Iterator[tuple[str, Location]]:
    """Yields the expressions of an entry as they stand in C++, with the place of each."""
    if view.node is not None:
        for gradient in view.node.gradients:
            derivative = next(each for each in view.base.derivatives if each.names == gradient.names)
            for (_, value), (_, part) in zip(gradient.shared, derivative.shared):
                yield value, part.location
            yield gradient.text, derivative.expression.location
    for branch in branches(view.base):
        if branch.operator.pointwise is not None:
            yield from zip((value for _, value in pointwise.shared(branch.operator)),
                           (part.location for _, part in branch.operator.pointwise.shared))
            yield pointwise.body(branch.operator), branch.operator.pointwise.expression.location
        elif branch.operator.composition is not None:
            statements = composite.statements(branch, library.callables, library.callees, library.target.prefix,
                                              library.target.tenon)
            yield from zip(map(str, statements), (
                expression.location for expression in composite.expressions(branch.operator.composition)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
