#pragma once

#include <algorithm>

#include "tenon/base/dim_vector.h"
#include "tenon/base/integer_math.h"
#include "tenon/kernels/loop_index.h"
#include "tenon/tensor/reduced_dimensions.h"
#include "tenon/tensor/tensor_base.h"

// fits in this file: offsets within tensors that have elements

namespace tenon::kernels {

/// Walks the elements of sizes, of which there are some or which are a geometry's, in row-major
/// order and tells where each lies. See Note [Loops do not allocate].
class StridedCounter {
 public:
  StridedCounter(IntArrayRef sizes, IntArrayRef strides);
  int64_t offset() const { return offset_; }
  void seek(int64_t linear);
  void next() {
    for (size_t dim = sizes_.size(); dim-- > 0;) {
      // Wrapping, for the stride of a dimension of one element may be any.
      offset_ = wrapping_add(offset_, strides_[dim]);
      if (++index_[dim] < sizes_[dim]) return;
      offset_ = wrapping_subtract(offset_, wrapping_multiply(sizes_[dim], strides_[dim]));
      index_[dim] = 0;
    }
  }

 private:
  LoopIndex sizes_{0}, strides_{0}, index_{0};  // without dimensions of one element
  int64_t offset_ = 0;
};

/// The dimensions of a reduction, those that lie regularly in memory merged and those of size 1
/// left out: `kept` in the order of the result, `reduced` with the smallest stride last. Of a
/// tensor without elements, whose other sizes may be any, the products saturate.
struct ReductionGeometry {
  ReductionGeometry(const TensorBase& self, DimMask mask);

  DimVector kept_sizes, kept_strides;
  DimVector reduced_sizes, reduced_strides;
  int64_t outputs = 1;  // elements of the result
  int64_t count = 1;    // elements that go into each
};

/// How the elements that go into one result are cut into units of about `limit`, each of which is
/// reduced alone. It depends on sizes only, so that rounding is the same for any number of threads.
class ReductionUnits {
 public:
  ReductionUnits(const ReductionGeometry& geometry, int64_t limit);

  int64_t count() const { return count_; }

  /// Calls `function(offset, n)` for the runs of elements of a unit; in a run they lie `stride()`
  /// apart.
  template <class Function>
  void for_each_run(int64_t unit, const Function& function) const {
    if (pieces_ > 1) {
      rows_counter_.seek(unit / pieces_);
      const int64_t begin = unit % pieces_ * limit_;
      function(rows_counter_.offset() + begin * stride_, std::min(limit_, length_ - begin));
      return;
    }
    const int64_t first = unit * rows_per_unit_;
    const int64_t last = std::min(rows_, first + rows_per_unit_);
    rows_counter_.seek(first);
    for (int64_t row = first; row < last; ++row, rows_counter_.next()) {
      function(rows_counter_.offset(), length_);
    }
  }
  int64_t stride() const { return stride_; }

 private:
  int64_t limit_;
  int64_t length_ = 1, stride_ = 1;  // of the innermost reduced dimension
  int64_t rows_ = 1, rows_per_unit_ = 1, pieces_ = 1, count_ = 1;
  mutable StridedCounter rows_counter_;  // each thread has a copy of the units
};

}  // namespace tenon::kernels
