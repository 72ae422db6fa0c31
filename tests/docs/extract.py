"""The code blocks of README.md and docs/: reads them, and writes the C++ ones as one test program.

A fenced block's info string is its language and, after it, words that say what the block is:

  ```cpp                 a body: it becomes a function after `#include <tenon/tenon.h>` and
                         `using namespace tenon;`. With a `main` it is a whole program, which becomes a
                         function too. #include lines go to the top of the file; `assert` throws.
  ```cpp declarations    functions and types; the later blocks of the same document see them.
  ```cpp throws=NAME     a body that must end with the exception tenon::NAME. A ```text block directly
                         after it is the exact message, `…` in it standing for any text.
  ```cpp prints          a body; the ```text block directly after it is exactly what it writes to std::cout.
  ```cpp compat          (with any of the others) is compiled after `#include <torch/torch.h>` instead,
                         without `using namespace tenon;`.
  ```cpp excerpt=FILE    lines of a file of the project, in their order; `…` stands for any lines.
  ```cpp kernel=SCOPE    functions of namespace tenon::SCOPE, as an author of operators writes them; they are compiled,
                         and kernels.cpp calls those that are defined.
  ```yaml                entries of ops.yaml that the generator accepts beside those of ops.yaml.
  ```yaml errors         entries that it does not; the ```text block directly after them is what it says.
  ```yaml excerpt=FILE   as for C++, and so for CMake.
  ```yaml program=NAME   a program for `tenon run`, which the console blocks of the document call NAME.
  ```LANGUAGE file=NAME  (C++, YAML, CMake) the file of that name, as the console blocks after it find it.
  ```console             commands after `$ `, and what they print; tests/tools/run_console.py runs them.

Other blocks are only read. tests/codegen/test_docs.py checks the YAML blocks, the C++ that is made of them, and the
excerpts; the CMake target docs_test compiles and runs what this script writes:

  extract.py --output DIR DOCUMENT...
"""

from __future__ import annotations

import argparse
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Iterable, Iterator

ROOT = Path(__file__).resolve().parent.parent.parent
WORDS = {"cpp": {"declarations", "throws", "prints", "compat", "excerpt", "kernel", "file"},
         "yaml": {"errors", "excerpt", "program", "file"}, "cmake": {"excerpt", "file"}}
PREAMBLE = {False: "#include <tenon/tenon.h>", True: "#include <torch/torch.h>"}
OUTPUTS = {False: "blocks.cpp", True: "compat_blocks.cpp"}
KERNELS = "kernel_blocks.h"
SCOPES = ("meta", "kernels", "composite", "formulas")


@dataclass(frozen=True)
class Block:
    """A fenced block; `line` is that of its first line of text, `following` a ```text block right after it."""

    document: str
    line: int
    language: str
    words: dict[str, str]
    text: str
    following: str | None = None

    @property
    def place(self) -> str:
        """Returns `docs/autograd.md:12`."""
        return f"{self.document}:{self.line}"


