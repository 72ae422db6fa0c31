"""Checks that `tenon` fails where what it prints cannot be written.

usage: python3 -m tests.tools.check_unwritable --program build/bin/tenon
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

PROGRAM = """
inputs:
  x: {random: [2, 3]}
steps:
  - {op: exp, args: [x], to: y}
print: [y]
"""
COMMANDS = ("ops", "ops relu", "ops --json", "explain add.Tensor", "table --op relu", "check relu",
            "time relu --seconds 0.001", "run program.yaml", "record -- {program} ops", "--help", "ops --help")
LINE = "tenon: what is printed cannot be written to the standard output\n"


class Unwritable(unittest.TestCase):
    program: Path

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        Path(self.folder, "program.yaml").write_text(PROGRAM, encoding="utf-8")

    def run_into(self, output: str, command: str) -> tuple[int, str]:
        """Returns the exit code of a command that a shell gives this output, and what it says of errors."""
        words = f"exec '{self.program}' {command.format(program=self.program)} {output}"
        ran = subprocess.run(["bash", "-c", words], cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                             text=True, check=False)
        return ran.returncode, ran.stderr

    def test_a_full_disk_is_an_error_of_each_command(self) -> None:
        for command in COMMANDS:
            with self.subTest(command):
                self.assertEqual(self.run_into(">/dev/full", command), (1, LINE))

    def test_so_is_an_output_that_is_closed(self) -> None:
        self.assertEqual(self.run_into(">&-", "ops"), (1, LINE))

    def test_a_command_that_prints_nothing_needs_no_output(self) -> None:
        self.assertEqual(self.run_into(">/dev/full", "run --quiet program.yaml"), (0, ""))

    def test_a_mistake_is_told_as_it_is_elsewhere(self) -> None:
        code, errors = self.run_into(">/dev/full", "run missing.yaml")
        self.assertEqual((code, errors), self.run_into("", "run missing.yaml"))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", type=Path, required=True)
    options, rest = parser.parse_known_args()
    Unwritable.program = options.program.resolve()
    unittest.main(argv=[sys.argv[0], *rest])
