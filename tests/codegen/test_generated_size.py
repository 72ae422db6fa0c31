"""The bounds of what is generated, which tools/generated_size prints."""

import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import generated_size  # noqa: E402


class GeneratedSize(unittest.TestCase):
    def test_the_bounds_hold(self):
        self.assertEqual(generated_size.violations(generated_size.sizes(), generated_size.operator_count()), [])

    def test_each_bound_is_looked_at(self):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            (folder / "ops").mkdir()
            (folder / "ops" / "f.h").write_text("x\n" * 801 + "x" * 101 + "\n", encoding="utf-8")
            (folder / "manifest.yaml").write_text("x" * 500 + "\n", encoding="utf-8")
            sizes = generated_size.sizes(folder)
        self.assertEqual(generated_size.violations(sizes, 10), [
            "80.3 lines an operator are generated; the bound is 65", "ops/: a line has 101 columns; the bound is 100",
            "ops/f.h has 802 lines; the bound is 800"])


if __name__ == "__main__":
    unittest.main()
