"""What a link says where a kernel is missing that an entry names."""

import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
COMPILER = shutil.which("c++")
NM = shutil.which("nm")

ENTRIES = """\
- func: twice(Tensor self, *, Scalar scale=1) -> Tensor
  category: copy
  kernel: {CPU: twice}
  meta: same(self)
- func: pairs(Tensor self) -> (Tensor a, Tensor b)
  category: view
  kernel: pairs
- func: halves(Tensor self, int[2] sizes) -> Tensor
  category: reduction
  composite: halves
- func: thrice(Tensor self) -> Tensor
  category: copy
  kernel: thrice
"""
# Uses all of them and has the last alone.
SOURCE = """\
namespace tenon {
struct TensorBase {};
struct Scalar {};
namespace kernels {
void twice(const TensorBase&, const Scalar&, TensorBase&);
int pairs(const TensorBase&);
TensorBase thrice(const TensorBase& self) { return self; }
}
namespace composite {
void halves(const TensorBase&, long);
}
void all(TensorBase& self) {
  kernels::twice(self, {}, self);
  kernels::pairs(self);
  composite::halves(self, 1);
  kernels::thrice(self);
}
}
"""
SENTENCES = [
    "ops.yaml:1:9: error: twice: nobody has written 'tenon::kernels::twice', expected `void tenon::kernels::twice("
    "const TensorBase& self, const Scalar& scale, TensorBase& result)` in runtime/tenon/kernels/copy/twice.cpp, with "
    '#include "tenon/generated/kernels/copy.h"',
    "ops.yaml:5:9: error: pairs: nobody has written 'tenon::kernels::pairs', expected `std::tuple<TensorBase, "
    "TensorBase> tenon::kernels::pairs(const TensorBase& self)` in runtime/tenon/kernels/view/pairs.cpp, with "
    '#include "tenon/generated/kernels/view.h"',
    "ops.yaml:8:9: error: halves: nobody has written 'tenon::composite::halves', expected `TensorBase "
    "tenon::composite::halves(const TensorBase& self, IntArrayRef sizes)` in runtime/tenon/composite/reduction.cpp, "
    'with #include "tenon/generated/kernels/reduction.h"',
]


@unittest.skipUnless(COMPILER and NM, "needs a compiler")
class MissingKernels(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        (self.folder / "ops.yaml").write_text(ENTRIES, encoding="utf-8")
        (self.folder / "all.cpp").write_text(SOURCE, encoding="utf-8")
        self.run_in_folder([COMPILER, "-c", "-fPIC", "all.cpp"], check=True)

    def run_in_folder(self, command, **options):
        return subprocess.run(command, cwd=self.folder, stderr=subprocess.PIPE, text=True, check=options.get("check"),
                              env=os.environ | {"PYTHONPATH": str(ROOT)})

    def explain(self, *words):
        """Returns the exit status and the sentences."""
        run = self.run_in_folder([sys.executable, "-m", "codegen.link", "ops.yaml", *words])
        return run.returncode, run.stderr.splitlines()

    def test_a_link_that_fails_names_them_by_every_linker(self):
        for linker in filter(lambda name: shutil.which(f"ld.{name}"), ("bfd", "gold", "lld", "mold")):
            with self.subTest(linker):
                status, sentences = self.explain("--", COMPILER, "-shared", "-Wl,-z,defs", f"-fuse-ld={linker}",
                                                 "all.o", "-o", "liball.so")
                self.assertEqual((status, sentences), (1, SENTENCES))

    def test_so_does_one_that_allows_undefined_symbols(self):
        self.run_in_folder([COMPILER, "-shared", "all.o", "-o", "liball.so"], check=True)
        status, sentences = self.explain("--nm", NM, "liball.so")
        self.assertEqual((status, sentences), (1, SENTENCES))
        self.assertFalse((self.folder / "liball.so").exists())

    def test_a_link_that_has_all_is_silent(self):
        (self.folder / "ops.yaml").write_text(ENTRIES[ENTRIES.index("- func: thrice"):], encoding="utf-8")
        self.run_in_folder([COMPILER, "-shared", "all.o", "-o", "liball.so"], check=True)
        self.assertEqual(self.explain("--nm", NM, "liball.so"), (0, []))
        self.assertTrue((self.folder / "liball.so").exists())

    def test_other_failures_stay_as_they_are(self):
        self.assertEqual(self.explain("--", COMPILER, "-shared", "absent.o", "-o", "liball.so"), (0, []))


if __name__ == "__main__":
    unittest.main()
