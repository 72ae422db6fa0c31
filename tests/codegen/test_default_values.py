"""What a call in C++ gets for an argument that it leaves out is what the schema says to a boxed call."""

import subprocess
import tempfile
import unittest
from pathlib import Path

from codegen.api import cpp, defaults
from codegen.known import read_manifest
from codegen.load import Sources
from codegen.parse import parse_schema
from tests.codegen.edited_sources import COMPILER, ROOT
from tests.codegen.support import resolve_text

_INFINITY, _NAN = "std::numeric_limits<double>::infinity()", "std::numeric_limits<double>::quiet_NaN()"
# type, default, its C++, and what a program prints of it
DEFAULTS = [
    ("int", "-3", "-3", "-3"), ("int", "Mean", "1", "1"),
    ("int", "-9223372036854775808", "std::numeric_limits<int64_t>::min()", "-9223372036854775808"),
    ("int?", "None", "std::nullopt", "none"), ("int?", "5", "5", "5"), ("SymInt?", "-1", "-1", "-1"),
    ("float", "1e-05", "1e-05", "1e-05"), ("float", "-inf", f"-{_INFINITY}", "-inf"), ("float", "-0", "-0.0", "-0"),
    ("float", "9007199254740993", "9007199254740993.0", "9007199254740992"), ("float?", "nan", _NAN, "nan"),
    ("float?", "None", "std::nullopt", "none"), ("float?", "2", "2", "2"),
    ("bool", "True", "true", "true"), ("bool?", "False", "false", "false"),
    ("Scalar", "1", "1", "Scalar 1"), ("Scalar", "1.0", "1.0", "Scalar 1.0"), ("Scalar", "True", "true", "Scalar true"),
    ("Scalar?", "2", "2", "Scalar 2"), ("Scalar?", "inf", _INFINITY, "Scalar inf"),
    ("Scalar?", "False", "false", "Scalar false"),
    ("str", "'a'", '"a"', "a"), ("str?", "'it\"s'", '"it\\"s"', 'it"s'), ("str", "'a???/'", '"a?\\?\\?/"', "a???/"),
    ("ScalarType", "long", "DType::kInt64", "int64"), ("ScalarType?", "long", "DType::kInt64", "int64"),
    ("MemoryFormat", "channels_last", "MemoryFormat::ChannelsLast", "channels_last"),
    ("MemoryFormat?", "preserve_format", "MemoryFormat::Preserve", "preserve"),
    ("int[]", "[]", "{}", "[]"), ("int[]", "[1,-2]", "{1, -2}", "[1, -2]"),
    ("int[]", "[ 1 , Mean ]", "{1, 1}", "[1, 1]"),
    ("int[2]", "3", "3", "[3, 3]"), ("int[2]", "[3, 4]", "{3, 4}", "[3, 4]"), ("SymInt[2]", "[]", "{}", "[]"),
    ("int[]?", "None", "std::nullopt", "none"), ("int[]?", "[]", "IntArrayRef()", "[]"),
    ("int[]?", "[-1]", "IntArrayRef({-1})", "[-1]"), ("SymInt[]?", "[1, 2]", "IntArrayRef({1, 2})", "[1, 2]"),
    ("int[2]?", "3", "IntArrayRef({3, 3})", "[3, 3]"), ("int[1]?", "3", "IntArrayRef({3})", "[3]"),
    ("float[]", "[0.5, inf]", f"{{0.5, {_INFINITY}}}", "[0.5, inf]"), ("float[]", "[-1]", "{-1}", "[-1]"),
    ("float[]", "[9007199254740993]", "{9007199254740993.0}", "[9007199254740992]"),
    ("float[2]", "0.5", "{0.5, 0.5}", "[0.5, 0.5]"), ("float[2]", "1", "{1, 1}", "[1, 1]"),
    ("float[]?", "None", "std::nullopt", "none"), ("float[]?", "[]", "ArrayRef<double>()", "[]"),
    ("float[]?", "[-1]", "ArrayRef<double>({-1})", "[-1]"),
    ("float[]?", "[0.5, 2]", "ArrayRef<double>({0.5, 2})", "[0.5, 2]"),
    ("float[2]?", "1", "ArrayRef<double>({1, 1})", "[1, 1]"),
    ("bool[2]", "True", "{true, true}", "[1, 1]"),
    ("bool[3]", "[True, False, True]", "{true, false, true}", "[1, 0, 1]"),
    ("bool[2]?", "None", "std::nullopt", "none"), ("bool[2]?", "False", "std::array<bool, 2>{false, false}", "[0, 0]"),
    ("bool[2]?", "[True, False]", "std::array<bool, 2>{true, false}", "[1, 0]"),
    ("bool[1]?", "[True]", "std::array<bool, 1>{true}", "[1]"),
    ("Tensor?", "None", "{}", "undefined"), ("Tensor[]", "[]", "{}", "[]"), ("Tensor?[]", "[]", "{}", "[]"),
]
# default of dtype and of pin_memory, the TensorOptions
OPTIONS = [("None", "None", "{}"), ("long", "None", "DType::kInt64"),
           ("None", "False", "TensorOptions().pinned_memory(false)"),
           ("long", "True", "TensorOptions().dtype(DType::kInt64).pinned_memory(true)")]
