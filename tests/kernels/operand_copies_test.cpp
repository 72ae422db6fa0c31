// What kernels read where it lies, without a copy.

#include <catch2/catch.hpp>

#include "tenon/tenon.h"
#include "tests/support/memory_limit.h"

namespace tenon::test {
namespace {

TEST_CASE("nextafter reads operands of the result's sizes and dtype where they lie") {
  constexpr int64_t kCount = int64_t{1} << 20;
  const MemoryLimit limit(16 * kCount);  // three tensors, and one more
  const Tensor from = ones({kCount}), to = zeros({kCount});
  const Tensor below = nextafter(from, to);
  CHECK(below.equal(full({kCount}, 1 - 0x1p-24f)));
}

}  // namespace
}  // namespace tenon::test
