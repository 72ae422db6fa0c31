"""Checks what `tenon record` writes of programs that were not built for it.

usage: python3 -m tests.tools.check_record --program build/bin/tenon [--library libmine.so]

The library is that of examples/out_of_tree.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import yaml

from codegen.callables import ROOT

SERVE = """
mode: inference
inputs:
  x: {random: [2, 3]}
  i: {values: [1, 0]}
steps:
  - {op: linear, args: [x, x], to: h}
  - {op: index_select, args: [h, 0, i], to: s}
  - {op: add_, args: [s, 1]}
"""
TRAIN = """
inputs:
  w: {random: [2], requires_grad: true}
steps:
  - {op: exp, args: [w], to: h}
"""


LIBRARY = """
inputs:
  x: {random: [2, 3]}
  y: {random: [2, 3]}
steps:
  - {op: "mine::distance_loss", args: [x, y], to: loss}
  - {op: exp, args: [loss]}
"""


class Record(unittest.TestCase):
    program: Path
    library: Path | None

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def record(self, program: str, *options: object) -> dict[str, object]:
        """Returns what a run of a list of calls writes."""
        (self.folder / "program.yaml").write_text(program, encoding="utf-8")
        self.run_tenon("record", "--output", "used.yaml", "--", self.program, "run", "program.yaml", "--quiet",
                       *options)
        return yaml.safe_load((self.folder / "used.yaml").read_text(encoding="utf-8"))

    def run_tenon(self, *words: object, status: int = 0) -> str:
        """Returns the errors of a run, which has to end with a status."""
        ran = subprocess.run([self.program, *map(str, words)], cwd=self.folder, capture_output=True, text=True,
                             check=False)
        self.assertEqual(ran.returncode, status, ran.stderr)
        return ran.stderr

    def test_what_a_program_calls_is_written_and_not_what_that_calls(self) -> None:
        used = self.record(SERVE)
        self.assertGreaterEqual(set(used["operators"]), {"linear", "index_select", "add_.Scalar"})
        self.assertFalse({"t", "addmm", "matmul", "exp"} & set(used["operators"]))
        self.assertEqual(used["operators"], sorted(used["operators"]))

    def test_operators_of_a_library_are_not_written_but_what_they_call(self) -> None:
        if self.library is None:
            self.skipTest("there is no --library")
        used = set(self.record(LIBRARY, "--load", self.library)["operators"])
        self.assertGreaterEqual(used, {"exp", "mean"})
        self.assertFalse({name for name in used if "::" in name})

    def test_dtypes_of_arguments_and_results_are_written(self) -> None:
        self.assertEqual(set(self.record(SERVE)["dtypes"]), {"float32", "int64"})

    def test_autograd_is_kept_where_something_requires_grad(self) -> None:
        self.assertEqual(self.record(SERVE)["layers"], "inference")
        self.assertEqual(self.record(TRAIN)["layers"], "training")

    def test_the_record_is_a_selection(self) -> None:
        self.record(SERVE)
        made = subprocess.run([sys.executable, "-m", "codegen", "--select", self.folder / "used.yaml", "--output",
                               self.folder / "generated"], cwd=ROOT, capture_output=True, text=True, check=False)
        self.assertEqual(made.returncode, 0, made.stderr)
        manifest = yaml.safe_load((self.folder / "generated/manifest.yaml").read_text(encoding="utf-8"))
        names = {row["name"] for row in manifest}
        self.assertGreater(names, {"linear", "index_select", "add_.Scalar", "addmm"})
        self.assertNotIn("exp", names)

    def test_a_record_that_cannot_be_written_is_told_of(self) -> None:
        (self.folder / "program.yaml").write_text(SERVE, encoding="utf-8")
        self.assertEqual(self.run_tenon("record", "--output", "no/used.yaml", "--", self.program, "run", "program.yaml",
                                        "--quiet"),
                         f"tenon: TENON_RECORD: {self.folder.resolve()}/no/used.yaml cannot be written\n")

    def test_a_program_that_does_not_exist_is_told_of(self) -> None:
        self.assertEqual(self.run_tenon("record", "--", "./none", status=1),
                         "tenon: record: ./none: No such file or directory\n")
        self.assertFalse((self.folder / "selection.yaml").exists())


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", type=Path, required=True)
    parser.add_argument("--library", type=Path)
    options, rest = parser.parse_known_args()
    Record.program = options.program.resolve()
    Record.library = options.library and options.library.resolve()
    unittest.main(argv=[sys.argv[0], *rest])
