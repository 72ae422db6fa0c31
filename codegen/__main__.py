"""The command line: `python3 -m codegen [--check] [ops.yaml]`, `… parse FILE`, `… explain OPERATOR`."""

from __future__ import annotations

import os
import sys
import traceback
from pathlib import Path

from codegen.options import parse_options
from codegen.outputs import render_all
from codegen.parse import main_parse
from codegen.resolve import resolve
from codegen.source import Diagnostics
from codegen.views.library import Library, make_library
from codegen.views.operator import OperatorView
from codegen.write import WriteError, changes, write

_INTERNAL_ERROR = 3


def main(arguments: list[str]) -> int:
    """Returns the exit status, which the help lists. Raises SystemExit, and no Exception."""
    try:
        status = _run(arguments)
        print(end="", flush=True)
        return status
    except WriteError as error:
        return _fail(*error.sentences)
    except OSError as error:
        if error.filename is None:
            _drop_output()
        # A reader that has gone has what it wanted.
        return 1 if isinstance(error, BrokenPipeError) else \
            _fail(f"{error.filename or 'the output'}: {error.strerror or error}")
    except KeyboardInterrupt:
        return 130
    except Exception as error:  # the one place where a mistake of the generator becomes a message
        place = traceback.extract_tb(error.__traceback__)[-1]
        _fail(f"internal error: {type(error).__name__}: {error} ({Path(place.filename).name}:{place.lineno}); "
              "please report it with the entry that brought it about")
        return _INTERNAL_ERROR


def _drop_output() -> None:
    """Lets Python end without writing what is still buffered, which has failed before."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fail(*sentences: str) -> int:
    for sentence in sentences:
        print(f"codegen: {sentence}", file=sys.stderr)
    return 1


def _run(arguments: list[str]) -> int:
    options = parse_options(arguments)
    if options.command == "parse":
        return main_parse(options.word, sys.stdout, sys.stderr)
    library = _load(options.operators)
    if library is None:
        return 1
    if options.command == "explain":
        return _explain(library, options.word)
    files = render_all(library, _printable(options.operators.name))
    return _check(options.output, files) if options.check else _write(options.output, files)


def _printable(name: str) -> str:
    """Returns a file's name as one line of UTF-8, for the banner."""
    return " ".join(os.fsencode(name).decode("utf-8", "replace").split())


def _load(path: Path) -> Library | None:
    diagnostics = Diagnostics()
    shown = path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path
    operators = resolve(str(shown), diagnostics)
    if diagnostics:
        diagnostics.print(sys.stderr)
        return None
    return make_library(operators)


def _check(directory: Path, files: dict[str, str]) -> int:
    todo = changes(directory, files)
    for path in todo.stale:
        what = "does not begin with the generator's banner" if path in todo.foreign else "is stale"
        print(f"codegen: {directory.name}/{path} {what}", file=sys.stderr)
    return _fail("run `python3 -m codegen` and commit the result") if todo.stale else 0


def _write(directory: Path, files: dict[str, str]) -> int:
    changed = write(directory, files)
    print(f"codegen: {len(files)} files, {len(changed)} changed")
    return 0


def _explain(library: Library, name: str) -> int:
    found = [view for view in library.views if name in (str(view.operator.name), view.operator.name.base)]
    for view in found:
        print(describe(view))
    if not found:
        print(f"codegen: no operator is called '{name}'", file=sys.stderr)
    return 0 if found else 1


def describe(view: OperatorView) -> str:
    """Returns what an operator is and what is made for it, some lines."""
    lines = [view.text, f"category: {view.category}, computed by: {view.implementation}"]
    lines += view.derivative_text.splitlines()
    lines.append(f"kernels above the backend: {', '.join(_kernels_above(view)) or 'none'}")
    return "\n  ".join(lines)


def _kernels_above(view: OperatorView) -> list[str]:
    return [key for key, present in (("InplaceOrView", view.needs_inplace_or_view),
                                     ("Autograd", view.needs_autograd)) if present]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
