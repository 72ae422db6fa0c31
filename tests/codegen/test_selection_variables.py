"""A selective build by CMake variables: what they stand for is what the file of a selection says."""

import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent.parent
SELECTION = ROOT / "examples/fashion_mnist/selection.yaml"
# What the CMakeLists.txt of Tenon does before it looks for a compiler.
PROJECT = f"""\
cmake_minimum_required(VERSION 3.25)
project(Selection LANGUAGES NONE)
set(PROJECT_SOURCE_DIR "{ROOT}")
list(PREPEND CMAKE_MODULE_PATH ${{PROJECT_SOURCE_DIR}}/cmake)
include(selection)
if(tenon_is_whole)
  message(FATAL_ERROR "nothing is selected")
endif()
set(tenon_generated_folder ${{PROJECT_BINARY_DIR}}/generated)
include(codegen)
"""


@unittest.skipUnless(shutil.which("cmake"), "there is no cmake")
class Variables(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        (self.folder / "CMakeLists.txt").write_text(PROJECT, encoding="utf-8")

    def _configured(self, name, **variables):
        """Returns the generated files by their paths, and what CMake said of a mistake."""
        defined = (f"-D{key}={value}" for key, value in {"TENON_PYTHON": sys.executable, **variables}.items())
        ran = subprocess.run(["cmake", "-S", self.folder, "-B", self.folder / name, *defined], capture_output=True,
                             text=True, check=False)
        generated = self.folder / name / "generated"
        return {str(path.relative_to(generated)): path.read_text(encoding="utf-8")
                for path in generated.rglob("*") if path.is_file()}, " ".join(ran.stderr.split())

    def test_they_select_what_a_file_selects(self):
        said = yaml.safe_load(SELECTION.read_text(encoding="utf-8"))
        by_file, errors = self._configured("by_file", TENON_SELECTION=SELECTION)
        self.assertEqual(errors, "")
        by_variables, errors = self._configured(
            "by_variables", TENON_OPERATORS=";".join(said["operators"]), TENON_DTYPES=";".join(said["dtypes"]),
            TENON_LAYERS=said["layers"])
        self.assertEqual(errors, "")
        self.assertIn("TENON_HAS_AUTOGRAD=0", by_file["tenon/generated/selection.cmake"])
        self.assertEqual(by_variables, by_file)

    def test_one_alone_leaves_the_others_whole(self):
        found, errors = self._configured("layers", TENON_LAYERS="inference")
        self.assertEqual(errors, "")
        self.assertIn("TENON_HAS_AUTOGRAD=0", found["tenon/generated/selection.cmake"])
        self.assertIn("TENON_SELECTED_DTYPES=0x7fff", found["tenon/generated/selection.cmake"])
        self.assertEqual([path for path in found if "/autograd/" in path], [])

    def test_mistakes(self):
        for variables, expected in (
                ({"TENON_OPERATORS": "conv2d;reluu"}, "selection.yaml:1:23: error: no operator is called 'reluu' (did "
                                                      "you mean 'relu'?)"),
                ({"TENON_DTYPES": "float32", "TENON_SELECTION": SELECTION}, "choose one way to select")):
            with self.subTest(variables):
                found, errors = self._configured("mistaken", **variables)
                self.assertIn(expected, errors)
                self.assertEqual(found, {})


if __name__ == "__main__":
    unittest.main()
