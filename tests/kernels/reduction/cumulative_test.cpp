// Running totals of rows that are computed in blocks, of which none forgets the one before it.

#include <catch2/catch.hpp>
#include <vector>

#include "tenon/tenon.h"

namespace tenon::test {
namespace {

constexpr int64_t kLengths[] = {1, 3, 4, 5, 255, 256, 257, 511, 512, 513, 1000, 4099};

/// 1, -2, 3, -4 and so on, so that the total after n is n / 2 rounded away from 0, of any sign.
Tensor alternating(int64_t length, DType dtype) {
  const Tensor counted = (arange(length, kInt64) + 1);
  return where(counted.remainder(2) == 0, -counted, counted).to(dtype);
}

TEST_CASE("a running sum goes on from block to block") {
  for (const DType dtype : {kInt32, kInt64, kFloat32, kFloat64}) {
    for (const int64_t length : kLengths) {
      INFO(dtype << ", " << length);
      const Tensor counted = (arange(length, kInt64) + 1);
      const Tensor half = (counted + 1).div(2, "floor");
      const Tensor expected = where(counted.remainder(2) == 0, -half, half);
      Tensor x = alternating(length, dtype);
      CHECK(cumsum(x, 0).to(kInt64).equal(expected));
      CHECK(cumsum(x.unsqueeze(0).expand({3, length}), 1).select(0, 2).to(kInt64).equal(expected));
      CHECK(cumsum(x.unsqueeze(1), 0).squeeze(1).to(kInt64).equal(expected));
      if (is_floating_point(dtype) || dtype == kInt64) {
        cumsum_out(x, x, 0);  // of itself
        CHECK(x.to(kInt64).equal(expected));
      }
    }
  }
}

TEST_CASE("a running product goes on from block to block") {
  for (const int64_t length : kLengths) {
    INFO(length);
    const Tensor ones_and_twos = (arange(length, kInt64).remainder(100) == 99).to(kInt64) + 1;
    const Tensor twos = (arange(length, kInt64) + 1).div(100, "floor");
    CHECK(cumprod(ones_and_twos.to(kFloat64), 0).log2().to(kInt64).equal(twos));
  }
}

}  // namespace
}  // namespace tenon::test
