"""The words and options of the command line."""

from __future__ import annotations

import argparse
import os
from dataclasses import dataclass
from pathlib import Path

from codegen.callables import ROOT
from codegen.load import Sources
from codegen.sentences import did_you_mean
from codegen.target import BUILT_IN, bad_include_prefix, bad_namespace, project

_USAGE = """\
python3 -m codegen [--check] [--output DIR] [--select SELECTION] [FILE]
       python3 -m codegen --namespace NAME [--include-prefix PREFIX] --output DIR FILE
       python3 -m codegen parse FILE
       python3 -m codegen explain OPERATOR... [--operators FILE]
       python3 -m codegen format [--check] [FILE]
       python3 -m codegen new SCHEMA [pointwise | kernel | composite] [CATEGORY]
       python3 -m codegen new --namespace NAME --operators FILE SCHEMA [pointwise | kernel | composite] [CATEGORY]"""
_COMMANDS = """\
commands:
  generate [FILE]   write generated/ (the default)
  parse FILE        print the schemas of a YAML file, normalised
  explain OPERATOR... print what operators are, what their author writes, and what is made for them;
                    a name, a name with its overload, or a pattern such as '*_backward'
  new SCHEMA        write an entry, the C++ to fill in, and a test, which fails
  format [FILE]     spell every entry in one way; comments stay

With --namespace the operators are a project's own, NAME::relu, whose entries know those of the library. Below DIR
their headers and sources are in a folder called as the namespace, <NAME/operators.h>, or as the PREFIX. What `new`
writes goes to the folder of FILE.

exit status: 0 all is well; 1 errors in the operators, files that are stale or cannot be read or written;
2 a command line that makes no sense; 3 a mistake of the generator itself
"""
_GENERATED = ROOT / "generated/tenon/generated"
_NEEDS = {"generate": None, "parse": "a file", "explain": "an operator", "format": None,
          "new": "a schema"}
_MOST_WORDS = {"explain": 1000, "new": 3}
_TAKE_A_FILE = ("generate", "format")


@dataclass(frozen=True)
class Options:
    """What a run is asked for; `words` are what follows the command: the file of `parse` or `format`, the operators of
    `explain`, or the schema of `new` with how it computes and its category."""

    command: str
    words: tuple[str, ...]
    operators: Path
    output: Path
    check: bool
    sources: Sources
    selection: Path | None = None
    is_shared: bool = False


def parse_options(arguments: list[str]) -> Options:
    """Returns the options. Raises SystemExit: after the help, or with 2 for words that make no sense."""
    parser = argparse.ArgumentParser(prog="codegen", usage=_USAGE, description="Makes generated/ from ops.yaml.",
                                     epilog=_COMMANDS, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; fail when files are stale")
    parser.add_argument("--operators", metavar="FILE", help="the operators; ops.yaml when FILE is not given")
    parser.add_argument("--output", type=Path, metavar="DIR",
                        help="the folder to write; files without the generator's banner stay as they are")
    add_sources(parser)
    parser.add_argument("--select", type=Path, metavar="SELECTION",
                        help="a YAML file of the operators, dtypes and layers to keep; goes with --output")
    parser.add_argument("--shared", action="store_true",
                        help="with --select: for a shared library, which keeps what any program may call")
    parser.add_argument("words", nargs="*", help=argparse.SUPPRESS)
    given = parser.parse_intermixed_args(arguments)
    command, *words = given.words if given.words and given.words[0] in _NEEDS else ["generate", *given.words]
    file = words[0] if command in _TAKE_A_FILE and words else given.operators
    mistake = _mistake(command, words, given.operators) or _mistake_of_project(command, given, file) or \
        _mistake_of_selection(command, given)
    if mistake:
        parser.error(mistake)
    sources = sources_of(given)
    target = sources.target
    output = given.output / target.folder if target.is_project and given.output else given.output or _GENERATED
    return Options(command, tuple(words), ROOT / "ops.yaml" if file is None else Path(file), output, given.check,
                   sources, given.select, given.shared)


def add_sources(parser: argparse.ArgumentParser) -> None:
    """Adds the options that say what operators are made for; `sources_of` reads them."""
    parser.add_argument("--namespace", metavar="NAME", help="make operators of a project in this namespace")
    parser.add_argument("--include-prefix", metavar="PREFIX",
                        help="include the project's headers from this folder, as <PREFIX/operators.h>")
    parser.add_argument("--manifest", type=Path, default=Sources.manifest, metavar="FILE",
                        help="what there is to know of the library's operators")
    parser.add_argument("--headers", type=Path, default=Sources.headers, metavar="DIR",
                        help="where the library's own headers are, as <tenon/tenon.h>")


def sources_of(given: argparse.Namespace) -> Sources:
    """Returns what operators are made for."""
    target = BUILT_IN if given.namespace is None else project(given.namespace, given.include_prefix)
    return Sources(target, given.manifest, given.headers)


def _mistake_of_project(command: str, given: argparse.Namespace, file: str | None) -> str | None:
    """Returns what is wrong with the options for the operators of a project."""
    if given.namespace is None:
        if given.include_prefix is not None:
            return "--include-prefix without --namespace"
        return "'new' with --operators, but without --namespace" if command == "new" and file else None
    if command not in ("generate", "explain", "new"):
        return f"'{command}' has no --namespace"
    if file is None:
        return "--namespace without a file with the project's operators"
    if command == "generate" and given.output is None:
        return "--namespace without --output, the folder of the project's generated files"
    return bad_namespace(given.namespace) or given.include_prefix and bad_include_prefix(given.include_prefix)


def _mistake_of_selection(command: str, given: argparse.Namespace) -> str | None:
    """Returns what is wrong with a selection; the checked-in files are those of everything."""
    if given.select is None:
        return "--shared without --select" if given.shared else None
    if command != "generate" or given.namespace is not None:
        other = "--namespace" if command == "generate" else f"'{command}'"
        return f"--select does not go with {other}"
    return "--select without --output, the folder of the generated files" if given.output is None else None


def _mistake(command: str, words: list[str], operators: str | None) -> str | None:
    """Returns what is wrong with the words after a command."""
    if not words:
        return f"'{command}' without {_NEEDS[command]}" if _NEEDS[command] else None
    most = _MOST_WORDS.get(command, 1)
    if len(words) > most:
        return f"unexpected '{words[most]}' after '{words[most - 1]}'"
    if command not in _TAKE_A_FILE:
        return None
    if operators is not None:
        return f"two files with operators: '{operators}' and '{words[0]}'"
    if command != "generate" or os.path.exists(words[0]) or os.path.splitext(words[0])[1]:
        return None
    return f"'{words[0]}' is no file and no command" + did_you_mean(words[0], _NEEDS)
