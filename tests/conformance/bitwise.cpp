// Functions of the bits of two integers.

#include <catch2/catch.hpp>

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

}  // namespace
}  // namespace tenon::test
