#include "tenon/base/complex.h"

#include <catch2/catch.hpp>
#include <complex>
#include <limits>
#include <sstream>

#include "tenon/api/constants.h"
#include "tenon/api/tensor_creation.h"
#include "tenon/base/error.h"
#include "tenon/base/scalar.h"
#include "tenon/base/type_promotion.h"
#include "tenon/tensor/printing.h"
#include "tenon/tensor/tensor.h"

namespace tenon::test {
namespace {

static_assert(sizeof(Complex64) == 8 && sizeof(Complex128) == 16);
static_assert(std::is_trivially_copyable_v<Complex128>);
static_assert(dtype_of<std::complex<float>> == DType::kComplex64);
static_assert(dtype_of<Complex128> == DType::kComplex128);

using Number = std::complex<double>;

TEST_CASE("arithmetic of complex numbers is that of std::complex", "[complex]") {
  const Number values[] = {{1, 2}, {-3, 0.5}, {0.25, -4}, {0, 1}, {-2, 0}};
  for (const Number& x : values) {
    for (const Number& y : values) {
      const Complex128 a = x, b = y;
      CHECK(Number(a + b) == x + y);
      CHECK(Number(a - b) == x - y);
      CHECK(std::abs(Number(a * b) - x * y) < 1e-15 * (1 + std::abs(x * y)));
      CHECK(std::abs(Number(a / b) - x / y) < 1e-15 * (1 + std::abs(x / y)));
      CHECK((a == b) == (x == y));
    }
    CHECK(Number(-Complex128(x)) == -x);
    CHECK(Number(conj(Complex128(x))) == std::conj(x));
  }
}

TEST_CASE("a quotient of complex numbers needs no more range than itself", "[complex]") {
  const double large = 1e300;
  CHECK(Complex128(large, large) / Complex128(large, large) == Complex128(1, 0));
  CHECK(Complex128(large, -large) / Complex128(0, large) == Complex128(-1, -1));
  const Complex128 by_zero = Complex128(1, -1) / Complex128(0, 0);
  CHECK(by_zero.real() == std::numeric_limits<double>::infinity());
  CHECK(by_zero.imag() == -std::numeric_limits<double>::infinity());
}

TEST_CASE("complex numbers of two widths", "[complex]") {
  const Complex128 wide(0.1, -0.2);
  const Complex64 narrow = wide;
  CHECK(narrow.real() == 0.1f);
  CHECK(narrow.imag() == -0.2f);
  CHECK(std::complex<float>(narrow) == std::complex<float>(0.1f, -0.2f));
}

TEST_CASE("a complex Scalar", "[complex][scalar]") {
  const Scalar number(Number(1.5, -2));
  CHECK(number.is_complex());
  CHECK_FALSE(number.is_floating_point());
  CHECK_FALSE(number.is_integral());
  CHECK(number.to<Number>() == Number(1.5, -2));
  CHECK(number.to<Complex64>() == Complex64(1.5f, -2));
  CHECK(number.conj() == Scalar(Number(1.5, 2)));
  CHECK(-number == Scalar(Number(-1.5, 2)));
  CHECK(number.type() == DType::kComplex128);
  CHECK(number.default_tensor_dtype() == DType::kComplex64);
  CHECK(number.toBool());
  std::ostringstream text;
  text << number;
  CHECK(text.str() == "(1.5,-2)");
  CHECK_THROWS_AS(number.toDouble(), TypeError);
  CHECK_THROWS_AS(number.toLong(), TypeError);
  CHECK_THROWS_AS(number.to<BFloat16>(), TypeError);
}

TEST_CASE("a real Scalar as a complex number", "[complex][scalar]") {
  CHECK(Scalar(3).to<Complex128>() == Complex128(3, 0));
  CHECK(Scalar(0.5).to<Complex64>() == Complex64(0.5f, 0));
  CHECK(Scalar(true).to<Number>() == Number(1, 0));
  CHECK(Scalar(2).conj() == Scalar(2));
  CHECK(Scalar(2) == Scalar(Number(2, 0)));
  CHECK_FALSE(Scalar(2) == Scalar(Number(2, 1)));
}

TEST_CASE("promotion to complex dtypes", "[complex][dtype]") {
  CHECK(promote_types(DType::kComplex64, DType::kFloat64) == DType::kComplex128);
  CHECK(promote_types(DType::kFloat16, DType::kComplex64) == DType::kComplex64);
  CHECK(promote_types(DType::kInt64, DType::kComplex64) == DType::kComplex64);
  CHECK(promote_types(DType::kBool, DType::kComplex128) == DType::kComplex128);
  CHECK(promote_types(DType::kComplex64, DType::kComplex128) == DType::kComplex128);
  CHECK(can_cast(DType::kFloat64, DType::kComplex64));
  CHECK_FALSE(can_cast(DType::kComplex64, DType::kFloat64));
  CHECK_FALSE(can_cast(DType::kComplex64, DType::kInt64));
  CHECK((tensor({1.0, 2.0}) * Number(0, 1)).dtype() == DType::kComplex64);
  CHECK((tensor({1.0, 2.0}, kFloat64) * Number(0, 1)).dtype() == DType::kComplex128);
  CHECK((tensor({1, 2}) + Number(0, 1)).dtype() == DType::kComplex64);
}

TEST_CASE("tensors of complex numbers", "[complex][tensor]") {
  const std::vector<Number> numbers = {{1, 2}, {-3, 0.5}};
  const Tensor x = tensor(numbers);
  CHECK(x.dtype() == DType::kComplex128);
  CHECK(x.is_complex());
  CHECK_FALSE(x.is_floating_point());
  CHECK(x.nbytes() == 32);
  CHECK(x.data_ptr<Number>()[1] == Number(-3, 0.5));
  CHECK(x[0].item<Number>() == Number(1, 2));
  CHECK(x[1].item().toComplexDouble() == Complex128(-3, 0.5));
  CHECK_THROWS_AS(x[0].item<double>(), TypeError);
  CHECK(tensor(numbers, kComplex64).dtype() == DType::kComplex64);
  CHECK(tensor({{Number(1, 2), 3.0}, {4.0, Number(0, 1)}}).sizes() == IntArrayRef({2, 2}));
  CHECK(x.to(kFloat64).equal(tensor({1.0, -3.0}, kFloat64)));  // the real parts
  CHECK(tensor({1.0, 0.0}).to(kComplex64).equal(tensor(std::vector<std::complex<float>>{1, 0})));
  CHECK(tensor(std::vector<Number>{{0, 1}, {0, 0}}).to(kBool).equal(tensor({true, false})));
}

TEST_CASE("complex tensors are printed by parts", "[complex][printing]") {
  const auto text_of = [](const Tensor& tensor) {
    std::ostringstream text;
    text << tensor;
    return text.str();
  };
  CHECK(text_of(tensor(std::vector<Number>{{1.5, -2.25}, {-0.5, 0}})) ==
        " 1.5000-2.2500j\n-0.5000+0.0000j\n[ CPUComplexDoubleType{2} ]");
  CHECK(text_of(tensor(Number(1, 2))) == "1+2j\n[ CPUComplexDoubleType{} ]");
}

}  // namespace
}  // namespace tenon::test
