"""docs/performance.md is what its measurements give; how those are written and drawn."""

import re
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as xml
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "tools/performance"), str(ROOT / "tools/benchmarks")]

import document  # noqa: E402
import goals  # noqa: E402
import measurements  # noqa: E402
import plot  # noqa: E402
import roofline  # noqa: E402
import tables  # noqa: E402
import units  # noqa: E402


class PageTest(unittest.TestCase):
    def test_page_is_what_the_measurements_give(self):
        check = subprocess.run([sys.executable, str(ROOT / "tools/performance/document.py"), "--check"],
                               capture_output=True, text=True, check=False)
        self.assertEqual(check.stdout + check.stderr, "")
        self.assertEqual(check.returncode, 0)

    def test_every_measurement_is_shown(self):
        """Another value in any file makes another page or another plot."""
        figures = ("tenon", "rate", "compiled", "milliseconds", "tenon_calls", "locks", "tenon_add", "loading")
        for page in document.PAGES:
            names = [path.stem for path in page.folder.glob("*.tsv")]
            with tempfile.TemporaryDirectory() as temporary:
                folder = Path(temporary)
                for name in names:
                    measurements.write(name, measurements.read(name, page.folder), folder)
                before = document.files(page, folder)
                for name in names:
                    with self.subTest(page.path.stem, measurement=name):
                        rows = measurements.read(name, page.folder)
                        figure = next(each for each in figures if each in rows[0])
                        rows[-1][figure] = str(7 * float(rows[-1][figure]) + 1)
                        measurements.write(name, rows, folder)
                        self.assertNotEqual(document.files(page, folder), before)
                        measurements.write(name, measurements.read(name, page.folder), folder)

    def test_plots_stand_in_the_page(self):
        for page in document.PAGES:
            shown = re.findall(r"!\[[^\]]+\]\(([\w/]+)\.svg\)", page.path.read_text(encoding="utf-8"))
            folder = page.folder.relative_to(page.path.parent)
            self.assertEqual(shown, [str(folder / each.__name__) for each in document.PLOTS])

    def test_a_page_without_libtorch(self):
        for page in document.PAGES:
            with tempfile.TemporaryDirectory() as temporary:
                folder = Path(temporary)
                for path in page.folder.glob("*.tsv"):
                    rows = [{column: "" if column.startswith("libtorch") else value for column, value in row.items()}
                            for row in measurements.read(path.stem, page.folder) if row.get("library") != "libtorch"]
                    measurements.write(path.stem, rows, folder)
                made = document.files(page, folder)
            for path, text in made.items():
                if path.suffix == ".svg":
                    self.assertNotIn("libtorch", text)
            self.assertRegex(made[page.path], r"\| 1,000,000 \| \d+ \| – \|")
            self.assertIn("There is none.", made[page.path])

    def test_a_table_that_is_missing_or_unknown(self):
        for page in document.PAGES:
            text = page.path.read_text(encoding="utf-8")
            for wrong in (text.replace("table: models", "table: modles"), text.replace("<!-- table: start -->", "")):
                with self.assertRaisesRegex(ValueError, f"{page.path.name} has the tables"):
                    document.with_tables(page, wrong, page.folder)


