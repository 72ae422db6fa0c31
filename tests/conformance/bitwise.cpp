// Functions of the bits of two integers.

#include <catch2/catch.hpp>

#include "tenon/tenon.h"
#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

Samples bitwise_samples() {
  Samples samples;
  for (const std::string op : {"bitwise_and", "bitwise_or", "bitwise_xor"}) {
    samples.push_back({op + ".Tensor", {integers({2, 3}, -9, 9), integers({3}, -9, 9)}});
    samples.push_back({op + ".Tensor", {booleans({4}), booleans({4})}});
    samples.push_back({op + ".Tensor", {booleans({4}), integers({}, 0, 9, DType::kInt16)}});
    samples.push_back({op + ".Tensor", {integers({0}, 0, 9), integers({1}, 0, 9)}});
    samples.push_back({op + ".Scalar", {integers({2, 3}, -9, 9), 5}});
    samples.push_back({op + ".Scalar", {integers({4}, 0, 200, DType::kUInt8), 12}});
    samples.push_back({op + ".Scalar", {booleans({4}), true}});
  }
  for (const std::string op : {"bitwise_left_shift", "bitwise_right_shift"}) {
    samples.push_back({op + ".Tensor", {integers({2, 3}, -9, 9), integers({3}, 0, 9)}});
    samples.push_back({op + ".Tensor", {integers({0}, 0, 9), integers({1}, 0, 9)}});
    samples.push_back({op + ".Tensor_Scalar", {integers({4}, 0, 200, DType::kUInt8), 2}});
    samples.push_back({op + ".Scalar_Tensor", {100, integers({4}, 0, 9)}});
  }
  return samples;
}
const SampleRegistration registration(&bitwise_samples);

TEST_CASE("bitwise operators work on bits", "[bitwise]") {
  const TensorBase x = vector({12, -1, 5}, DType::kInt32), y = vector({10, 6, -2}, DType::kInt32);
  CHECK_THAT(result_of("bitwise_and.Tensor", {x, y}), Near({{3}, {12 & 10, -1 & 6, 5 & -2}}));
  CHECK_THAT(result_of("bitwise_or.Tensor", {x, y}), Near({{3}, {12 | 10, -1 | 6, 5 | -2}}));
  CHECK_THAT(result_of("bitwise_xor.Tensor", {x, y}), Near({{3}, {12 ^ 10, -1 ^ 6, 5 ^ -2}}));
  CHECK_THAT(result_of("bitwise_and.Scalar", {x, 6}), Near({{3}, {12 & 6, -1 & 6, 5 & 6}}));
  CHECK_THAT(result_of("bitwise_or.Scalar", {x, 6}), Near({{3}, {12 | 6, -1 | 6, 5 | 6}}));
  CHECK_THAT(result_of("bitwise_xor.Scalar", {x, 6}), Near({{3}, {12 ^ 6, -1 ^ 6, 5 ^ 6}}));
}

TEST_CASE("bits are moved up and down", "[bitwise]") {
  const TensorBase x = vector({12, -5, 1}, DType::kInt32), y = vector({2, 1, 31}, DType::kInt32);
  CHECK_THAT(result_of("bitwise_left_shift.Tensor", {x, y}), Near({{3}, {48, -10, -2147483648.0}}));
  CHECK_THAT(result_of("bitwise_right_shift.Tensor", {x, y}), Near({{3}, {3, -3, 0}}));
  CHECK_THAT(result_of("bitwise_left_shift.Tensor_Scalar", {x, 1}), Near({{3}, {24, -10, 2}}));
  CHECK_THAT(result_of("bitwise_right_shift.Scalar_Tensor", {100, y}), Near({{3}, {25, 50, 0}}));
  check_bad_calls({
      {"bitwise_left_shift.Tensor", {uniform({2}), x}, ErrorCode::kShape, "[2]"},
      {"bitwise_left_shift.Tensor", {uniform({3}), x}, ErrorCode::kDType, "float64"},
      {"bitwise_right_shift.Tensor_Scalar", {x, 1.5}, ErrorCode::kType, "1.5"},
      {"bitwise_right_shift.Tensor", {booleans({3}), booleans({3})}, ErrorCode::kDType, "bool"},
  });
}

TEST_CASE("operators of C++ are those of bits, of truth and of the remainder", "[bitwise]") {
  const Tensor x = tenon::tensor({12, -5, 7}), y = tenon::tensor({10, 6, 2});
  CHECK((x & y).equal(tenon::tensor({12 & 10, -5 & 6, 7 & 2})));
  CHECK((x | 1).equal(tenon::tensor({12 | 1, -5 | 1, 7 | 1})));
  CHECK((3 ^ x).equal(tenon::tensor({12 ^ 3, -5 ^ 3, 7 ^ 3})));
  CHECK((~x).equal(tenon::tensor({~12, ~-5, ~7})));
  CHECK((x << 2).equal(tenon::tensor({48, -20, 28})));
  CHECK((x >> tenon::tensor({1, 1, 2})).equal(tenon::tensor({6, -3, 1})));
  CHECK((x % 4).equal(tenon::tensor({0, 3, 3})));
  CHECK((x % -y).equal(tenon::tensor({-8, -5, -1})));
  CHECK(((x > 0) & (x < 10)).equal(tenon::tensor({false, false, true})));
  CHECK((~(x > 0) | (y == 2)).equal(tenon::tensor({false, true, true})));
  Tensor z = x.clone();
  z &= y;
  z |= 1;
  z ^= y;
  z <<= 3;
  z >>= tenon::tensor({1, 2, 1});
  z %= 5;
  const auto changed = [](int a, int b, int c) { return (((((a & b) | 1) ^ b) << 3) >> c) % 5; };
  CHECK(z.equal(tenon::tensor({changed(12, 10, 1), changed(-5, 6, 2), changed(7, 2, 1)})));
}

}  // namespace
}  // namespace tenon::test
