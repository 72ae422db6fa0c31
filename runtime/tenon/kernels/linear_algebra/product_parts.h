#pragma once

#include <algorithm>
#include <cstdint>

#include "tenon/base/integer_math.h"
#include "tenon/kernels/linear_algebra/gemm.h"
#include "tenon/parallel/parallel.h"

// fits in this file: products that are in memory

namespace tenon::kernels {

/// Multiplications of a batch that are worth waking a thread for.
inline constexpr int64_t kBatchGrain = 1 << 17;

/// How a product of m by k and k by n is split over threads: by rows of the result, or by columns.
class ProductParts {
 public:
  ProductParts(int64_t m, int64_t n, int64_t k)
      : by_rows_(m >= n), length_(std::max(m, n)), blocks_(ceil_divide(length_, kAlignment)) {
    const int64_t work = saturating_multiply(saturating_multiply(m, n), k);
    count_ = std::min({int64_t{get_num_threads()}, blocks_, work / kGrain});
    if (count_ <= 1 || in_parallel_region()) count_ = 1;
  }

  int64_t count() const { return count_; }
  bool by_rows() const { return by_rows_; }
  /// The most rows or columns of a part.
  int64_t most() const { return ceil_divide(blocks_, count_) * kAlignment; }

  /// Calls `function(part, first of its rows or columns, their count)` for all parts, in threads.
  template <class Function>
  void for_each(const Function& function) const {
    parallel_for(0, count_, 1, [&](int64_t begin, int64_t end) {
      for (int64_t part = begin; part < end; ++part) {
        const int64_t first = start_of(part);
        function(part, first, start_of(part + 1) - first);
      }
    });
  }

 private:
  /// Multiplications that are worth waking a thread for.
  static constexpr int64_t kGrain = kLeastToSplit / 2;
  /// Splits fall on multiples of this, so that no part ends within a block of an inner loop.
  static constexpr int64_t kAlignment = 16;

  int64_t start_of(int64_t part) const {
    return std::min(length_, blocks_ * part / count_ * kAlignment);
  }

  bool by_rows_;
  int64_t length_, blocks_, count_ = 1;
};

}  // namespace tenon::kernels