class TablesTest(unittest.TestCase):
    def row(self, **fields):
        return {"case": "add", "tenon": "100", "libtorch": "90", **fields}

    def test_cells(self):
        self.assertEqual(tables.cell(self.row()), "100 ns · **0.900**")
        self.assertEqual(tables.cell(self.row(libtorch="250")), "100 ns · 2.50")
        self.assertEqual(tables.cell(self.row(libtorch="")), "100 ns")

    def test_a_shortfall_says_its_share_of_the_peak(self):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            measurements.write("peak", [{"what": "copy", "bytes": 4000, "rate": 200.0},
                                        {"what": "multiply-add", "bytes": 0, "rate": 250.0}], folder)
            measurements.write("small_calls", [self.row(mode="normal")], folder)
            measurements.write("small_calls_beside", [self.row(mode="normal", libtorch="99")], folder)
            measurements.write("kernels", [self.row(elements="1000"), self.row(elements="1000", libtorch="")], folder)
            measurements.write("matrices", [self.row(size="32", operations="20000", libtorch="299")], folder)
            row = self.row(threads="2")
            row_of_input = row | {"pass": "input", "operations": "25000", "libtorch": "84"}
            measurements.write("convolutions", [row_of_input], folder)
            measurements.write("models", [row | {"case": "GPT", "pass": "training", "libtorch": "95"}], folder)
            # An addition moves 12 bytes an element.
            self.assertEqual(tables.shortfalls(folder).splitlines()[2:], [
                "| small calls: add | normal | 1 | 100 ns | 0.900 | 5 | – | – |",
                "| small calls beside a thread: add | normal | 1 | 100 ns | 0.990 | 5 | – | – |",
                "| kernels: add | 1,000 | 1 | 100 ns | 0.900 | 0.95 | 120 GB/s | 60 % |",
                "| matrix products: add | 32 | 1 | 100 ns | 2.99 | 3 | 200 GFLOP/s | 80 % |",
                "| convolutions: add | input | 2 | 100 ns | 0.840 | 0.85 | 250 GFLOP/s | 50 % |"])
            self.assertEqual(tables.means(folder).splitlines()[4:7], [
                "| kernels | 1 | 1 | 0.900 | ≥ 2 | 0.900 | 1 |", "| matrix products | 1 | 1 | 2.99 | ≥ 1 | 2.99 | 1 |",
                "| convolutions | 2 | 1 | 0.840 | ≥ 1 | 0.840 | 1 |"])

    def test_attention_is_compared_with_the_composed_one(self):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            measurements.write("peak", [{"what": "multiply-add", "bytes": 0, "rate": 250.0}], folder)
            row = self.row(tokens="512", operations="10000")
            measurements.write("attention", [row | {"case": "composed, forward", "tenon": "190"},
                                             row | {"case": "the operator, forward", "libtorch": "300"}], folder)
            self.assertEqual(tables.attention(folder).splitlines()[2:],
                             ["| forward, 512 tokens | 190 ns | 100 ns | **1.90** | 40 % | 3.00 |"])

    def test_products_have_goals_of_their_own(self):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            measurements.write("peak", [{"what": "multiply-add", "bytes": 0, "rate": 100.0}], folder)
            row = {"size": "64", "tenon": "90", "openblas": "96", "openblas_avx512": None}
            measurements.write("products", [{"factors": factors, **row, "ratio": ratio} for factors, ratio in (
                ("a, b", "0.940"), ("a, b", "0.970"), ("MLP", "0.940"), ("MLP", "0.900"))], folder)
            self.assertEqual([line.split("|")[-2].strip() for line in tables.products(folder).splitlines()[2:]],
                             ["**0.940**", "0.970", "0.940", "**0.900**"])

    def test_rates_are_compared_with_a_copy(self):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            measurements.write("peak", [{"what": "copy", "bytes": 400_000, "rate": 100.0},
                                        {"what": "copy", "bytes": 40_000_000, "rate": 10.0}], folder)
            cases = (("add", "1000", 1), ("add", "100000", 13_000), ("transposing copy", "10000000", 14_000_000),
                     ("exp", "100000", 1))
            measurements.write("kernels", [self.row(case=case, elements=elements, tenon=str(time))
                                           for case, elements, time in cases], folder)
            self.assertEqual(tables.rates(folder).splitlines()[2:], [
                "| add | 100,000 | 92.3 GB/s | 92 % | ≥ 90 % |",
                "| transposing copy | 10,000,000 | 5.71 GB/s | **57 %** | ≥ 60 % |"])

    def test_two_threads_are_compared_with_loops_on_both(self):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            alone = [{"what": "copy", "bytes": 4000, "rate": 200.0},
                     {"what": "copy", "bytes": 40_000_000, "rate": 20.0},
                     {"what": "multiply-add", "bytes": 0, "rate": 100.0}]
            rows = [self.row(tenon=time, threads=threads, operations="8000000", **{"pass": "result"})
                    for time, threads in (("100000", "1"), ("80000", "2"))]
            measurements.write("convolutions", rows, folder)
            measurements.write("models", rows, folder)
            measurements.write("peak", alone, folder)
            self.assertEqual(len(tables.two_threads(folder).splitlines()), 4)
            self.assertEqual(tables.shortfalls(folder).splitlines()[3][-6:], "50 % |")  # of twice one thread's
            measurements.write("peak", [*alone, {"what": "copy, two threads", "bytes": 40_000_000, "rate": 24.0},
                                        {"what": "multiply-add, two threads", "bytes": 0, "rate": 160.0}], folder)
            self.assertEqual(tables.two_threads(folder).splitlines()[2:], [
                "| convolutions | 1 | 1.25 | 1.25 | 1 |", "| models | 1 | 1.25 | 1.25 | 1 |",
                "| multiply-adds in registers, of both threads at once | 1 | 1.60 | 1.60 | – |",
                "| copies of 40 MB, of both threads at once | 1 | 1.20 | 1.20 | – |"])
            self.assertEqual(tables.shortfalls(folder).splitlines()[3][-6:], "62 % |")
            self.assertIn("| multiply-add, two threads | registers | 160 GFLOP/s |", tables.peak(folder))

    def test_goals(self):
        for measurement, row, expected in (
                ("small_calls", {"case": "view"}, 4), ("small_calls_beside", {"case": "add"}, 5),
                ("kernels", {"case": "exp, float64"}, 1.5), ("kernels", {"case": "batch_norm, training"}, 1.3),
                ("kernels_types", {"case": "sum, int64"}, 0.95), ("matrices", {"case": "mm", "size": "64"}, 0.95),
                ("convolutions", {"case": "3x3"}, 0.85), ("models", {"case": "MLP 64-64-10, batch 1"}, 5),
                ("models", {"case": "MLP 784-256-10, batch 1"}, 0.95), ("models", {"case": "LSTM cell, 1x64"}, 1.2)):
            self.assertEqual(goals.of_case(measurement, row), expected)

    def test_every_kernel_is_one_of_the_benchmark(self):
        """The names that have bytes or a goal of their own."""
        source = (ROOT / "tools/benchmarks/kernels.cpp").read_text(encoding="utf-8")
        for case in roofline.MOVED.keys() | roofline.READERS | goals.FUNCTIONS | goals.FUSED | goals.COPY_RATES.keys():
            self.assertIn(f'"{case}"', source)

    def test_bytes_of_other_types(self):
        peak = roofline.Roofline([{"what": "copy", "bytes": "4000", "rate": "200"}])
        for case, moved in (("where, float64", 25), ("gt, bfloat16", 5), ("exp, bfloat16", 4), ("gather", 16)):
            self.assertEqual(peak.of_kernel(case, 1000, 1000).rate, moved)

    def test_numbers(self):
        for text, expected in (
                (units.time(0.5), "0.500 ns"), (units.time(9.996), "10.0 ns"), (units.time(999.4), "999 ns"),
                (units.time(999.6), "1.00 µs"), (units.time(1234567), "1.23 ms"), (units.time(98.7e9), "98.7 s"),
                (units.digits(12345.6), "12,346"), (units.digits(0), "0"), (units.tick_time(5e4), "50 µs"),
                (units.tick_count(1000), "1,000"), (units.tick_count(1e8), "10⁸"), (units.rate(2e7), "20 M"),
                (units.rate(500), "500"), (units.label("10000"), "10,000"), (units.label("weight"), "weight")):
            self.assertEqual(text, expected)


