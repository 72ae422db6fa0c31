"""`python3 -m codegen`: words, files that cannot be read or written, and exit statuses."""

import contextlib
import io
import os
import resource
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from codegen import __main__ as command_line
from tests.codegen.support import unprivileged

ROOT = Path(__file__).resolve().parent.parent.parent
ENTRY = "- func: f(Tensor self) -> Tensor\n  category: copy\n  kernel: f\n"


def run(*arguments):
    """Returns the exit status, what was printed, and what was printed as errors."""
    out, errors = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(errors):
        try:
            status = command_line.main([str(argument) for argument in arguments])
        except SystemExit as exit_:  # argparse
            status = exit_.code
    return status, out.getvalue(), errors.getvalue()


def run_process(*arguments, **options):
    """Returns the same of a process of its own."""
    result = subprocess.run([sys.executable, "-m", "codegen", *map(str, arguments)], cwd=ROOT, check=False, text=True,
                            stdout=options.pop("stdout", subprocess.PIPE), stderr=subprocess.PIPE, **options)
    return result.returncode, result.stdout, result.stderr


class CommandLine(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.output = self.folder / "out"
        self.yaml = self.put("sel.yaml", ENTRY)

    def put(self, name, content):
        """Returns the path of a new file."""
        path = self.folder / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    def failed(self, *arguments, status=1, runner=run):
        """Returns the errors of a run that has to end with a status, without a traceback and without output."""
        code, out, errors = runner(*arguments)
        self.assertEqual((code, out), (status, ""), errors)
        self.assertNotIn("Traceback", errors)
        return errors.replace(str(self.folder), "FOLDER")

    def test_what_is_compiled_is_kept_in_the_folder_that_a_build_names(self):
        with tempfile.TemporaryDirectory() as folder:
            for place in (folder, folder, "/dev/null/none"):
                environment = os.environ | {"TENON_PYCACHE": place, "PYTHONDONTWRITEBYTECODE": "1"}
                self.assertEqual(run_process("--check", env=environment), (0, "", ""))
            kept = {path.name.split(".")[0] for path in Path(folder, *ROOT.parts[1:], "codegen").iterdir()}
            self.assertLessEqual({"outputs", "resolve"}, kept)
            self.assertTrue(any(Path(folder, "templates").iterdir()))
            self.assertFalse(list(Path(folder).rglob("jinja2")))

    def test_a_file_may_be_given_by_position(self):
        self.assertEqual(self.failed("--check", self.yaml, "--output", self.output).splitlines()[-1],
                         "codegen: run `python3 -m codegen` and commit the result")
        self.assertEqual(run(self.yaml, "--output", self.output)[0], 0)
        self.assertIn("// Generated from sel.yaml by ", (self.output / "functions.h").read_text(encoding="utf-8"))
        for arguments in (("--check", self.yaml), (self.yaml, "--check"), ("--check", "--operators", self.yaml),
                          ("generate", self.yaml, "--check"), ("--check", "generate", self.yaml)):
            self.assertEqual(run(*arguments, "--output", self.output), (0, "", ""))

    def test_commands(self):
        self.assertEqual(run("parse", self.yaml), (0, "f(Tensor self) -> Tensor\n", ""))
        for arguments in (("explain", "f", "--operators", self.yaml), ("--operators", self.yaml, "explain", "f"),
                          ("explain", "--operators", self.yaml, "f")):
            status, out, errors = run(*arguments)
            self.assertEqual((status, out.splitlines()[0], errors), (0, "f(Tensor self) -> Tensor", ""))
        self.assertEqual(self.failed("explain", "zzz", "--operators", self.yaml),
                         "codegen: no operator is called 'zzz'\n")

    def test_words_that_make_no_sense(self):
        for arguments, expected in [
                (("explian", "f"), "unexpected 'f' after 'explian'"),
                (("explian",), "'explian' is no file and no command (did you mean 'explain'?)"),
                (("explain",), "'explain' without an operator"), (("parse",), "'parse' without a file"),
                (("parse", "a.yaml", "b.yaml"), "unexpected 'b.yaml' after 'a.yaml'"),
                (("a.yaml", "--operators", "b.yaml"), "two files with operators: 'b.yaml' and 'a.yaml'"),
                (("",), "'' is no file and no command"), (("--chekc",), "unrecognized arguments: --chekc")]:
            with self.subTest(arguments):
                self.assertEqual(self.failed(*arguments, status=2).splitlines()[-1], f"codegen: error: {expected}")

    def test_files_that_cannot_be_read(self):
        for content, expected in [
                (b"", "1:1: error: the file has no entries, expected a list of entries with 'func'"),
                (b"# nothing\n", "1:1: error: the file has no entries, expected a list of entries with 'func'"),
                ("- func: é".encode() + b"\n  a: \xe9\xff\n",
                 "2:6: error: the file is not UTF-8 text: it has the byte 0xe9, expected UTF-8"),
                (b"\xff\xfe-\x00", "1:1: error: the file is not UTF-8 text: it has the byte 0xff, expected UTF-8"),
                (b"- a: \x00\n", "1:6: error: bad YAML: control characters are not allowed"),
                (b"[" * 200_000, "1:10001: error: bad YAML: it is nested too deeply"),
                (b"- " * 200_000, "1:20001: error: bad YAML: it is nested too deeply")]:
            with self.subTest(content[:20]):
                path = self.put("bad.yaml", content)
                self.assertEqual(self.failed(path, "--output", self.output), f"FOLDER/bad.yaml:{expected}\n")
        self.assertEqual(self.failed(self.folder, "--output", self.output),
                         "FOLDER:1:1: error: cannot read the file: Is a directory\n")
        self.assertEqual(self.failed(self.folder / "no.yaml", "--output", self.output),
                         "FOLDER/no.yaml:1:1: error: cannot read the file: No such file or directory\n")
        os.chmod(self.folder, 0o755)
        os.chmod(self.yaml, 0)
        with unprivileged():
            self.assertEqual(self.failed(self.yaml, "--output", self.output),
                             "FOLDER/sel.yaml:1:1: error: cannot read the file: Permission denied\n")
        self.assertFalse(self.output.exists())

    def test_an_empty_list_removes_nothing(self):
        run(self.yaml, "--output", self.output)
        before = sorted(self.output.rglob("*"))
        self.failed(self.put("empty.yaml", "# gone\n"), "--output", self.output)
        self.assertEqual(sorted(self.output.rglob("*")), before)

    def test_an_output_of_others_is_left_alone(self):
        self.output.mkdir()
        mine = self.output / "functions.h"
        mine.write_text("mine\n", encoding="utf-8")
        errors = self.failed(self.yaml, "--output", self.output)
        self.assertEqual(errors, "codegen: FOLDER/out/functions.h is in the way: it does not begin with the "
                                 "generator's banner; move it away, or choose another --output\n")
        self.assertEqual(list(self.output.rglob("*")), [mine])
        self.assertIn("codegen: out/functions.h does not begin with the generator's banner\n",
                      self.failed("--check", self.yaml, "--output", self.output))

    def test_an_output_that_cannot_be_written(self):
        self.assertEqual(self.failed(self.yaml, "--output", self.yaml), "codegen: FOLDER/sel.yaml is not a directory\n")
        self.assertEqual(self.failed(self.yaml, "--output", "/proc/codegen"),
                         "codegen: /proc/codegen: No such file or directory\n")

    def test_a_disk_that_is_full_halfway(self):
        run(self.yaml, "--output", self.output)
        before = {path: path.read_bytes() for path in self.output.rglob("*") if path.is_file()}

        def run_limited(*arguments):
            return run_process(*arguments, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (600, 600)))

        self.yaml.write_text(ENTRY + ENTRY.replace("f", "g").replace("gunc", "func"), encoding="utf-8")
        errors = self.failed(self.yaml, "--output", self.output, runner=run_limited)
        self.assertRegex(errors, r"^codegen: FOLDER/out/\w+/copy\.\w+: File too large\n$")
        self.assertEqual({path: path.read_bytes() for path in self.output.rglob("*") if path.is_file()}, before)

    def test_a_name_that_is_no_text(self):
        path = self.put(os.fsdecode(b"a\xff\nb.yaml"), ENTRY)
        self.assertEqual(run(path, "--output", self.output)[0], 0)
        self.assertIn("// Generated from a\ufffd b.yaml by ", (self.output / "functions.h").read_text(encoding="utf-8"))

    def test_a_reader_that_has_gone(self):
        read_end, write_end = os.pipe()
        os.close(read_end)
        code, _, errors = run_process("explain", "add", stdout=write_end)
        os.close(write_end)
        self.assertEqual((code, errors), (1, ""))
        with open("/dev/full", "w", encoding="utf-8") as full:
            self.assertEqual(run_process("explain", "add", stdout=full)[::2],
                             (1, "codegen: the output: No space left on device\n"))

    def test_a_mistake_of_the_generator_itself_is_one_message(self):
        with mock.patch.object(command_line, "render_all", side_effect=KeyError("lost")):
            errors = self.failed("--check", self.yaml, status=3)
        self.assertRegex(errors, r"^codegen: internal error: KeyError: 'lost' \(\w+\.py:\d+\); please report "
                                            r"it with the entry that brought it about\n$")
        self.assertEqual(run_process("parse", self.yaml), (0, "f(Tensor self) -> Tensor\n", ""))


if __name__ == "__main__":
    unittest.main()
