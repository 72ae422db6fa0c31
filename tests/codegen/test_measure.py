"""How the measurements of docs/performance.md are taken and counted."""

import re
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "tools/performance"), str(ROOT / "tools/benchmarks")]

import document  # noqa: E402
import locks  # noqa: E402
import measure  # noqa: E402
import measurements  # noqa: E402
import programs  # noqa: E402


class MeasuringTest(unittest.TestCase):
    def program(self, folder, name, *outputs):
        """Writes a program that prints the next output at each start, then the last again."""
        for number, output in enumerate(outputs):
            (folder / f"{name}.{number}").write_text(output, encoding="utf-8")
        path = folder / name
        path.write_text(f"#!/bin/sh\nn=$(cat {path}.n 2>/dev/null || echo 0)\necho $((n + 1)) >{path}.n\n"
                        f"echo $OMP_NUM_THREADS $* >>{folder}/calls\n"
                        f"[ -e {path}.$n ] || n={len(outputs) - 1}\ncat {path}.$n\n", encoding="utf-8")
        path.chmod(0o755)

    def test_pairs_run_in_turn_and_the_least_counts(self):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            self.program(folder, "bench_x", "a\t1\t30\t8\n", "a\t1\t20\t8\n", "a\t1\t25\t8\n")
            self.program(folder, "bench_x_libtorch", "a\t1\t40\t8\n", "a\t1\t70\t8\n")
            measured = programs.pairs(folder, "x", "2", threads=2)
            self.assertEqual(measured, {("a", "1"): programs.Pair(20, 40, 8)})
            self.assertEqual(measured["a", "1"].ratio, 2)
            self.assertEqual((folder / "calls").read_text(encoding="utf-8"), "2 2\n" * 6)

    def test_without_libtorch(self):
        with tempfile.TemporaryDirectory() as name:
            self.program(Path(name), "bench_x", "a\t1\t30\n")
            self.assertEqual(programs.pairs(Path(name), "x"), {("a", "1"): programs.Pair(30)})
            self.assertIsNone(programs.Pair(30).ratio)

    def test_threads_and_operators(self):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name, "tools")
            folder.mkdir()
            self.program(folder, "bench_threads", "add\t2\t900\t0\n")
            self.program(folder, "bench_threads_libtorch", "add\t2\t50\t3.5\n")
            self.assertEqual(measure.threads(folder.parent), [
                {"case": "add", "threads": "2", "tenon_calls": 900, "tenon_waits": 0, "libtorch_calls": 50,
                 "libtorch_waits": 3.5}])
            self.program(folder, "bench_operators", "0.0\t9\n", "0.0\t7\n", *["0.0\t8\n"] * 3, "30\t8\n")
            measured = measure.operators(folder.parent)
            self.assertEqual(measured[:2], [{"operators": 0, "tenon_add": 7, "tenon_definition": None},
                                            {"operators": 500, "tenon_add": 8, "tenon_definition": 30}])

    def test_the_peak_is_the_greatest_rate(self):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name, "tools")
            folder.mkdir()
            self.program(folder, "bench_peak", "copy\t4000\t9.5\nread\t4000\t7\n", "copy\t4000\t10.5\nread\t4000\t6\n")
            self.assertEqual(measure.peak(folder.parent), [{"what": "copy", "bytes": "4000", "rate": "10.5"},
                                                           {"what": "read", "bytes": "4000", "rate": "7"}])

    def test_least_of_two_measurements_is_of_each_library(self):
        first = [{"case": "add", "mode": "normal", "tenon": 2.0, "libtorch": 30.0, "operations": None}]
        second = [{"case": "add", "mode": "normal", "tenon": 3.0, "libtorch": 20.0, "operations": None}]
        self.assertEqual(measure.least(first, second), [first[0] | {"libtorch": 20.0}])
        alone = [first[0] | {"libtorch": None}]
        self.assertEqual(measure.least(alone, alone), alone)

    def test_again_keeps_what_stands_there_where_it_is_less(self):
        standing = [{"case": "a", "mode": "normal", "tenon": "2", "libtorch": "30", "operations": "7077888"},
                    {"case": "b", "mode": "normal", "tenon": "9", "libtorch": "", "operations": "7077888"}]
        measured = [{"case": "a", "mode": "normal", "tenon": 3.0, "libtorch": 20.0, "operations": 7077888.0},
                    {"case": "b", "mode": "normal", "tenon": 8.0, "libtorch": None, "operations": 7077888.0}]
        with mock.patch.dict(measure.MEASUREMENTS, {"models": mock.Mock(return_value=measured)}), \
                mock.patch.object(measure, "has_avx512", return_value=False), \
                mock.patch.object(measure, "read", return_value=standing) as read, \
                mock.patch.object(measure, "write") as write, mock.patch("builtins.print"), \
                mock.patch.object(document, "main"):
            measure.main(["build", "--again", "models"])
            read.assert_called_once_with("models", measurements.FOLDER)
            expected = [standing[0] | {"tenon": 2.0, "libtorch": 20.0}, standing[1] | {"tenon": 8.0, "libtorch": None}]
            self.assertEqual(write.call_args.args, ("models", expected, measurements.FOLDER))
            for others in ([standing[0] | {"mode": "inference"}, standing[1]], standing[:1]):
                read.return_value = others
                with self.assertRaisesRegex(SystemExit, "the cases are others than those that were measured"):
                    measure.main(["build", "--again", "models"])

    def test_again_is_for_times_of_two_programs(self):
        for arguments in ((), ("peak",), ("models", "products")):
            with mock.patch.object(measure, "has_avx512", return_value=False), \
                    self.assertRaisesRegex(SystemExit, "--again is for what is measured beside libtorch: attention, "):
                measure.main(["build", "--again", *arguments])
        with mock.patch.object(measure, "has_avx512", return_value=False), \
                mock.patch.object(measure, "is_measured", return_value=False), \
                self.assertRaisesRegex(SystemExit, "there is no models.tsv yet; leave out --again"):
            measure.main(["build", "--again", "models"])

    def test_what_is_measured_twice_has_both_libraries(self):
        self.assertLessEqual(measure.IN_TURN, measure.MEASUREMENTS.keys())
        for name in measure.IN_TURN:
            path = measurements.FOLDER / f"{name}.tsv"
            for row in measurements.read(name) if path.exists() else []:
                self.assertLessEqual({"tenon", "libtorch"}, row.keys())

    def test_compiled_graphs_are_the_least_of_several_runs(self):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name, "tools")
            folder.mkdir()
            self.program(folder, "bench_compiled_graphs", "mlp\t400\t200\t0.500\t<= 0.50\n",
                         "mlp\t300\t220\t0.733\t<= 0.50\n")
            self.assertEqual(measure.compiled_graphs(folder.parent), [
                {"graph": "mlp", "function": "300", "compiled": "200", "ratio": "0.667", "goal": "<= 0.50"}])

    def test_what_is_measured(self):
        """Each kind of processor has its own folder; what has libtorch in turn is measured twice."""
        names = list(measure.MEASUREMENTS)
        usual = [name for name in names if name != "generated_operators"]
        for has_avx512, folder in ((False, measurements.FOLDER), (True, measurements.WITH_AVX512)):
            for arguments, expected in ((["build"], usual),
                                        (["build", "start", "generated_operators"], ["start", "generated_operators"]),
                                        (["build", "models"], ["models"])):
                with mock.patch.dict(measure.MEASUREMENTS, {name: mock.Mock(return_value=[]) for name in names}), \
                        mock.patch.object(measure, "has_avx512", return_value=has_avx512), \
                        mock.patch.object(measure, "write") as write, mock.patch("builtins.print"), \
                        mock.patch.object(document, "main") as write_pages:
                    measure.main(arguments)
                again = [name for name in expected if name in measure.IN_TURN]
                self.assertEqual([call.args for call in write.call_args_list],
                                 [(name, [], folder) for name in expected + again])
                write_pages.assert_called_once_with([])

    def test_a_measurement_that_there_is_not(self):
        with self.assertRaisesRegex(SystemExit, "there is no measurement kernel; there are peak, small_calls, "):
            measure.main(["build", "peak", "kernel"])

    def test_files(self):
        with tempfile.TemporaryDirectory() as name:
            measurements.write("x", [{"case": "a", "tenon": 0.123456, "libtorch": None},
                                     {"case": "b", "tenon": 123456.7, "libtorch": 2}], Path(name))
            self.assertEqual(measurements.read("x", Path(name)), [{"case": "a", "tenon": "0.1235", "libtorch": ""},
                                                                  {"case": "b", "tenon": "123457", "libtorch": "2"}])

    def test_locks_of_a_profile(self):
        calls = {"tenon::Mutex::lock()": 3, "tenon::Mutex::unlock()": 100, "tenon::LongMutex::lock()": 5,
                 "pthread_mutex_lock@@GLIBC_2.2.5": 7, "pthread_mutex_unlock@@GLIBC_2.2.5": 100,
                 "tenon::AutogradMeta::grad_accumulator(tenon::TensorBase const&)": 11, "__lll_lock_wait_private": 13,
                 "tenon::kernels::BlockWalk::run(long, long) const": 100, "malloc": 100}
        profile = "".join(f"cfn={name}\ncalls={count} 0 \n0 17\n" for name, count in calls.items())
        self.assertEqual(locks.locks(profile), 3 + 5 + 7 + 11 + 13)

    def test_what_spins_is_counted(self):
        """SpinLock is inline: what takes one is found by the functions around it."""
        sources = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / "runtime").rglob("*.[hc]*")}
        kept = re.findall(r"SpinLock (\w+_);", sources["autograd_meta.h"])
        self.assertEqual(kept, ["accumulator_lock_", "edge_lock_"])
        taken = rf"lock\((?:meta\.)?(?:{'|'.join(kept)})\)"
        uses = {name for name, source in sources.items() if re.search(taken, source)}
        self.assertEqual(uses, {"accumulate_grad.cpp", "autograd_meta.cpp"})
        for name in uses:
            functions = re.findall(r"(\w+::\w+\()[^{}]*\{[^{}]*" + taken, sources[name])
            self.assertEqual(len(functions), len(re.findall(taken, sources[name])))
            for function in functions:
                self.assertRegex(function, locks.LOCK)


if __name__ == "__main__":
    unittest.main()
