"""What a build says of a project's operators: mistakes, missing kernels, a missing generator, edits.

usage: python3 tests/operator_libraries/test_build.py LIBTENON COMPILER GENERATOR
"""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
LIBRARY, COMPILER, GENERATOR = sys.argv[1:4]

# Tenon as find_package would find it, but for the installation.
PROJECT = f"""\
cmake_minimum_required(VERSION 3.25)
project(Sample LANGUAGES CXX)
add_library(tenon::tenon SHARED IMPORTED)
set_target_properties(tenon::tenon PROPERTIES IMPORTED_LOCATION {LIBRARY}
                      INTERFACE_INCLUDE_DIRECTORIES "{ROOT}/runtime;{ROOT}/generated")
set_property(GLOBAL PROPERTY TENON_GENERATOR {ROOT})
set_property(GLOBAL PROPERTY TENON_MANIFEST {ROOT}/generated/tenon/generated/manifest.yaml)
set_property(GLOBAL PROPERTY TENON_HEADERS {ROOT}/runtime)
set_property(GLOBAL PROPERTY TENON_CPU_TARGETS baseline)
include({ROOT}/cmake/TenonOperators.cmake)
add_library(mine TYPE)
tenon_add_operators(mine YAML operators.yaml NAMESPACE mine ARGUMENTS)
"""
ENTRIES = """\
- func: roll(Tensor self) -> Tensor
  category: own
  variants: function
  kernel: roll
"""
MISSING = ("operators.yaml:1:9: error: roll: nobody has written 'mine::kernels::roll', expected `tenon::TensorBase "
           "mine::kernels::roll(const tenon::TensorBase& self)` in a source of the library, with #include "
           '"mine/kernels/own.h"')
KERNEL = """\
#include "mine/kernels/own.h"
namespace mine::kernels {
tenon::TensorBase roll(const tenon::TensorBase& self) { return self; }
}
"""


