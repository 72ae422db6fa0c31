"""Measures what operators cost when there are thousands: to generate, to load, and in a call of another one.

usage: python3 tools/benchmarks/many_operators.py BUILD [COUNT]    BUILD has libtenon; compiling takes 0.4 s each
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

SOURCES = Path(__file__).resolve().parent
COUNT = 4500  # beside those of the library, 5,000
PROCESSES = 15
# What entries compute and how often each is, of 50, about as in ops.yaml: a third have vector loops, of which four in
# five derive themselves, the others have a kernel or are composed of operators. NUMBER is another one in each entry, so
# that none has the gradient of another.
_LOOPS = "  variants: function, inplace, out\n  pointwise: '{}'\n  dtypes: floating\n  derivatives: auto\n"
_KERNEL = "  variants: function\n  kernel: {CPU: product}\n  meta: same\n"
WAYS = (
    (3, _LOOPS.format("self * exp(-NUMBER * other)")),
    (2, _LOOPS.format("tanh(NUMBER * self) + other")),
    (2, _LOOPS.format("self * erf(NUMBER * self) + other")),
    (2, _LOOPS.format("self > NUMBER ? self : NUMBER * other")),
    (2, _LOOPS.format("log1p(exp(NUMBER * self)) - other")),
    (2, _LOOPS.format("self * other * NUMBER")),
    (3, "  variants: function, out\n  pointwise: self < other\n  dtypes: numeric\n  result_dtype: bool\n"),
    (16, _KERNEL + "  derivatives:\n    self: grad * other\n    other: grad * self\n"),
    (6, _KERNEL),
    (12, "  variants: function\n  composite: self * other + self.exp()\n"),
)
PROJECT = """\
cmake_minimum_required(VERSION 3.25)
project(Many LANGUAGES CXX)
find_package(Tenon REQUIRED)
add_library(many SHARED)
tenon_add_operators(many YAML operators.yaml NAMESPACE many SOURCES kernels.cpp)
add_executable(load {program})
target_link_libraries(load PRIVATE tenon::tenon)
"""
KERNEL = """\
#include "many/kernels/group1.h"
#include "tenon/base/check.h"

namespace many::kernels {
void product(const tenon::TensorBase&, const tenon::TensorBase&, tenon::TensorBase&) {
  TENON_CHECK(false, NotImplementedError, "many: nobody calls this");
}
}  // namespace many::kernels
"""


def entries(count: int) -> str:
    """Returns a file of about so many operators: with variants and gradients, an entry makes two, as one of ops.yaml.
    """
    ways = [way for often, way in WAYS for _ in range(often)]
    return "".join(f"- func: op{index:05d}(Tensor self, Tensor other) -> Tensor\n  category: group{index % 7}\n"
                   f"  doc: Number {index}.\n" + ways[index * 23 % len(ways)].replace("NUMBER", str(index + 2))
                   for index in range(count // 2))


def generate(prefix: Path, folder: Path, count: int) -> tuple[int, float]:
    """Returns how many operators are made for about so many, and the seconds of processor time that this takes."""
    (folder / "operators.yaml").write_text(entries(count), encoding="utf-8")
    share = prefix / "share" / "tenon"
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    _run([sys.executable, "-P", "-m", "codegen", "--namespace", "many", "--manifest", share / "manifest.yaml",
          "--headers", prefix / "include", "--operators", folder / "operators.yaml", "--output", folder / "generated"],
         environment={"PYTHONPATH": str(share)})
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    manifest = (folder / "generated/many/manifest.yaml").read_text(encoding="utf-8")
    return manifest.count("\n- {"), after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def build(prefix: Path, folder: Path) -> None:
    """Compiles the operators and the program that loads them."""
    (folder / "CMakeLists.txt").write_text(PROJECT.format(program=SOURCES / "many_operators.cpp"), encoding="utf-8")
    (folder / "kernels.cpp").write_text(KERNEL, encoding="utf-8")
    _run(["cmake", "-S", folder, "-B", folder / "build", "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release",
          f"-DCMAKE_PREFIX_PATH={prefix}", f"-DTENON_PYTHON={sys.executable}"])
    _run(["cmake", "--build", folder / "build"])


def _run(command: list[object], environment: dict[str, str] | None = None) -> str:
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False,
                          env=os.environ | (environment or {}))
    if done.returncode != 0:
        sys.exit(f"{command[0]} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


@dataclass(frozen=True)
class Measured:
    """What operators cost: microseconds to load them all, and nanoseconds of a small call before that and after it."""

    operators: int
    loading: float
    before: float
    after: float


def measure(library: Path, count: int, parts: tuple[int, ...] = ()) -> Measured:
    """Generates, compiles and loads about so many operators; prints what it takes to generate parts of them and all."""
    with tempfile.TemporaryDirectory() as temporary:
        folder, prefix = Path(temporary), Path(temporary) / "prefix"
        _run(["cmake", "--install", library, "--prefix", prefix])
        for part in (*parts, count):
            made, seconds = generate(prefix, folder, part)
            print(f"generating {made} operators: {seconds:.1f} s, {1000 * seconds / made:.2f} ms each", flush=True)
        build(prefix, folder)
        program, operators = folder / "build" / "load", folder / "build" / "libmany.so"
        runs = [[float(field) for field in _run([program, operators]).split()] for _ in range(PROCESSES)]
        return Measured(made, *(min(values) for values in zip(*runs)))


def main() -> None:
    """Prints one line for each figure."""
    library, count = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else COUNT
    measured = measure(library, count, parts=(count // 4, count // 2))
    print(f"loading {measured.operators} operators: {measured.loading / 1000:.1f} ms, "
          f"{measured.loading / measured.operators:.2f} us each")
    print(f"a small call, add_: {measured.before:.1f} ns before, {measured.after:.1f} ns after")


if __name__ == "__main__":
    main()
