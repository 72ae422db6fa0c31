// Operators of complex numbers, in complex128: samples, of which all promises are checked, and
// values against std::complex.

#include <catch2/catch.hpp>
#include <complex>
#include <functional>
#include <limits>

#include "tenon/tensor/factory.h"
#include "tests/support/bad_calls.h"
#include "tests/support/device.h"
#include "tests/support/reference.h"
#include "tools/promises/elements.h"

namespace tenon::test {
namespace {

using Number = std::complex<double>;

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

const Scalar kNumber(Number(0.5, -1.5));

TensorBase of_numbers(const std::vector<Number>& values) {
  TensorBase result = make_tensor({static_cast<int64_t>(values.size())}, DType::kComplex128);
  std::copy(values.begin(), values.end(), result.data_ptr<Number>());
  return on_test_device(result);
}

TensorBase z(IntArrayRef sizes) {
  return complex_uniform(sizes);
}

struct Function {
  const char* op;
  std::function<Number(Number)> reference;
};

const Function kFunctions[] = {
    {"acos", [](Number x) { return std::acos(x); }},
    {"acosh", [](Number x) { return std::acosh(x); }},
    {"asin", [](Number x) { return std::asin(x); }},
    {"atan", [](Number x) { return std::atan(x); }},
    {"atanh", [](Number x) { return std::atanh(x); }},
    {"conj", [](Number x) { return std::conj(x); }},
    {"conj_physical", [](Number x) { return std::conj(x); }},
    {"cos", [](Number x) { return std::cos(x); }},
    {"cosh", [](Number x) { return std::cosh(x); }},
    {"exp", [](Number x) { return std::exp(x); }},
    {"exp2", [](Number x) { return std::pow(2.0, x); }},
    {"log", [](Number x) { return std::log(x); }},
    {"log10", [](Number x) { return std::log10(x); }},
    {"log2", [](Number x) { return std::log(x) / std::log(2.0); }},
    {"neg", [](Number x) { return -x; }},
    {"reciprocal", [](Number x) { return 1.0 / x; }},
    {"rsqrt", [](Number x) { return 1.0 / std::sqrt(x); }},
    {"sgn", [](Number x) { return x / std::abs(x); }},
    {"sigmoid", [](Number x) { return 1.0 / (1.0 + std::exp(-x)); }},
    {"sin", [](Number x) { return std::sin(x); }},
    {"sinh", [](Number x) { return std::sinh(x); }},
    {"sqrt", [](Number x) { return std::sqrt(x); }},
    {"square", [](Number x) { return x * x; }},
    {"tan", [](Number x) { return std::tan(x); }},
    {"tanh", [](Number x) { return std::tanh(x); }},
};

void check_near(const TensorBase& actual, const std::vector<Number>& expected, double tolerance) {
  const std::vector<Number> found = complex_elements(actual);
  REQUIRE(found.size() == expected.size());
  for (size_t i = 0; i < found.size(); ++i) {
    INFO("element " << i << ": " << found[i] << ", expected " << expected[i]);
    CHECK((near(found[i].real(), expected[i].real(), tolerance) &&
           near(found[i].imag(), expected[i].imag(), tolerance)));
  }
}

Samples pointwise_samples() {
  Samples samples;
  for (const Function& function : kFunctions) samples.push_back({function.op, {z({2, 3})}});
  for (const char* op : {"abs", "angle", "isnan", "isinf", "isfinite", "logical_not", "isreal"}) {
    samples.push_back({op, {z({2, 3})}});
  }
  for (const char* op : {"add.Tensor", "sub.Tensor", "mul.Tensor", "div.Tensor", "eq.Tensor",
                         "ne.Tensor", "logical_and", "logical_or", "logical_xor"}) {
    samples.push_back({op, {z({2, 3}), z({3})}});
    samples.push_back({op, {z({2, 3}), uniform({2, 3})}});
    samples.push_back({op, {uniform({2, 1}), z({2, 3})}});
  }
  for (const char* op : {"add.Scalar", "sub.Scalar", "mul.Scalar", "div.Scalar"}) {
    samples.push_back({op, {z({2, 3}), kNumber}});
    samples.push_back({op, {uniform({2, 3}), kNumber}});
  }
  samples.push_back({"add.Tensor", {z({2, 3}), z({3}), kNumber}});
  samples.push_back({"rsub.Tensor", {z({2, 3}), z({3}), kNumber}});
  samples.push_back({"addcmul", {z({2, 3}), z({3}), z({2, 1}), kNumber}});
  samples.push_back({"addcdiv", {z({2, 3}), z({3}), z({2, 1}), 0.5}});
  samples.push_back({"where.self", {booleans({2, 3}), z({2, 3}), z({3})}});
  samples.push_back({"where.self", {booleans({2, 3}), uniform({2, 3}), z({3})}});
  for (const Scalar& exponent :
       {Scalar(2), Scalar(3), Scalar(-1), Scalar(0.5), Scalar(1.5), kNumber})
    samples.push_back({"pow.Tensor_Scalar", {z({2, 3}), exponent}});
  samples.push_back({"complex", {uniform({2, 3}), uniform({3})}});
  samples.push_back({"polar", {uniform({2, 3}, 0.5, 2), uniform({2, 1})}});
  samples.push_back({"isclose", {z({2, 3}), z({2, 3})}});
  return samples;
}
const SampleRegistration pointwise(pointwise_samples);

Samples other_samples() {
  return {
      {"view_as_real", {z({2, 3})}},
      {"view_as_real", {z({})}},
      {"view_as_complex", {uniform({2, 3, 2})}},
      {"view_as_complex", {uniform({2})}},
      {"view_as_complex", {uniform({3, 1, 2})}},
      {"real", {z({2, 3})}},
      {"real", {uniform({2, 3})}},
      {"imag", {z({2, 3})}},
      {"sum", {z({2, 3})}},
      {"sum.dim_IntList", {z({2, 3, 2}), std::vector<int64_t>{1}}},
      {"mean", {z({2, 3})}},
      {"mean.dim", {z({2, 3, 2}), std::vector<int64_t>{0, 2}, true}},
      {"prod", {z({2, 3})}},
      {"prod.dim_int", {z({2, 3}), 1}},
      {"cumsum", {z({2, 3}), 1}},
      {"cumsum", {z({}), 0}},
      {"cumprod", {z({2, 3}), 1}},
      {"cumprod", {z({}), 0}},
      {"any", {z({2, 3})}},
      {"all.dim", {z({2, 3}), 1}},
      {"mm", {z({2, 3}), z({3, 2})}},
      {"bmm", {z({2, 2, 3}), z({2, 3, 2})}},
      {"addmm", {z({2}), z({2, 3}), z({3, 2}), kNumber, Scalar(Number(-1, 2))}},
      {"baddbmm", {z({2, 2, 2}), z({2, 2, 3}), z({2, 3, 2}), kNumber, Scalar(Number(-1, 2))}},
      {"mv", {z({2, 3}), z({3})}},
      {"addmv", {z({2}), z({2, 3}), z({3}), kNumber, Scalar(Number(-1, 2))}},
      {"dot", {z({3}), z({3})}},
      {"vdot", {z({3}), z({3})}},
      {"linalg_vecdot", {z({2, 3}), z({2, 3})}},
      {"matmul", {z({2, 2, 3}), z({3})}},
      {"outer", {z({2}), z({3})}},
  };
}
const SampleRegistration others(other_samples);

Samples moved_samples() {
  const TensorBase index = integers({2}, 0, 3);
  return {
      {"t", {z({2, 3})}},
      {"select.int", {z({2, 3}), 0, 1}},
      {"slice.Tensor", {z({4, 3}), 0, 1, 4, 2}},
      {"reshape", {z({2, 3}), std::vector<int64_t>{3, 2}}},
      {"expand", {z({3}), std::vector<int64_t>{2, 3}}},
      {"diagonal", {z({3, 3})}},
      {"as_strided", {z({2, 3}), std::vector<int64_t>{2, 2}, std::vector<int64_t>{3, 1}}},
      {"clone", {z({2, 3})}},
      {"cat", {std::vector<TensorBase>{z({2, 3}), z({1, 3})}}},
      {"stack", {std::vector<TensorBase>{z({2, 3}), z({2, 3})}}},
      {"index_select", {z({3, 2}), 0, index}},
      {"gather", {z({3, 2}), 0, integers({2, 2}, 0, 3)}},
      {"scatter.src",
       {z({3, 2}), 0, integers({2, 2}, 0, 3), z({2, 2})},
       {.gradient = false}},  // of duplicates, one is kept
      {"scatter_add", {z({3, 2}), 0, integers({2, 2}, 0, 3), z({2, 2})}},
      {"index_add", {z({3, 2}), 0, index, z({2, 2}), kNumber}},
      {"masked_fill.Scalar", {z({2, 3}), booleans({2, 3}), kNumber}},
      {"masked_select", {z({2, 3}), booleans({2, 3})}},
      {"flip", {z({2, 3}), std::vector<int64_t>{1}}},
      {"roll", {z({2, 3}), ints({1}), ints({1})}},
      {"repeat", {z({2, 3}), std::vector<int64_t>{2, 1}}},
      {"tril", {z({3, 3})}},
      {"constant_pad_nd", {z({2, 3}), std::vector<int64_t>{1, 2}, kNumber}},
      {"fill.Scalar", {z({2, 3}), kNumber}},
      {"full_like", {z({2, 3}), kNumber}},
      {"_to_copy", {z({2, 3}), DType::kComplex64}, {.gradient = false}},
      {"_to_copy", {uniform({2, 3}), DType::kComplex128}},
      {"_to_copy", {z({2, 3}), DType::kFloat64}},
      {"equal", {z({2, 3}), z({2, 3})}},
  };
}
const SampleRegistration moved(moved_samples);

}  // namespace

TEST_CASE("functions of complex numbers, against std::complex", "[complex]") {
  for (const Function& function : kFunctions) {
    for (const DType dtype : {DType::kComplex128, DType::kComplex64}) {
      const TensorBase argument = result_of("_to_copy", {z({3, 7}), dtype});
      std::vector<Number> expected;
      for (const Number& number : complex_elements(argument))
        expected.push_back(function.reference(number));
      INFO(function.op << " of " << dtype);
      const TensorBase result = result_of(function.op, {argument});
      CHECK(result.dtype() == dtype);
      check_near(result, expected, dtype == DType::kComplex128 ? 1e-14 : 5e-6);
    }
  }
}

TEST_CASE("functions of infinite and other complex numbers are those of C", "[complex]") {
  std::vector<Number> special;
  for (const double real : {0.0, -0.0, 1.0, -2.0, kInfinity, -kInfinity, kNaN}) {
    for (const double imag : {0.0, -0.0, 3.0, -1.0, kInfinity, -kInfinity, kNaN}) {
      special.emplace_back(real, imag);
    }
  }
  const TensorBase argument = of_numbers(special);
  for (const char* op : {"exp", "log", "sqrt", "sin", "cos", "tan", "sinh", "cosh", "tanh", "asin",
                         "acos", "atan", "atanh", "acosh", "log2", "log10"}) {
    std::vector<Number> expected;
    for (const Function& function : kFunctions) {
      if (function.op != std::string_view(op)) continue;
      for (const Number& number : special) expected.push_back(function.reference(number));
    }
    INFO(op);
    check_near(result_of(op, {argument}), expected, 1e-14);
  }
}

TEST_CASE("numbers without an imaginary part are real", "[complex]") {
  const TensorBase numbers = of_numbers({{1, 0}, {1, -0.0}, {0, 1}, {kNaN, 0}, {1, kNaN}});
  CHECK(tools::elements(result_of("isreal", {numbers})) == std::vector<double>{1, 1, 0, 1, 0});
  CHECK(tools::elements(result_of("isreal", {vector({1, kNaN, kInfinity})})) ==
        std::vector<double>{1, 1, 1});
}

TEST_CASE("a quotient of complex numbers does not overflow on the way", "[complex]") {
  const auto quotient = [](Number a, Number b) {
    return complex_elements(result_of("div.Tensor", {of_numbers({a}), of_numbers({b})}))[0];
  };
  CHECK(quotient({1e300, 1e300}, {1e300, 1e300}) == Number(1, 0));
  CHECK(quotient({1e-300, 0}, {0, 1e-300}) == Number(0, -1));
  CHECK(quotient({1, 2}, {0, 0}) == Number(kInfinity, kInfinity));
  CHECK(std::abs(quotient({3, -4}, {1, 2}) - Number(3, -4) / Number(1, 2)) < 1e-15);
}

TEST_CASE("magnitudes and angles of complex numbers are real", "[complex]") {
  const TensorBase argument = z({5, 3});
  for (const DType dtype : {DType::kComplex64, DType::kComplex128}) {
    const TensorBase given = result_of("_to_copy", {argument, dtype});
    const double tolerance = dtype == DType::kComplex64 ? 1e-6 : 1e-15;
    const TensorBase magnitude = result_of("abs", {given}), angle = result_of("angle", {given});
    CHECK(magnitude.dtype() == real_dtype(dtype));
    CHECK(angle.dtype() == real_dtype(dtype));
    const std::vector<Number> values = complex_elements(given);
    const std::vector<double> sizes = tools::elements(magnitude), angles = tools::elements(angle);
    for (size_t i = 0; i < values.size(); ++i) {
      CHECK(near(sizes[i], std::abs(values[i]), tolerance));
      CHECK(near(angles[i], std::arg(values[i]), tolerance));
    }
  }
  CHECK(at(result_of("abs", {of_numbers({{1e300, 1e300}})}), {0}) == std::hypot(1e300, 1e300));
}

TEST_CASE("malformed calls of operators of complex numbers", "[complex]") {
  const TensorBase x = uniform({2, 3}), half = result_of("_to_copy", {x, DType::kFloat16});
  const TensorBase c = z({2, 3});
  check_bad_calls({
      {"view_as_real", {x}, ErrorCode::kDType, "float64"},
      {"view_as_complex", {x}, ErrorCode::kShape, "[2, 3]"},
      {"view_as_complex", {uniform({})}, ErrorCode::kShape, "[]"},
      {"view_as_complex", {integers({3, 2}, 0, 9)}, ErrorCode::kDType, "int64"},
      {"view_as_complex",
       {transposed_storage(uniform({3, 2}))},
       ErrorCode::kShape,
       "clone(MemoryFormat::Contiguous)"},
      {"imag", {x}, ErrorCode::kDType, "float64"},
      {"complex", {x, half}, ErrorCode::kDType, "float16"},
      {"complex", {half, half}, ErrorCode::kDType, "float16"},
      {"complex", {x, uniform({4})}, ErrorCode::kShape, "[4]"},
      {"polar", {x, c}, ErrorCode::kDType, "complex128"},
      {"vdot", {c, c}, ErrorCode::kShape, "[2, 3]"},
      {"lt.Tensor", {c, c}, ErrorCode::kDType, "complex128"},
      {"maximum", {c, c}, ErrorCode::kDType, "complex128"},
      {"max", {c}, ErrorCode::kDType, "complex128"},
      {"argmin", {c}, ErrorCode::kDType, "complex128"},
      {"sort", {c}, ErrorCode::kDType, "complex128"},
      {"floor", {c}, ErrorCode::kDType, "complex128"},
      {"erf", {c}, ErrorCode::kDType, "complex128"},
      {"clamp", {c, 0.0, 1.0}, ErrorCode::kDType, "complex128"},
      {"sum", {c, DType::kFloat64}, ErrorCode::kDType, "float64"},
      {"fill.Scalar", {x, kNumber}, ErrorCode::kType, "(0.5,-1.5)"},
      {"masked_fill.Scalar", {x, booleans({2, 3}), kNumber}, ErrorCode::kType, "(0.5,-1.5)"},
      {"clamp_min", {x, kNumber}, ErrorCode::kDType, "complex128"},
      {"add.Tensor", {x, x, kNumber}, ErrorCode::kType, "(0.5,-1.5)"},
      {"addmm", {x, x, uniform({3, 3}), kNumber, 1.0}, ErrorCode::kType, "(0.5,-1.5)"},
      {"add_.Tensor", {x, c}, ErrorCode::kDType, "complex128"},
      {"mm", {c, uniform({3, 2})}, ErrorCode::kDType, "float64"},
      {"linalg_inv", {z({2, 2})}, ErrorCode::kDType, "complex128"},
      {"bitwise_not", {c}, ErrorCode::kDType, "complex128"},
      {"nan_to_num", {c}, ErrorCode::kDType, "complex128"},
  });
}

}  // namespace tenon::test
