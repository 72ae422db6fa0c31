"""A build through ccache has what its headers say now, precompiled or not.

usage: python3 tests/cmake/test_ccache.py COMPILER GENERATOR
"""

import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
COMPILER, GENERATOR = sys.argv[1:3]

PROJECT = f"""\
cmake_minimum_required(VERSION 3.25)
project(Sample LANGUAGES CXX)
include({ROOT}/cmake/ccache.cmake)
add_executable(number number.cpp)
target_include_directories(number PRIVATE .)
target_precompile_headers(number PRIVATE <vector> <number.h>)
"""


@unittest.skipUnless(shutil.which("ccache"), "ccache is not installed")
class PrecompiledHeader(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        (self.folder / "CMakeLists.txt").write_text(PROJECT, encoding="utf-8")
        (self.folder / "number.cpp").write_text('#include "number.h"\nint main() { return kNumber; }\n',
                                                encoding="utf-8")

    def run_tool(self, *command):
        environment = os.environ | {"CCACHE_DIR": str(self.folder / "cache"), "CCACHE_CONFIGPATH": os.devnull}
        environment.pop("CCACHE_DISABLE", None)
        return subprocess.run(list(map(str, command)), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                              check=True, env=environment).stdout

    def number(self, number, *, afresh=False):
        """Returns what the program gives with this number in its header."""
        tree = self.folder / "build"
        if afresh:
            shutil.rmtree(tree, ignore_errors=True)
            self.run_tool("cmake", "-S", self.folder, "-B", tree, "-G", GENERATOR, f"-DCMAKE_CXX_COMPILER={COMPILER}",
                          "-DCMAKE_BUILD_TYPE=Release")
        (self.folder / "number.h").write_text(f"#pragma once\nconstexpr int kNumber = {number};\n", encoding="utf-8")
        self.run_tool("cmake", "--build", tree)
        return subprocess.run([tree / "number"], check=False).returncode

    def test_an_edit_is_seen_whatever_was_built_before(self):
        for number in (2, 3, 4):
            self.assertEqual(self.number(1, afresh=True), 1)
            self.assertEqual(self.number(number), number)

    def test_a_second_build_comes_from_the_cache(self):
        self.number(1, afresh=True)
        self.assertEqual(self.number(1, afresh=True), 1)
        statistics = dict(line.split("\t") for line in self.run_tool("ccache", "--print-stats").splitlines())
        self.assertEqual(int(statistics["cache_miss"]), 2, statistics)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
