"""The command line: `python3 -m codegen [--check] [ops.yaml]`, `… parse FILE`, `… explain OPERATOR`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from codegen.outputs import render_all
from codegen.parse import main_parse
from codegen.resolve import resolve
from codegen.source import Diagnostics
from codegen.views import Library, make_library
from codegen.write import stale, write

ROOT = Path(__file__).resolve().parent.parent


def main(arguments: list[str]) -> int:
    """Returns the exit status: 0 when all is well, 1 for errors in the input or stale files."""
    options = _parser().parse_args(arguments)
    if options.command == "parse":
        return main_parse(options.file, sys.stdout, sys.stderr)
    library = _load(options.operators)
    if library is None:
        return 1
    if options.command == "explain":
        return _explain(library, options.operator)
    files = render_all(library, options.operators.name)
    return _check(options.output, files) if options.check else _write(options.output, files)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="codegen", description="Makes generated/ from ops.yaml.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail when files are stale")
    parser.add_argument("--operators", type=Path, default=ROOT / "ops.yaml", metavar="FILE")
    parser.add_argument("--output", type=Path, default=ROOT / "generated", metavar="DIR")
    commands = parser.add_subparsers(dest="command")
    commands.add_parser("generate", help="write generated/ (the default)")
    parse = commands.add_parser("parse", help="print the schemas of a YAML file, normalised")
    parse.add_argument("file")
    explain = commands.add_parser("explain", help="print what an operator is and what is made for it")
    explain.add_argument("operator")
    return parser


def _load(path: Path) -> Library | None:
    diagnostics = Diagnostics()
    shown = path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path
    operators = resolve(str(shown), diagnostics)
    if diagnostics:
        diagnostics.print(sys.stderr)
        return None
    return make_library(operators)


def _check(directory: Path, files: dict[str, str]) -> int:
    wrong = stale(directory, files)
    for path in wrong:
        print(f"codegen: {directory.name}/{path} is stale", file=sys.stderr)
    if wrong:
        print("codegen: run `python3 -m codegen` and commit the result", file=sys.stderr)
    return 1 if wrong else 0


def _write(directory: Path, files: dict[str, str]) -> int:
    changed = write(directory, files)
    print(f"codegen: {len(files)} files, {len(changed)} changed")
    return 0


def _explain(library: Library, name: str) -> int:
    found = [view for view in library.views if name in (str(view.operator.name), view.operator.name.base)]
    for view in found:
        print(view.text)
        print(f"  category: {view.category}, computed by: {view.implementation}")
        if view.derivative_text:
            print("  " + view.derivative_text.replace("\n", "\n  "))
        print(f"  kernels above the backend: {', '.join(_kernels_above(view)) or 'none'}")
    if not found:
        print(f"codegen: no operator is called '{name}'", file=sys.stderr)
    return 0 if found else 1


def _kernels_above(view) -> list[str]:
    return [key for key, present in (("InplaceOrView", view.needs_inplace_or_view),
                                     ("Autograd", view.needs_autograd)) if present]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
