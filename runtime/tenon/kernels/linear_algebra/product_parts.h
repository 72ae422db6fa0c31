#pragma once

#include <algorithm>
#include <cstdint>

#include "tenon/base/integer_math.h"
#include "tenon/parallel/parallel.h"

// fits in this file: products that are in memory

namespace tenon::kernels {

/// Multiplications of a batch that are worth waking a thread for.
inline constexpr int64_t kBatchGrain = 1 << 17;

/// How a product of m by k and k by n is split: by rows of the result, or by columns. With few
/// products an element by rows, which what follows in these threads has in parts of its memory,
/// too.
class ProductParts {
 public:
  /// At most so many parts.
  ProductParts(int64_t m, int64_t n, int64_t k, int64_t most)
      : by_rows_(m >= n || (k < kAlignment && m >= kAlignment * most)),
        length_(by_rows_ ? m : n),
        blocks_(ceil_divide(length_, kAlignment)),
        count_(std::max<int64_t>(std::min({most, blocks_, most_parts(m, n, k)}), 1)) {}
  /// As many as the threads of a loop that the caller runs.
  ProductParts(int64_t m, int64_t n, int64_t k)
      : ProductParts(m, n, k, in_parallel_region() ? 1 : get_num_threads()) {}

  /// How many parts are worth waking a thread for; 0 for a product that is not.
  static int64_t most_parts(int64_t m, int64_t n, int64_t k) {
    const int64_t largest =
        std::max({saturating_multiply(m, n), saturating_multiply(m, k), saturating_multiply(k, n)});
    const int64_t multiplications = saturating_multiply(saturating_multiply(m, n), k);
    return std::max(multiplications / kGrain, largest / kElementsGrain);
  }

  int64_t count() const { return count_; }
  bool by_rows() const { return by_rows_; }
  /// The most rows or columns of a part.
  int64_t most() const { return ceil_divide(blocks_, count_) * kAlignment; }

  /// Calls `function(part, first of its rows or columns, their count)` for all parts.
  template <class Function>
  void for_each(const Function& function) const {
    for_each_of(0, count_, function);
  }
  /// The same in threads.
  template <class Function>
  void in_threads(const Function& function) const {
    parallel_for(0, count_, 1,
                 [&](int64_t begin, int64_t end) { for_each_of(begin, end, function); });
  }

 private:
  /// Multiplications that are worth waking a thread for.
  static constexpr int64_t kGrain = 1 << 18;
  /// And elements of a matrix: a product with a vector hardly does more than read them.
  static constexpr int64_t kElementsGrain = 1 << 16;
  /// Splits fall on multiples of this, so that no part ends within a block of an inner loop.
  static constexpr int64_t kAlignment = 16;

  template <class Function>
  void for_each_of(int64_t begin, int64_t end, const Function& function) const {
    for (int64_t part = begin; part < end; ++part) {
      const int64_t first = start_of(part);
      function(part, first, start_of(part + 1) - first);
    }
  }
  int64_t start_of(int64_t part) const {
    return std::min(length_, blocks_ * part / count_ * kAlignment);
  }

  bool by_rows_;
  int64_t length_, blocks_, count_;
};

}  // namespace tenon::kernels
