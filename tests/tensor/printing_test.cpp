// Every expectation here is what libtorch 1.13.1 prints for the same tensor.
#include "tenon/tensor/printing.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <iomanip>
#include <limits>
#include <sstream>
#include <vector>

#include "tenon/base/dtype_dispatch.h"
#include "tenon/tensor/factory.h"

namespace tenon {
namespace {

TensorBase filled(const std::vector<double>& values, IntArrayRef sizes,
                  DType dtype = DType::kFloat64) {
  const TensorBase tensor = make_tensor(sizes, dtype);
  dispatch_all("filled", dtype, [&]<class T>(TypeTag<T>) {
    for (size_t i = 0; i < values.size(); ++i) tensor.data_ptr<T>()[i] = static_cast<T>(values[i]);
  });
  return tensor;
}

std::string text(const TensorBase& tensor) {
  std::ostringstream out;
  out << tensor;
  return out.str();
}

constexpr double kInfinity = std::numeric_limits<double>::infinity();

TEST_CASE("a vector is printed one number a line", "[printing]") {
  CHECK(text(filled({1, 1, 1}, {3}, DType::kFloat32)) == " 1\n 1\n 1\n[ CPUFloatType{3} ]");
  CHECK(text(filled({0.1, 0.2, -0.3}, {3})) == " 0.1000\n 0.2000\n-0.3000\n[ CPUDoubleType{3} ]");
}

TEST_CASE("a matrix is printed row by row in columns", "[printing]") {
  CHECK(text(filled({1, 1, 1, 1, 1, 1}, {2, 3}, DType::kFloat32)) ==
        " 1  1  1\n 1  1  1\n[ CPUFloatType{2,3} ]");
  CHECK(text(filled({-7, 123, 3, 44}, {2, 2}, DType::kInt64)) ==
        "  -7  123\n   3   44\n[ CPULongType{2,2} ]");
  CHECK(text(filled({1.5, 22.25, -333.125, 10000.5}, {2, 2})) ==
        "     1.5000     22.2500\n  -333.1250  10000.5000\n[ CPUDoubleType{2,2} ]");
}

TEST_CASE("a single number is printed as streams print numbers", "[printing]") {
  CHECK(text(filled({3.5}, {})) == "3.5\n[ CPUDoubleType{} ]");
  CHECK(text(filled({1e10}, {})) == "1e+10\n[ CPUDoubleType{} ]");
  CHECK(text(filled({1}, {}, DType::kBool)) == "1\n[ CPUBoolType{} ]");
  CHECK(text(filled({65}, {}, DType::kInt8)) == "65\n[ CPUCharType{} ]");
}

TEST_CASE("large and small numbers share a scale or are scientific", "[printing]") {
  CHECK(text(filled({100000.5, 200000.25, 123456.5, 999999.9}, {2, 2})) ==
        "1e+05 *\n 1.0000  2.0000\n  1.2346 10.0000\n[ CPUDoubleType{2,2} ]");
  CHECK(text(filled({0.001, 0.002}, {2})) == "0.001 *\n 1.0000\n 2.0000\n[ CPUDoubleType{2} ]");
  CHECK(text(filled({0.5, 1e-9, 3, 4e6}, {2, 2})) ==
        " 5.0000e-01  1.0000e-09\n 3.0000e+00  4.0000e+06\n[ CPUDoubleType{2,2} ]");
  CHECK(text(filled({-7, 1234567890123, 3}, {3}, DType::kInt64)) ==
        "-7.0000e+00\n 1.2346e+12\n 3.0000e+00\n[ CPULongType{3} ]");
}

TEST_CASE("numbers that are not finite do not choose the format", "[printing]") {
  CHECK(text(filled({NAN, kInfinity, -kInfinity, 1.5}, {4})) ==
        "    nan\n    inf\n   -inf\n 1.5000\n[ CPUDoubleType{4} ]");
  CHECK(text(filled({NAN, kInfinity}, {2})) == "nan\ninf\n[ CPUDoubleType{2} ]");
}

TEST_CASE("more dimensions are printed matrix by matrix", "[printing]") {
  CHECK(text(filled({1.5, 2, 3, 4, 5, 6, 7, 8}, {2, 2, 2})) ==
        "(1,.,.) = \n  1.5000  2.0000\n  3.0000  4.0000\n\n"
        "(2,.,.) = \n  5  6\n  7  8\n[ CPUDoubleType{2,2,2} ]");
  CHECK(text(filled({1, 2, 3, 4}, {2, 2, 1, 1}, DType::kUInt8)) ==
        "(1,1,.,.) = \n  1\n\n(2,1,.,.) = \n  3\n\n(1,2,.,.) = \n  2\n\n(2,2,.,.) = \n  4\n"
        "[ CPUByteType{2,2,1,1} ]");
}

TEST_CASE("wide matrices are cut into blocks of columns", "[printing]") {
  std::string first = "Columns 1 to 26";
  for (int i = 0; i < 26; ++i) first += i ? "  1" : " 1";
  CHECK(text(filled(std::vector<double>(28, 1), {1, 28}, DType::kFloat32)) ==
        first + "\n\nColumns 27 to 28 1  1\n[ CPUFloatType{1,28} ]");
}

TEST_CASE("tensors without elements or data show type and sizes", "[printing]") {
  CHECK(text(TensorBase()) == "[ Tensor (undefined) ]");
  CHECK(text(make_tensor({0}, DType::kFloat32)) == "[ CPUFloatType{0} ]");
  CHECK(text(make_tensor({2, 0, 3}, DType::kBFloat16)) == "[ CPUBFloat16Type{2,0,3} ]");
  CHECK(text(make_tensor({2, 3}, DType::kInt32, kMeta)) == "[ MetaIntType{2,3} ]");
}

TEST_CASE("a view is printed through its strides", "[printing]") {
  const TensorBase matrix = filled({1, 2, 3, 4, 5, 6}, {2, 3});
  CHECK(text(make_alias(matrix, {3, 2}, {1, 3}, 0)) ==
        " 1  4\n 2  5\n 3  6\n[ CPUDoubleType{3,2} ]");
  CHECK(text(make_alias(matrix, {2}, {0}, 4)) == " 5\n 5\n[ CPUDoubleType{2} ]");
}

TEST_CASE("the stream keeps its own format", "[printing]") {
  std::ostringstream out;
  out << std::setprecision(3) << std::scientific << filled({1.2345678}, {}) << '\n' << 0.25;
  CHECK(out.str() == "1.23\n[ CPUDoubleType{} ]\n2.500e-01");
}

}  // namespace
}  // namespace tenon