PRINTED = """
#include <cstdio>
#include <sstream>
#include <iostream>
#include <limits>
#include "tenon/base/array_ref.h"
#include "tenon/base/dtype.h"
#include "tenon/base/layout.h"
#include "tenon/base/scalar.h"

using namespace tenon;
struct TensorBase {};
struct Tensor {};
using TensorList = ArrayRef<TensorBase>;
std::ostream& operator<<(std::ostream& out, TensorBase) { return out; }

template <class T> std::string shown(const T& value) {
  std::ostringstream out;
  out.precision(16);
  out << std::boolalpha << value;
  return out.str();
}
std::string shown(const Scalar& value) {
  return "Scalar " + (value.isBoolean() ? shown(value.toBool()) : value.isFloatingPoint() ?
         shown(value.toDouble()) + (value.toDouble() == 1 ? ".0" : "") : shown(value.toLong()));
}
std::string shown(DType value) { return value == DType::kInt64 ? "int64" : "?"; }
std::string shown(MemoryFormat value) {
  return value == MemoryFormat::ChannelsLast ? "channels_last" : value == MemoryFormat::Preserve ? "preserve" : "?";
}
template <class T> std::string shown(ArrayRef<T> list) {
  std::ostringstream out;
  out.precision(16);
  for (const T& each : list) out << (&each == list.begin() ? "" : ", ") << each;
  return "[" + out.str() + "]";
}
template <size_t N> std::string shown(const IntArrayOf<N>& list) { return shown(IntArrayRef(list)); }
template <size_t N> std::string shown(const std::array<bool, N>& list) { return shown(ArrayRef<bool>(list)); }
std::string shown(const TensorBase&) { return "undefined"; }
template <class T> std::string shown(const std::optional<T>& value) { return value ? shown(*value) : "none"; }
std::string shown(const std::optional<Tensor>& value) { return value ? "a tensor" : "undefined"; }
std::string shown(const OptionalIntArrayRef& value) { return shown(std::optional<IntArrayRef>(value)); }
"""


