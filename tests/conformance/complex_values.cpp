// The values of operators of complex numbers, against std::complex.

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
    {"asinh", [](Number x) { return std::asinh(x); }},
    {"atan", [](Number x) { return std::atan(x); }},
    {"atanh", [](Number x) { return std::atanh(x); }},
    {"conj", [](Number x) { return std::conj(x); }},
    {"conj_physical", [](Number x) { return std::conj(x); }},
    {"cos", [](Number x) { return std::cos(x); }},
    {"cosh", [](Number x) { return std::cosh(x); }},
    {"exp", [](Number x) { return std::exp(x); }},
    {"exp2", [](Number x) { return std::pow(2.0, x); }},
    {"expm1", [](Number x) { return std::exp(x) - 1.0; }},
    {"log", [](Number x) { return std::log(x); }},
    {"log10", [](Number x) { return std::log10(x); }},
    {"log1p", [](Number x) { return std::log(1.0 + x); }},
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

TEST_CASE("functions of complex numbers near 0 keep their digits", "[complex]") {
  using Long = std::complex<long double>;
  const std::vector<Number> small = {{1e-10, 2e-10}, {-3e-9, 0},  {0, 1e-12},   {-1e-5, 1e-5},
                                     {1e-20, 1},     {-0.5, 0.2}, {1e-3, -1e-3}};
  const auto check = [&](const char* op, const auto& reference) {
    const std::vector<Number> found = complex_elements(result_of(op, {of_numbers(small)}));
    for (size_t i = 0; i < small.size(); ++i) {
      const Number expected(reference(Long(small[i])));
      INFO(op << " of " << small[i] << ": " << found[i] << ", expected " << expected);
      CHECK(std::abs(found[i] - expected) <= 1e-15 * std::abs(expected));
    }
  };
  check("expm1", [](Long z) {
    const long double half = std::sin(z.imag() / 2);
    return Long(std::expm1(z.real()) * std::cos(z.imag()) - 2 * half * half,
                std::exp(z.real()) * std::sin(z.imag()));
  });
  check("log1p", [](Long z) {
    const long double more = z.real() * (2 + z.real()) + z.imag() * z.imag();
    return Long(std::log1p(more) / 2, std::atan2(z.imag(), 1 + z.real()));
  });
}

TEST_CASE("powers of complex numbers, against std::complex", "[complex]") {
  const TensorBase bases = z({4, 5}), exponents = z({4, 5});
  const std::vector<Number> a = complex_elements(bases), b = complex_elements(exponents);
  std::vector<Number> expected;
  for (size_t i = 0; i < a.size(); ++i) expected.push_back(std::pow(a[i], b[i]));
  check_near(result_of("pow.Tensor_Tensor", {bases, exponents}), expected, 1e-14);
  const TensorBase of_zero = result_of(
      "pow.Tensor_Tensor", {of_numbers({0, 0, 0, 0}), of_numbers({0, 2, {1, 3}, {-1, 0}})});
  check_near(of_zero, {1, 0, 0, {kNaN, 0}}, 0);
}

TEST_CASE("norms and variances of complex numbers are real", "[complex]") {
  const TensorBase given = z({3, 4});
  const std::vector<Number> numbers = complex_elements(given);
  double squares = 0, largest = 0;
  Number total = 0;
  for (const Number& each : numbers) {
    squares += std::norm(each), total += each, largest = std::max(largest, std::abs(each));
  }
  const double mean = std::norm(total) / 144;  // the square of its magnitude
  const auto value = [](const char* op, const Stack& arguments, DType dtype) {
    const TensorBase result = result_of(op, arguments);
    CHECK(result.dtype() == dtype);
    return tools::elements(result).at(0);
  };
  constexpr DType kReal = DType::kFloat64;
  CHECK(near(value("linalg_vector_norm", {given}, kReal), std::sqrt(squares), 1e-14));
  CHECK(near(value("norm.Scalar", {given, kInfinity}, kReal), largest, 1e-15));
  CHECK(near(value("linalg_vector_norm", {given, 0}, kReal), 12, 0));
  CHECK(near(value("var.correction", {given}, kReal), (squares - 12 * mean) / 11, 1e-14));
  CHECK(near(
      value("linalg_vector_norm", {given, 2, Value(), false, DType::kComplex64}, DType::kFloat32),
      std::sqrt(squares), 1e-6));
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

}  // namespace tenon::test
