#!/usr/bin/env python3
"""Writes a copy of functionalize/alias.cpp with mistakes in it, of which a program switches on one at a time.

usage: mutate.py ALIAS_CPP OUTPUT
"""

from __future__ import annotations

import sys
from pathlib import Path

# What the mistake is, the text, and what stands in its place; `{on}` is whether the mistake is made.
MUTANTS = (
    ("an update is dropped", "updates_.push_back({value, tensor.view});",
     "if (!{on}) updates_.push_back({value, tensor.view});"),
    ("an update does not replace the one before", "updates_.back().value = value;",
     "if (!{on}) updates_.back().value = value;"),
    ("an update replaces one of another view", "!updates_.empty() && updates_.back().view == tensor.view",
     "!updates_.empty() && ({on} || updates_.back().view == tensor.view)"),
    ("updates before a write to the base are kept",
     "updates_.clear();\n    base_generation_.store(next, std::memory_order_release);",
     "if (!{on}) {\n      updates_.clear();\n      "
     "base_generation_.store(next, std::memory_order_release);\n    }"),
    ("a replay is skipped", "tensor.value_ = replay_chain(base_, tensor.view.get(), depth);",
     "if (!{on} || !tensor.value_.defined()) tensor.value_ = replay_chain(base_, tensor.view.get(), depth);"),
    ("a write leaves the generation", "generation_.store(next, std::memory_order_release);\n}",
     "if (!{on}) generation_.store(next, std::memory_order_release);\n}"),
    ("a tensor one generation behind is taken for up to date",
     "if (tensor.generation_.load(std::memory_order_relaxed) != generation()) {",
     "if (tensor.generation_.load(std::memory_order_relaxed) + ({on} && tensor.value_.defined() ? 1 : 0) != "
     "generation()) {"),
    ("updates are applied in the wrong order", "for (const Update& update : updates_) {",
     "if ({on}) std::reverse(updates_.begin(), updates_.end());\n  for (const Update& update : updates_) {"),
    ("the first of several updates is not applied",
     "base = invert_chain(base, update.value, update.view.get(), depth);",
     "if (!{on} || updates_.size() == 1 || &update != updates_.begin()) {\n"
     "      base = invert_chain(base, update.value, update.view.get(), depth);\n    }"),
    ("more updates than may wait are dropped", "if (updates_.size() == kMostUpdates) apply_updates();",
     "if (updates_.size() == kMostUpdates) {on} ? updates_.clear() : apply_updates();"),
)


def main(source: str, output: str) -> None:
    text = Path(source).read_text()
    for number, (name, original, mutated) in enumerate(MUTANTS, start=1):
        if text.count(original) != 1:
            sys.exit(f"{source}: expected once, to make a mistake of it ({name}):\n{original}")
        text = text.replace(original, mutated.replace("{on}", f"(::tenon::test::mutant == {number})"))
    names = ", ".join(f'"{name}"' for name, _, _ in MUTANTS)
    Path(output).write_text("#include <algorithm>\n\nnamespace tenon::test {\nextern const int mutant_count;\n"
                            f"const int mutant_count = {len(MUTANTS)};\nextern const char* const mutants[];\n"
                            f"const char* const mutants[] = {{{names}}};\nint mutant = 0;\n}}\n\n{text}")


if __name__ == "__main__":
    main(*sys.argv[1:])
