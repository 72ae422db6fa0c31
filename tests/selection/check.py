"""Builds programs with the part of Tenon that a selection keeps, and checks them.

usage: python3 tests/selection/check.py LIBRARY FOLDER [CMAKE_OPTION...]

LIBRARY is the whole one, which has what the programs are said to lack. Builds tests/selection/ in FOLDER. The server of
the example, without symbols, is within the limit and has none of what the selection drops; what is dropped does not
compile, or raises an error that says so. So it does from a shared library, whose objects of the runtime are the same.
Exits 1 and prints what is wrong.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

HERE = Path(__file__).resolve().parent
SIZE_LIMIT = 1_500_000
# OpenBLAS, SLEEF, zlib and the C++ runtime are shared libraries beside the program.
LIBRARIES = {"libopenblas", "libsleef", "libz", "libstdc++", "libgcc_s", "libc", "libm", "ld-linux-x86-64",
             "linux-vdso", "libgfortran", "libquadmath"}
# Demangled: operators, kernels and layers that the server does not need, and some that it does.
DROPPED = (r"stubs::exp\b", r"stubs::add__Tensor\b", r"kernels::\w*softmax\w*\(", r"composite::lstm\w*\(",
           r"tenon::BackwardNode<", r"::\w+Backward(_\w+)?::", r"register_autograd_", r"tenon::GraphTask::",
           r"formulas::\w+\(", r"kernels::convolution_backward", r"loop<[^>]*, double,", r"convert_rows<double",
           r"convert_reduced<[^>]*Float16", r"TypeTag<double>", r"TypeTag<short>")
KEPT = (r"stubs::relu\b", r"kernels::convolution\(", r"composite::linear\(", r"convert_rows<float, unsigned char>",
        r"InplaceOrViewKernel<")
# The functions of Autograd that programs call stay, and what they reach of it.
DROPPED_OF_SHARED = (r"stubs::tanh\b", r"tenon::BackwardNode<", r"register_autograd_")
REFUSED = ("tenon::exp is dropped from this build by selection.yaml", "Tensor::tanh is dropped from this build by")


def main(arguments: list[str]) -> int:
    """Returns the exit code."""
    whole, folder = Path(arguments[0]), Path(arguments[1])
    wrong = meaningless(whole)
    if wrong:
        print("\n".join(wrong))
        return 1
    run("cmake", "-S", HERE, "-B", folder, "-DCMAKE_BUILD_TYPE=Release", "-DBUILD_SHARED_LIBS=OFF",
        "-DCMAKE_POSITION_INDEPENDENT_CODE=ON", *arguments[2:])
    run("cmake", "--build", folder, "--parallel", "--target", "server", "dropped")
    wrong = size(folder / "server") + libraries(folder / "server") + symbols(folder / "server")
    wrong += refused(folder) + answers(folder / "dropped") + shared(folder)
    for line in wrong:
        print(line)
    return 1 if wrong else 0


def size(program: Path) -> list[str]:
    """Returns a line if the program without symbols is too large."""
    stripped = program.with_suffix(".stripped")
    run("strip", "-o", stripped, program)
    found = stripped.stat().st_size
    print(f"{program.name}, stripped: {found} bytes, limit {SIZE_LIMIT}")
    for part, total in parts(program).most_common():
        print(f"{total:9} {part}")
    return [f"{program} has {found} bytes, limit {SIZE_LIMIT}"] if found > SIZE_LIMIT else []


def parts(program: Path) -> Counter[str]:
    """Returns the bytes of functions and data by the namespace or layer that they are of."""
    total: Counter[str] = Counter()
    for match in re.finditer(r"^\S+ (\S+) \w (.*)$", run("nm", "--print-size", "--demangle", program), re.MULTILINE):
        name = match[2]
        found = re.search(r"tenon::(kernels::(?:baseline|avx2|avx512)|kernels|composite|backend|io|autograd|compat|"
                          r"formulas|stubs)::", name)
        part = found[1] if found else "tenon" if "tenon::" in name else "nlohmann" if "nlohmann::" in name else "other"
        total[part] += int(match[1], 16)
    return total


def libraries(program: Path) -> list[str]:
    """Returns a line for each library that the program needs and the limit does not leave out."""
    needed = re.findall(r"^\s*(?:\S*/)?([\w+-]+)\.so", run("ldd", program), re.MULTILINE)
    return [f"{program} needs {name}" for name in needed if name not in LIBRARIES]


def symbols(program: Path) -> list[str]:
    """Returns a line for each symbol that should be gone, and for each that should be there."""
    names = run("nm", "--demangle", program)
    wrong = present(program, names, DROPPED)
    return wrong + [f"{program} has no {each}" for each in KEPT if not re.search(each, names)]


def present(binary: Path, names: str, patterns: tuple[str, ...]) -> list[str]:
    """Returns a line for each pattern that the names of a binary match, with the first name that does."""
    return [f"{binary} has {found[0]}" for found in (re.search(f".*{each}.*", names) for each in patterns) if found]


def meaningless(whole: Path) -> list[str]:
    """Returns a line for each pattern that not even the whole library matches: no other could."""
    names = run("nm", "--demangle", "--defined-only", whole)
    return [f"{whole} has no {each}, so that a part of it without says nothing"
            for each in dict.fromkeys(DROPPED + DROPPED_OF_SHARED + KEPT) if not re.search(each, names)]


def refused(folder: Path) -> list[str]:
    """Returns a line for each call of what is dropped that compiles."""
    tried = subprocess.run(["cmake", "--build", folder, "--target", "refused"], capture_output=True, text=True,
                           check=False)
    output = tried.stdout + tried.stderr
    if tried.returncode == 0:
        return ["refused.cpp compiles"]
    return [f"refused.cpp: nothing says '{text}':\n{output}" for text in REFUSED if text not in output]


def answers(program: Path) -> list[str]:
    """Returns what the program finds wrong."""
    tried = subprocess.run([program], capture_output=True, text=True, check=False)
    return (tried.stdout + tried.stderr).splitlines() or (["dropped fails"] if tried.returncode else [])


def shared(folder: Path) -> list[str]:
    """Returns what is wrong with a shared library that keeps the selection, and with a program that links it."""
    run("cmake", "-S", HERE, "-B", folder, "-DBUILD_SHARED_LIBS=ON")
    run("cmake", "--build", folder, "--parallel", "--target", "dropped")
    library = folder.resolve() / "tenon/libtenon.so"
    wrong = present(library, run("nm", "--defined-only", "--demangle", library), DROPPED_OF_SHARED)
    if str(library) not in run("ldd", folder / "dropped"):
        wrong.append(f"{folder}/dropped is not linked with {library}")
    return wrong + answers(folder / "dropped")


def run(*command: object) -> str:
    """Returns what a command prints; ends the program with its output where it fails."""
    ran = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)
    if ran.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{ran.stdout}{ran.stderr}")
    return ran.stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
