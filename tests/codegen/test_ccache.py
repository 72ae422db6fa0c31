"""Compiling through ccache gives what the compiler alone would give."""

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

SCRIPT = Path(__file__).resolve().parent.parent.parent / "cmake" / "ccache.sh"
CCACHE, COMPILER = shutil.which("ccache"), shutil.which("g++")


@unittest.skipUnless(CCACHE and COMPILER, "there is no ccache, or no g++")
class CcacheTest(unittest.TestCase):
    def test_a_comment_of_a_precompiled_header_changes(self):
        """The compiler takes a header for the one that it has precompiled by its text, of which comments are a part."""
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            (folder / "all.h").write_text('#include "one.h"\n', encoding="utf-8")
            for comment in ("was", "is"):
                (folder / "one.h").write_text(f"#pragma once\n// It {comment} one.\ninline constexpr int kOne = 1;\n",
                                              encoding="utf-8")
                (folder / "use.cpp").write_text(f'#include "one.h"\nint {comment}() {{ return kOne; }}\n',
                                                encoding="utf-8")
                self.compile(folder, "-x", "c++-header", "-o", "all.h.gch", "-c", "all.h")
                self.compile(folder, "-include", "all.h", "-o", "use.o", "-c", "use.cpp")

    def compile(self, folder: Path, *arguments: str) -> None:
        environment = os.environ | {"CCACHE_DIR": str(folder / "cache")}
        done = subprocess.run(["sh", SCRIPT, CCACHE, COMPILER, "-std=c++20", "-fpch-preprocess", *arguments],
                              cwd=folder, env=environment, capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)


if __name__ == "__main__":
    unittest.main()
