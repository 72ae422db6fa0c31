// Running totals of rows that are computed in blocks, of which none forgets the one before it.

#include <catch2/catch.hpp>

#include "tenon/tenon.h"

namespace tenon::test {
namespace {

constexpr int64_t kLengths[] = {1, 3, 4, 5, 255, 256, 257, 511, 512, 513, 1000, 4099};

TEST_CASE("a running sum goes on from block to block") {
  for (const int64_t length : kLengths) {
    // Of 1, -2, 3, -4 and so on it is 1, -1, 2, -2 and so on.
    const Tensor counted = arange(length, kInt64) + 1, half = (counted + 1).div(2, "floor");
    const Tensor is_odd = counted.remainder(2) == 1;
    const Tensor expected = where(is_odd, half, -half);
    for (const DType dtype : {kInt32, kInt64, kFloat32, kFloat64}) {
      INFO(dtype << ", " << length);
      Tensor x = where(is_odd, counted, -counted).to(dtype);
      CHECK(cumsum(x, 0).to(kInt64).equal(expected));
      CHECK(cumsum(x.unsqueeze(0).expand({3, length}), 1).select(0, 2).to(kInt64).equal(expected));
      CHECK(cumsum(x.unsqueeze(1), 0).squeeze(1).to(kInt64).equal(expected));
      if (dtype == kInt32) continue;  // whose sums are of int64
      cumsum_out(x, x, 0);
      CHECK(x.to(kInt64).equal(expected));
    }
  }
}

TEST_CASE("a running product goes on from block to block") {
  for (const int64_t length : kLengths) {
    INFO(length);
    const Tensor counted = arange(length, kInt64) + 1;
    const Tensor x = (counted.remainder(100) == 0).to(kFloat64) + 1;
    CHECK(cumprod(x, 0).log2().to(kInt64).equal(counted.div(100, "floor")));
  }
}

}  // namespace
}  // namespace tenon::test
