// Running totals of rows that are computed in blocks, of which none forgets the one before it.

#include <catch2/catch.hpp>
#include <limits>
#include <vector>

#include "tenon/tenon.h"
#include "tests/support/cpu_targets.h"

namespace tenon::test {
namespace {

constexpr int64_t kLengths[] = {1, 2, 3, 4, 5, 7, 8, 9, 255, 256, 257, 511, 512, 513, 1000, 4099};

TEST_CASE("a running sum goes on from block to block") {
  for (const int64_t length : kLengths) {
    // Of 1, -2, 3, -4 and so on it is 1, -1, 2, -2 and so on.
    const Tensor counted = arange(length, kInt64) + 1, half = (counted + 1).div(2, "floor");
    const Tensor is_odd = counted.remainder(2) == 1;
    const Tensor expected = where(is_odd, half, -half);
    for (const DType dtype : {kInt32, kInt64, kBFloat16, kFloat32, kFloat64}) {
      if (dtype == kBFloat16 && length > 256) continue;  // which has no more whole numbers
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

TEST_CASE("a running sum is finite where a sum of some of its elements would not be") {
  constexpr double kMost = std::numeric_limits<double>::max();
  const std::vector<double> parts = {-0.6, 0, 0.45, 0.45, 0.45, -0.45, -0.45, -0.45, 0.45, 0.45};
  for (int64_t before = 0; before < 20; ++before) {
    std::vector<double> elements(static_cast<size_t>(before), 0.0), expected = elements;
    double total = 0;
    for (const double part : parts) {
      elements.push_back(part * kMost);
      expected.push_back(total += part * kMost);
    }
    elements.resize(300);
    expected.resize(300, total);
    INFO(before);
    for_each_cpu_target([&] {
      const Tensor sums = cumsum(tensor(elements, kFloat64), 0);
      CHECK(sums.isfinite().all().item<bool>());
      CHECK(allclose(sums.div(kMost), tensor(expected, kFloat64).div(kMost)));
    });
  }
}

TEST_CASE("a running sum of what is not finite is that in turn") {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  for (const DType dtype : {kBFloat16, kFloat32, kFloat64}) {
    for (int64_t place = 0; place < 20; ++place) {
      for_each_cpu_target([&] {
        Tensor x = ones({40}, dtype);
        x[place].fill_(kInfinity);
        x[place + 7].fill_(-kInfinity);
        const Tensor sums = cumsum(x, 0);
        CHECK(sums.slice(0, 0, place).isfinite().all().item<bool>());
        CHECK(sums.slice(0, place, place + 7).eq(kInfinity).all().item<bool>());
        CHECK(sums.slice(0, place + 7).isnan().all().item<bool>());
      });
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