class Build(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.tree = self.folder / "build"

    def put(self, name, text):
        (self.folder / name).write_text(text, encoding="utf-8")

    def configure(self, *options, kind="SHARED", entries=ENTRIES, arguments=""):
        """Returns whether the project is configured, and what CMake says."""
        self.put("operators.yaml", entries)
        self.put("CMakeLists.txt", PROJECT.replace("TYPE", kind).replace("ARGUMENTS", arguments))
        return self._run("cmake", "-S", self.folder, "-B", self.tree, "-G", GENERATOR, "-DCMAKE_BUILD_TYPE=Debug",
                         "-DCMAKE_CXX_FLAGS_DEBUG=-O0", f"-DCMAKE_CXX_COMPILER={COMPILER}",
                         f"-DTENON_PYTHON={sys.executable}", *options)

    def build(self):
        return self._run("cmake", "--build", self.tree)

    def _run(self, *command):
        run = subprocess.run(list(map(str, command)), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                             check=False)
        return run.returncode == 0, run.stdout

    def test_a_mistake_is_told_with_its_place(self):
        done, said = self.configure(entries=ENTRIES.replace("Tensor self", "Tensr self"))
        self.assertFalse(done)
        self.assertIn("operators.yaml:1:14: error: roll: unknown type 'Tensr' (did you mean 'Tensor'?)", said)
        self.assertIn("no operators of mine are made", said)

    def test_a_missing_kernel_fails_the_build_of_each_kind_of_library(self):
        for kind in ("SHARED", "STATIC"):
            with self.subTest(kind):
                self.assertTrue(self.configure(kind=kind)[0])
                done, said = self.build()
                self.assertFalse(done, said)
                self.assertIn(MISSING, said)
                self.assertFalse(self.build()[0], "a second build is content")
                self.put("roll.cpp", KERNEL)
                self.assertTrue(self.configure(kind=kind, arguments="SOURCES roll.cpp")[0])
                done, said = self.build()
                self.assertTrue(done, said)

    def test_headers_are_included_from_the_folder_that_is_asked_for(self):
        self.put("roll.cpp", KERNEL.replace('"mine/', '"company/ours/') + '#include "company/ours/operators.h"\n')
        done, said = self.configure(arguments="INCLUDE_PREFIX company/ours SOURCES roll.cpp")
        self.assertTrue(done, said)
        done, said = self.build()
        self.assertTrue(done, said)
        done, said = self.configure(arguments="INCLUDE_PREFIX ../ours SOURCES roll.cpp")
        self.assertFalse(done)
        self.assertIn("'../ours' cannot be an include prefix", said)

    def test_an_edit_generates_again(self):
        self.put("roll.cpp", KERNEL)
        done, said = self.configure(arguments="SOURCES roll.cpp")
        self.assertTrue(done, said)
        done, said = self.build()
        self.assertTrue(done, said)
        header = self.tree / "mine_operators/mine/functions/own.h"
        self.assertNotIn("int64_t shift", header.read_text(encoding="utf-8"))
        self.put("operators.yaml", ENTRIES.replace("Tensor self", "Tensor self, int shift=1"))
        done, said = self.build()
        self.assertFalse(done)  # the kernel has the old prototype
        self.assertIn("int64_t shift = 1", header.read_text(encoding="utf-8"))
        self.assertIn("expected `tenon::TensorBase mine::kernels::roll(const tenon::TensorBase& self, int64_t shift)`",
                      said)

    def test_relocations_are_packed_for_the_linker_that_can(self):
        self.put("roll.cpp", KERNEL)
        gold = ")\ntarget_link_options(mine PRIVATE -fuse-ld=gold"
        for arguments, option, expected in (("", "", True), (gold, "", False),
                                            ("", "-DCMAKE_SHARED_LINKER_FLAGS=-fuse-ld=gold", False)):
            with self.subTest(arguments + option):
                done, said = self.configure("--fresh", *option.split(), arguments=f"SOURCES roll.cpp{arguments}")
                self.assertTrue(done, said)
                done, said = self.build()
                self.assertTrue(done, said)
                sections = self._run("readelf", "-SW", self.tree / "libmine.so")[1]
                self.assertEqual(".relr.dyn" in sections, expected, sections)

    def test_what_a_compiler_says_of_generated_sources_is_followed_by_the_place(self):
        # A formula that the generator accepts, of a function that sources of loops have no more.
        self.put("lost.h", "#ifdef TENON_CPU_TARGET\n#include <tenon/kernels/pointwise/vectorized_loops.h>\n"
                           "#define expm1 nowhere\n#endif\n")
        entries = ("- func: shrunk(Tensor self) -> Tensor\n  category: own\n  variants: function\n"
                   "  promotion: int_to_float\n  pointwise: 2 * expm1(self)\n")
        done, said = self.configure(f"-DCMAKE_CXX_FLAGS=-include {self.folder}/lost.h", entries=entries)
        self.assertTrue(done, said)
        done, said = self.build()
        self.assertFalse(done)
        self.assertIn("nowhere", said)
        self.assertIn("operators.yaml:5:14: error: shrunk: the C++ that is made from this does not compile\n", said)

    def test_what_the_function_needs_is_said(self):
        python = self.folder / "python"
        python.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
        python.chmod(0o755)
        for options, sentence in (
                ({"options": (f"-DTENON_PYTHON={python}",)},
                 "tenon_add_operators needs a Python 3 with jinja2 and yaml: apt-get install python3-jinja2 "
                 "python3-yaml, or set TENON_PYTHON"),
                ({"arguments": "SOURCE roll.cpp"}, "tenon_add_operators: expected mine YAML file NAMESPACE name"),
                ({"arguments": "SOURCES none.cpp"}, f"tenon_add_operators: there is no source {self.folder}/none.cpp"),
                ({"arguments": ")\ntenon_add_operators(mine YAML operators.yaml NAMESPACE n"},
                 "tenon_add_operators: mine has the operators of mine:: already"),
                ({"kind": "INTERFACE"}, "tenon_add_operators: mine is of the type INTERFACE_LIBRARY"),
                ({"options": ("-DTENON_SLEEF=TENON_SLEEF-NOTFOUND", "-DCMAKE_FIND_ROOT_PATH=/nowhere",
                              "-DCMAKE_FIND_ROOT_PATH_MODE_LIBRARY=ONLY")},
                 "tenon_add_operators needs SLEEF: apt-get install libsleef-dev"),
        ):
            with self.subTest(sentence):
                extra = options.pop("options", ())
                done, said = self.configure(*extra, **options)
                self.assertFalse(done)
                self.assertIn(sentence, " ".join(said.split()))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
