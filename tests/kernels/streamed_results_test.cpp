// Results that are written past the cache are those that are not, and nothing beside them changes.

#include <catch2/catch.hpp>

#include "tenon/kernels/copy/streamed_copy.h"
#include "tenon/tenon.h"
#include "tests/support/num_threads.h"
#include "tests/support/same_bits.h"

namespace tenon::test {
namespace {

/// While it lives, calls that move so many bytes write past the cache.
class LeastBeyondCache {
 public:
  explicit LeastBeyondCache(int64_t bytes) : before_(kernels::set_least_beyond_cache(bytes)) {}
  ~LeastBeyondCache() { kernels::set_least_beyond_cache(before_); }
  LeastBeyondCache(const LeastBeyondCache&) = delete;
  LeastBeyondCache& operator=(const LeastBeyondCache&) = delete;

 private:
  int64_t before_;
};

constexpr DType kNumbers[] = {kUInt8,   kInt16,   kInt64,     kFloat16,   kBFloat16,
                              kFloat32, kFloat64, kComplex64, kComplex128};
constexpr int64_t kRows = 131, kColumns = 641;

Tensor numbers(DType dtype) {
  return arange(kRows * kColumns + 8).remainder(97).to(dtype);
}

/// Calls a function with part of memory full of ones, of any alignment, and expects what it writes
/// there to be the same past the cache, and the ones around it to stay.
template <class Function>
void check_written(DType dtype, const Function& function) {
  for (const int64_t offset : {0, 1, 3, 5}) {
    INFO(dtype << " from element " << offset);
    const auto write = [&] {
      const Tensor memory = ones({kRows * kColumns + 8}, dtype);
      function(memory.narrow(0, offset, kRows * kColumns).view({kRows, kColumns}));
      return memory;
    };
    const Tensor expected = write();
    const LeastBeyondCache all(1);
    for (const int threads : {1, 2}) {
      const NumThreads number(threads);
      CHECK(has_same_bits(write(), expected));
    }
  }
}

TEST_CASE("pointwise results are the same past the cache") {
  for (const DType dtype : kNumbers) {
    const Tensor all = numbers(dtype);
    const Tensor a = all.narrow(0, 2, kRows * kColumns).view({kRows, kColumns});
    const Tensor b = all.narrow(0, 7, kRows * kColumns).view({kRows, kColumns});
    const Tensor row = b.select(0, 3), column = b.select(1, 5).unsqueeze(1);
    check_written(dtype, [&](Tensor out) { add_out(out, a, b); });
    check_written(dtype, [&](Tensor out) { mul_out(out, a, a.select(0, 1).select(0, 1)); });
    check_written(dtype, [&](Tensor out) { add_out(out, a, row); });
    check_written(dtype, [&](Tensor out) { add_out(out, column, a); });
    check_written(dtype, [&](Tensor out) { add_out(out, a, b.t().contiguous().t()); });
    check_written(dtype, [&](Tensor out) { out.add_(a); });
    check_written(dtype, [&](Tensor out) { out.mul_(row); });
    check_written(kBool, [&](Tensor out) { eq_out(out, a, b); });
  }
}

TEST_CASE("copies are the same past the cache") {
  for (const DType dtype : kNumbers) {
    for (const DType from : {kFloat32, kBFloat16, kInt64, kBool}) {
      const Tensor source = numbers(from).narrow(0, 1, kRows * kColumns).view({kRows, kColumns});
      const Tensor wide = stack({source, source}, 2).select(2, 1);
      check_written(dtype, [&](Tensor out) { out.copy_(source); });
      check_written(dtype, [&](Tensor out) { out.copy_(wide); });
      check_written(dtype, [&](Tensor out) { out.copy_(source.select(0, 2)); });
    }
  }
}

}  // namespace
}  // namespace tenon::test
