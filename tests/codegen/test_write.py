"""What is written: files of the generator replace files of the generator, or nothing happens at all."""

import os
import tempfile
import unittest
from pathlib import Path

from codegen.render import banner
from codegen.write import WriteError, changes, write
from tests.codegen.support import unprivileged


def made(template, text="", source="ops.yaml"):
    """Returns the text of a generated file."""
    return banner(template, source) + text


class Writing(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.directory = Path(folder.name) / "generated"
        self.files = {"ops/add.h": made("ops/operator.h.j2", "add\n"), "all.h": made("all.h.j2", "all\n")}

    def put(self, path, text):
        """Puts a file into the directory."""
        (self.directory / path).parent.mkdir(parents=True, exist_ok=True)
        (self.directory / path).write_text(text, encoding="utf-8")

    def found(self):
        """Returns every file below the directory with its text."""
        return {path.relative_to(self.directory).as_posix(): path.read_text(encoding="utf-8")
                for path in self.directory.rglob("*") if path.is_file()}

    def test_what_differs_is_written(self):
        self.assertEqual(write(self.directory, self.files), ["all.h", "ops/add.h"])
        self.assertEqual(self.found(), self.files)
        self.assertEqual(write(self.directory, self.files), [])
        self.put("all.h", made("all.h.j2", "old\n"))
        self.assertEqual(write(self.directory, self.files), ["all.h"])
        self.assertEqual(self.found(), self.files)

    def test_what_stays_the_same_is_not_touched(self):
        write(self.directory, self.files)
        before = (self.directory / "ops/add.h").stat()
        write(self.directory, self.files | {"all.h": made("all.h.j2", "new\n")})
        after = (self.directory / "ops/add.h").stat()
        self.assertEqual((after.st_ino, after.st_mtime_ns), (before.st_ino, before.st_mtime_ns))

    def test_what_the_generator_no_longer_makes_is_removed(self):
        write(self.directory, self.files | {"ops/sub.h": made("ops/operator.h.j2")})
        self.put("old/add.cpp", made("old/category.cpp.j2"))  # of a template that is gone
        self.assertEqual(write(self.directory, self.files), ["old/add.cpp", "ops/sub.h"])
        self.assertEqual(self.found(), self.files)

    def test_files_of_others_stay(self):
        others = {"notes.txt": "mine\n", "ops/mine.h": "#pragma once\n", "deep/er/x.h": "", "ops/binary.h": "\x00\x01",
                  # Generated, but not here: another output lies inside this one.
                  "generated/ops/sub.h": made("ops/operator.h.j2"), "generated/all.h": made("all.h.j2")}
        for path, text in others.items():
            self.put(path, text)
        write(self.directory, self.files)
        self.assertEqual(self.found(), others | self.files)
        self.assertEqual(changes(self.directory, self.files).stale, [])

    def test_a_file_of_others_in_the_way_is_an_error_before_anything_is_written(self):
        self.put("ops/add.h", "mine\n")
        self.put("ops/old.h", made("ops/operator.h.j2"))
        before = self.found()
        with self.assertRaises(WriteError) as raised:
            write(self.directory, self.files)
        self.assertEqual(raised.exception.sentences, (
            f"{self.directory}/ops/add.h is in the way: it does not begin with the generator's banner; move it away, "
            "or choose another --output",))
        self.assertEqual(self.found(), before)
        self.assertEqual(changes(self.directory, self.files).foreign, ("ops/add.h",))

    def test_a_folder_in_the_way_is_an_error(self):
        (self.directory / "all.h").mkdir(parents=True)
        with self.assertRaises(WriteError) as raised:
            write(self.directory, self.files)
        self.assertEqual(str(raised.exception), f"{self.directory}/all.h is in the way: it is no file; move it away, "
                                                "or choose another --output")
        self.assertEqual(self.found(), {})

    def test_an_output_that_is_a_file_is_an_error(self):
        self.directory.write_text("mine\n", encoding="utf-8")
        with self.assertRaises(WriteError) as raised:
            write(self.directory, self.files)
        self.assertEqual(str(raised.exception), f"{self.directory} is not a directory")
        self.assertEqual(self.directory.read_text(encoding="utf-8"), "mine\n")

    def test_a_folder_that_cannot_be_written_is_an_error_before_anything_is_written(self):
        write(self.directory, self.files)
        before = self.found()
        os.chmod(self.directory.parent, 0o755)
        os.chmod(self.directory, 0o777)
        os.chmod(self.directory / "all.h", 0o666)
        os.chmod(self.directory / "ops", 0o555)
        new = {path: text + "new\n" for path, text in self.files.items()}
        with unprivileged(), self.assertRaises(PermissionError):
            write(self.directory, new)
        os.chmod(self.directory / "ops", 0o755)
        self.assertEqual(self.found(), before)

    def test_links_are_replaced_and_not_followed(self):
        elsewhere = self.directory.parent / "elsewhere.h"
        elsewhere.write_text(made("all.h.j2", "theirs\n"), encoding="utf-8")
        self.directory.mkdir()
        (self.directory / "all.h").symlink_to(elsewhere)
        write(self.directory, self.files)
        self.assertEqual(self.found(), self.files)
        self.assertEqual(elsewhere.read_text(encoding="utf-8"), made("all.h.j2", "theirs\n"))


if __name__ == "__main__":
    unittest.main()
