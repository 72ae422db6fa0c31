#pragma once

#include <cstdint>
#include <string_view>

#include "tenon/tensor/tensor_base.h"

namespace tenon::kernels {

/// Which elements of a slice are results, where NaN is greater than all numbers and equal elements
/// stand in the order of their indices.
enum class Arrangement : uint8_t {
  kSorted,      // all in order
  kFirst,       // the first `k` of the order
  kNth,         // element `k` of the order, counted from 0
  kMedian,      // the middle of the order, the lower one of two; the first NaN where there is one
  kNanMedian,   // the middle of those that are not NaN, where there are some
  kMode,        // the smallest one of those that are there most often, the last of its kind
  kCumulative,  // for each element the greatest one up to it, the last one of equal ones; or a NaN
};

/// What `arrange_slices` does with each slice.
struct ArrangedCall {
  std::string_view op;
  Arrangement arrangement;
  /// The order goes from the greatest element to the smallest one; equal ones stay in theirs.
  bool descending = false;
  int64_t k = 1;
};

/// Writes the results of each slice of `self` along `dim`, and their indices in it. `values` and
/// `indices` have as many dimensions as `self`, or, where a slice has one result, none for `dim`.
/// Nothing is written before all memory is there.
void arrange_slices(const ArrangedCall& call, const TensorBase& self, int64_t dim,
                    TensorBase& values, TensorBase& indices);

}  // namespace tenon::kernels
