"""The words and options of the command line."""

from __future__ import annotations

import argparse
import difflib
import os
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

_USAGE = """\
python3 -m codegen [--check] [--output DIR] [FILE]
       python3 -m codegen parse FILE
       python3 -m codegen explain OPERATOR... [--operators FILE]
       python3 -m codegen format [--check] [FILE]
       python3 -m codegen new SCHEMA [pointwise | kernel | composite] [CATEGORY]"""
_COMMANDS = """\
commands:
  generate [FILE]   write generated/ (the default)
  parse FILE        print the schemas of a YAML file, normalised
  explain OPERATOR... print what operators are, what their author writes, and what is made for them;
                    a name, a name with its overload, or a pattern such as '*_backward'
  new SCHEMA        write an entry, the C++ to fill in, and a test, which fails
  format [FILE]     spell every entry in one way; comments stay

exit status: 0 all is well; 1 errors in the operators, files that are stale or cannot be read or written;
2 a command line that makes no sense; 3 a mistake of the generator itself
"""
_NEEDS = {"generate": None, "parse": "a file", "explain": "an operator", "format": None,
          "new": "a schema"}
_MOST_WORDS = {"explain": 1000, "new": 3}
_TAKE_A_FILE = ("generate", "format")


@dataclass(frozen=True)
class Options:
    """What a run is asked for; `words` are the file of `parse`, or the operators of `explain`."""

    command: str
    words: tuple[str, ...]
    operators: Path
    output: Path
    check: bool


def parse_options(arguments: list[str]) -> Options:
    """Returns the options. Raises SystemExit: after the help, or with 2 for words that make no sense."""
    parser = argparse.ArgumentParser(prog="codegen", usage=_USAGE, description="Makes generated/ from ops.yaml.",
                                     epilog=_COMMANDS, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; fail when files are stale")
    parser.add_argument("--operators", metavar="FILE", help="the operators; ops.yaml when FILE is not given")
    parser.add_argument("--output", type=Path, default=ROOT / "generated/tenon/generated", metavar="DIR",
                        help="the folder to write; files without the generator's banner stay as they are")
    parser.add_argument("words", nargs="*", help=argparse.SUPPRESS)
    given = parser.parse_intermixed_args(arguments)
    command, *words = given.words if given.words and given.words[0] in _NEEDS else ["generate", *given.words]
    mistake = _mistake(command, words, given.operators)
    if mistake:
        parser.error(mistake)
    file = words[0] if command in _TAKE_A_FILE and words else given.operators
    return Options(command, tuple(words), ROOT / "ops.yaml" if file is None else Path(file), given.output, given.check)


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
    near = difflib.get_close_matches(words[0], _NEEDS, n=1)
    return f"'{words[0]}' is no file and no command" + (f" (did you mean '{near[0]}'?)" if near else "")