class DefaultValues(unittest.TestCase):
    maxDiff = None

    def test_defaults_are_spelled_in_cpp(self):
        for type_, default, expected, _ in DEFAULTS:
            with self.subTest(f"{type_} x={default}"):
                text = schema(type_, default)
                entry = f"- func: '{text.replace(chr(39), chr(39) * 2)}'\n  category: copy\n  kernel: k\n"
                self.assertEqual(resolve_text(entry)[1], [])
                (argument,) = parse_schema(text).arguments
                self.assertEqual(defaults.default(argument), expected)

    def test_options_of_factories_are_spelled_in_cpp(self):
        for dtype, pin_memory, expected in OPTIONS:
            text = f"f(int n, *, ScalarType? dtype={dtype}, Layout? layout=None, Device? device=None, " \
                f"bool? pin_memory={pin_memory}) -> Tensor"
            with self.subTest(text):
                self.assertEqual(cpp.parameters(parse_schema(text))[1].default, expected)

    def test_functions_in_cpp_can_be_without_a_default(self):
        entry = "- func: f(Tensor self, {}) -> Tensor\n  category: copy\n  kernel: k\n  cpp_no_default_args: {}\n"
        (operator,), errors = resolve_text(entry.format("int n=1, int m=2", "n"))
        self.assertEqual(errors, [])
        self.assertEqual([parameter.default for parameter in cpp.parameters(operator.schema)], [None, None, "2"])
        self.assertEqual(str(operator.schema), "f(Tensor self, int n=1, int m=2) -> Tensor")
        _, errors = resolve_text(entry.format("int m, int n=1", "n, m, k"))
        self.assertEqual(errors, [
            "ops.yaml:4:27: error: f: 'm' in 'cpp_no_default_args' has no default, expected an argument that has one",
            "ops.yaml:4:30: error: f: unknown argument 'k' in 'cpp_no_default_args'"])
        _, errors = resolve_text(entry.format("int m=2, int n=1", "n"))
        self.assertEqual(errors, [
            "ops.yaml:4:24: error: f: without the default of 'n' functions in C++ have none of 'm', which is before "
            "it, either, expected 'm' in 'cpp_no_default_args', too"])
        self.assertEqual(resolve_text(entry.format("int m=2, int n=1", "m, n"))[1], [])

    def test_the_manifest_tells_which_defaults_functions_in_cpp_are_without(self):
        read = {str(operator.name): operator.schema for operator in read_manifest(Sources.manifest)}
        self.assertEqual([parameter.default for parameter in cpp.parameters(read["var.dim"])],
                         [None, None, None, "false"])

    def test_overloads_that_defaults_make_one_are_told_apart(self):
        entries = "- func: f(Tensor self, int n=1) -> Tensor\n  category: copy\n  kernel: k\n" \
            "- func: f.Tensor(Tensor self, Tensor? n=None) -> Tensor\n  category: copy\n  kernel: l\n{}"
        self.assertEqual(resolve_text(entries.format("  cpp_no_default_args: n\n"))[1], [])
        self.assertEqual(resolve_text(entries.format(""))[1], [
            "ops.yaml:4:9: error: f.Tensor: a call of its function 'f' with 1 argument may as well mean f at line 1, "
            "expected fewer defaults, perhaps by 'cpp_no_default_args'"])

    def test_lists_have_no_spaces_that_boxed_calls_would_read(self):
        for given, kept in (("[ 1 ,  2 ]", "[1, 2]"), ("[1,2]", "[1,2]"), ("[ ]", "[]")):
            self.assertEqual(str(parse_schema(schema("int[]", given))), schema("int[]", kept))

    @unittest.skipUnless(COMPILER, "there is no compiler")
    def test_a_call_gets_what_the_schema_says(self):
        """With the address sanitizer, which finds a list that is gone before the call."""
        functions, calls, expected = [], [], []
        for index, (type_, default, _, printed) in enumerate(DEFAULTS):
            for internal in (False, True):
                (parameter,) = cpp.parameters(parse_schema(schema(type_, default)), internal=internal)
                name = f"f{index}_{int(internal)}"
                functions.append(f"void {name}({parameter.declaration()}) {{ std::cout << shown(x) << '\\n'; }}")
                calls.append(f"  {name}();")
                expected.append(printed)
        text = "\n".join([PRINTED, *functions, "int main() {", *calls, "}\n"])
        self.assertEqual(self.output(text).splitlines(), expected)

    def output(self, text):
        """Returns what a program prints."""
        with tempfile.TemporaryDirectory() as folder:
            source, program = Path(folder) / "defaults.cpp", Path(folder) / "defaults"
            source.write_text(text, encoding="utf-8")
            command = [COMPILER, "-std=c++20", "-fsanitize=address,undefined", "-fno-sanitize-recover", "-w",
                       f"-I{ROOT / 'runtime'}", str(source), *map(str, RUNTIME), "-o", str(program)]
            built = subprocess.run(command, stderr=subprocess.PIPE, text=True, check=False)
            self.assertEqual(built.returncode, 0, built.stderr)
            run = subprocess.run([str(program)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False)
            self.assertEqual(run.returncode, 0, run.stderr)
            return run.stdout


RUNTIME = [ROOT / f"runtime/tenon/base/{name}.cpp" for name in ("abi", "check", "dtype", "error", "scalar")]


def schema(type_, default):
    """Returns the schema of a function with one argument."""
    return f"f({type_} x={default}) -> Tensor"


if __name__ == "__main__":
    unittest.main()