class PlotTest(unittest.TestCase):
    def drawn(self, axis, points):
        panel = plot.Panel("t & t", axis, plot.Axis("y", units.tick_time), (plot.Series("Tenon", points),))
        return xml.fromstring(plot.figure("A < B", [panel]))

    def centres(self, tree):
        circles = tree.iter("{http://www.w3.org/2000/svg}circle")
        return [(float(each.get("cx")), float(each.get("cy"))) for each in circles]

    def test_points_lie_at_their_logarithms(self):
        tree = self.drawn(plot.Axis("x", units.tick_count), ((1, 10), (10, 100), (100, 1000)))
        _, first, second, third = self.centres(tree)  # after that of the legend
        right, bottom = plot.PANEL_WIDTH - plot.RIGHT, plot.PANEL_HEIGHT - plot.BOTTOM
        for found, expected in ((first, (plot.LEFT, bottom)), (third, (right, plot.TOP)),
                                (second, ((plot.LEFT + right) / 2, (plot.TOP + bottom) / 2))):
            self.assertAlmostEqual(found[0], expected[0], delta=0.06)
            self.assertAlmostEqual(found[1], expected[1], delta=0.06)

    def test_texts(self):
        tree = self.drawn(plot.Axis("x", units.tick_count), ((1, 10), (10, 100), (1000, 100)))
        texts = [each.text for each in tree.iter("{http://www.w3.org/2000/svg}text")]
        for text in ("t & t", "Tenon", "x", "y", "1,000", "10 ns", "50 ns", "100 ns"):
            self.assertIn(text, texts)

    def test_a_linear_axis(self):
        tree = self.drawn(plot.Axis("x", units.tick_count, is_log=False, ticks=(0, 4)), ((0, 1), (1, 1), (4, 1)))
        _, first, second, third = self.centres(tree)
        self.assertAlmostEqual((second[0] - first[0]) * 4, third[0] - first[0], delta=0.5)

    def test_ends_of_axes(self):
        for values, expected in (([3, 400], (2, 500)), ([10, 1000], (10, 1000)), ([20, 25], (2, 50)), ([7], (0.5, 10))):
            low, high = plot.limits(values, is_log=True, is_padded=True)
            self.assertAlmostEqual(low, expected[0])
            self.assertAlmostEqual(high, expected[1])


if __name__ == "__main__":
    unittest.main()
