"""The command line: `python3 -m codegen [--check] [ops.yaml]`, or with `parse`, `explain`, `new` or `format`."""

from __future__ import annotations

import gc
import os
import sys
import traceback
from pathlib import Path

from codegen.closure import keep_selected
from codegen.explain import explain, select, unknown
from codegen.format import FormatError, format_text
from codegen.known import ManifestError
from codegen.load import Sources, load
from codegen.new import begin, begin_in_project
from codegen.new_files import NewError
from codegen.options import ROOT, Options, parse_options
from codegen.outputs import files_by_operator, printable, render_all
from codegen.parse_command import main_parse
from codegen.selection import read_selection
from codegen.source import Diagnostics, read_source
from codegen.views.explained import ExplainedView
from codegen.views.library import Library
from codegen.write import WriteError, changes, replace_file, write

_INTERNAL_ERROR = 3


def main(arguments: list[str]) -> int:
    """Returns the exit status, which the help lists. Raises SystemExit, and no Exception."""
    try:
        status = _run(arguments)
        print(end="", flush=True)
        return status
    except WriteError as error:
        return _fail(*error.sentences)
    except ManifestError as error:
        return _fail(str(error))
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
        return main_parse(options.words[0], sys.stdout, sys.stderr)
    if options.command == "format":
        return _format(options.operators, options.check)
    if options.command == "new":
        return _new(options)
    library = _load(options.operators, options.sources)
    if library is None:
        return 1
    if options.command == "explain":
        return _explain(library, options.words)
    if options.selection is not None:
        library = _select(library, options.selection, options.is_shared)
        if library is None:
            return 1
    files = render_all(library, printable(options.operators.name))
    return _check(options.output, files) if options.check else _write(options.output, files)


def _load(path: Path, sources: Sources) -> Library | None:
    diagnostics = Diagnostics()
    shown = path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path
    library = load(str(shown), diagnostics, sources)
    diagnostics.print(sys.stderr)
    return library


def _select(library: Library, path: Path, shared: bool) -> Library | None:
    diagnostics = Diagnostics()
    selection = read_selection(path, [view.operator for view in library.views], diagnostics)
    diagnostics.print(sys.stderr)
    return None if selection is None else keep_selected(library, selection, shared)


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


def _format(path: Path, check: bool) -> int:
    diagnostics = Diagnostics()
    source = read_source(path, diagnostics)
    formatted = None
    if source is not None:
        try:
            formatted = format_text(source.text)
        except FormatError as error:
            diagnostics.error(source.location(error.offset), None, str(error))
    diagnostics.print(sys.stderr)
    if source is None or formatted is None:
        return 1
    if formatted == source.text:
        return 0
    if check:
        return _fail(f"{path} is not formatted; run `python3 -m codegen format {path}`")
    replace_file(path, formatted)
    return 0


def _new(options: Options) -> int:
    try:
        paths = begin_in_project(options.operators, options.sources, *options.words) \
            if options.sources.target.is_project else begin(ROOT, *options.words)
    except NewError as error:
        return _fail(str(error))
    print("\n".join(paths))
    return 0


def _explain(library: Library, words: tuple[str, ...]) -> int:
    chosen = {word: select(library, word) for word in words}
    shown = dict.fromkeys(view for views in chosen.values() for view in views)
    files = files_by_operator(library)
    texts = [explain(ExplainedView.of(view), files[view.operator]) for view in shown]
    print("\n\n".join(texts), end="\n" if shown else "")
    missing = [unknown(library, word) for word, views in chosen.items() if not views]
    return _fail(*missing) if missing else 0


if __name__ == "__main__":
    gc.disable()  # nearly all that a run makes it keeps to its end
    sys.exit(main(sys.argv[1:]))