def documents() -> list[Path]:
    """Returns README.md and the documents of docs/."""
    return [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def read_blocks(path: Path) -> list[Block]:
    """Returns the blocks of a document in order. ValueError for a block that is not closed, or an unknown word."""
    lines = path.read_text(encoding="utf-8").splitlines()
    shown = str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else path.name
    blocks, last_end = [], None
    for begin, end in _fences(lines, shown):
        language, *words = lines[begin].removeprefix("```").split() or [""]
        text = "\n".join(lines[begin + 1:end]) + "\n"
        if language == "text" and blocks and last_end is not None and not any(lines[last_end + 1:begin]):
            blocks[-1] = Block(**{**vars(blocks[-1]), "following": text})
        blocks.append(Block(shown, begin + 2, language, _words(words, language, f"{shown}:{begin + 1}"), text))
        last_end = end
    return blocks


def _fences(lines: list[str], document: str) -> Iterator[tuple[int, int]]:
    begin = None
    for number, line in enumerate(lines):
        if not line.startswith("```"):
            continue
        if begin is None:
            begin = number
        else:
            yield begin, number
            begin = None
    if begin is not None:
        raise ValueError(f"{document}:{begin + 1}: the block is not closed")


def _words(words: list[str], language: str, place: str) -> dict[str, str]:
    pairs = dict(word.partition("=")[::2] for word in words)
    for word in pairs.keys() - WORDS.get(language, set()):
        raise ValueError(f"{place}: unknown word '{word}' for a {language or 'plain'} block")
    return pairs


def excerpt_errors(block: Block) -> list[str]:
    """Returns what is wrong with a block that claims to be an excerpt of a file."""
    name = block.words["excerpt"]
    if not (ROOT / name).is_file():
        return [f"{block.place}: there is no file {name}"]
    source = iter(_normalised((ROOT / name).read_text(encoding="utf-8")))
    return [f"{block.place}: not in {name}, or not after the line before: {line}"
            for line in _normalised(block.text) if line != "…" and line not in source]


def _normalised(text: str) -> list[str]:
    return [re.sub(r"\s+", " ", line).strip() for line in text.splitlines() if line.strip()]


def is_compiled(block: Block) -> bool:
    """Returns whether the block is C++ that belongs into the test program."""
    return block.language == "cpp" and not block.words.keys() & {"excerpt", "kernel", "file"}


def test_program(blocks: Iterable[Block], compat: bool) -> str:
    """Returns the C++ of all blocks as functions, and the table of them that main.cpp runs."""
    chosen = [block for block in blocks if is_compiled(block) and ("compat" in block.words) == compat]
    includes = {line for block in chosen for line in block.text.splitlines() if line.startswith("#include")}
    parts = ["// Made by tests/docs/extract.py.", PREAMBLE[compat], *sorted(includes - {PREAMBLE[compat]}),
             '#include "block.h"', ""]
    by_document: dict[str, list[Block]] = {}
    for block in chosen:
        by_document.setdefault(block.document, []).append(block)
    for document, own in by_document.items():
        parts += [f"namespace {_identifier(document)} {{", "namespace {",
                  *([] if compat else ["using namespace tenon;  // NOLINT"])]
        parts += [_definition(block) for block in own]
        parts += ["}  // namespace", "}", ""]
    rows = [_row(block) for block in chosen if "declarations" not in block.words]
    name = "compat_blocks" if compat else "blocks"
    return "\n".join(parts + [f"extern const std::vector<docs::Block> {name} = {{", *rows, "};", ""])


def kernel_header(blocks: Iterable[Block]) -> str:
    """Returns the C++ of functions that authors of operators write, each in its namespace."""
    parts = ["// Made by tests/docs/extract.py."]
    for block in blocks:
        scope = block.words.get("kernel")
        if scope is not None:
            if scope not in SCOPES:
                raise ValueError(f"{block.place}: 'kernel' without a namespace: {', '.join(SCOPES)}")
            parts += [f"namespace tenon::{scope} {{", f'#line {block.line} "{block.document}"', block.text + "}"]
    return "\n".join([*parts, ""])


def _definition(block: Block) -> str:
    lines = ["" if line.startswith("#include") else line for line in block.text.splitlines()]
    text = "\n".join(lines)
    here = f'#line {block.line} "{block.document}"'
    if "declarations" in block.words:
        return f"{here}\n{text}"
    if re.search(r"^int main\(\)", text, re.MULTILINE):
        returns = "int" if "return " in text.partition("int main()")[2] else "void"
        program = text.replace("int main()", f"{returns} program_{block.line}()")
        return f"{here}\n{program}\nvoid line_{block.line}() {{ program_{block.line}(); }}"
    return f"void line_{block.line}() {{\n{here}\n{text}\n}}"


def _row(block: Block) -> str:
    throws = block.words.get("throws")
    if throws and not block.following or "prints" in block.words and not block.following:
        raise ValueError(f"{block.place}: the block lacks the ```text block with what it says")
    message = _raw(block.following.rstrip("\n")) if throws else '""'
    caught = f"&docs::message_of<tenon::{throws}>" if throws else "nullptr"
    output = f"std::string({_raw(block.following)})" if "prints" in block.words else "std::nullopt"
    function = f"&{_identifier(block.document)}::line_{block.line}"
    return f'    {{"{block.place}", {function}, {caught}, {message}, {output}}},'


def _identifier(document: str) -> str:
    return "in_" + re.sub(r"\W", "_", document)


def _raw(text: str) -> str:
    return f'R"~({text})~"'


def main(arguments: list[str]) -> int:
    """Writes the test programs; returns 1 after an error in a document."""
    parser = argparse.ArgumentParser(description="Writes the C++ blocks of documents as test programs.")
    parser.add_argument("--output", type=Path, required=True, metavar="DIR")
    parser.add_argument("documents", type=Path, nargs="*")
    options = parser.parse_args(arguments)
    try:
        blocks = [block for path in options.documents or documents() for block in read_blocks(path.resolve())]
        options.output.mkdir(parents=True, exist_ok=True)
        for compat, name in OUTPUTS.items():
            (options.output / name).write_text(test_program(blocks, compat), encoding="utf-8")
        (options.output / KERNELS).write_text(kernel_header(blocks), encoding="utf-8")
    except ValueError as error:
        print(f"{error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
