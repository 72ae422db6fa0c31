#pragma once

#include "tenon/base/integer_math.h"
#include "tenon/kernels/reduction/geometry.h"
#include "tenon/parallel/parallel.h"

// fits in this file: slices of tensors with results in memory

namespace tenon::kernels {

/// The slices of a tensor along a dimension, in row-major order of the others. Of a tensor without
/// dimensions that is its element.
class Slices {
 public:
  Slices(const TensorBase& tensor, int64_t dim);
  /// Slices of one element each.
  explicit Slices(const TensorBase& tensor);

  int64_t count() const { return count_; }
  int64_t length() const { return length_; }
  /// Between the elements of a slice.
  int64_t stride() const { return stride_; }
  /// Where each slice begins.
  StridedCounter places(int64_t first) const;

 private:
  DimVector sizes_, strides_;
  int64_t count_ = 1, length_ = 1, stride_ = 1;
};

/// Scratch memory for the threads that work on slices, which is there before they start. See Note
/// [Loops do not allocate].
class SliceScratch {
 public:
  /// For `words` words of 64 bits a thread; OutOfMemoryError.
  SliceScratch(const Slices& slices, CheckedInt words);

  /// Calls `function(first, last, scratch)` for ranges of slices, which cover all, side by side.
  template <class Function>
  void for_each_range(const Function& function) const {
    auto* memory = memory_.data_ptr<int64_t>();
    parallel_for(0, threads_, 1, [&](int64_t begin, int64_t end) {
      for (int64_t thread = begin; thread < end; ++thread) {
        const int64_t more = slices_ % threads_;
        const int64_t first = slices_ / threads_ * thread + std::min(thread, more);
        const int64_t last = first + slices_ / threads_ + (thread < more ? 1 : 0);
        function(first, last, memory + thread * words_);
      }
    });
  }

 private:
  int64_t slices_, threads_, words_;
  TensorBase memory_;
};

}  // namespace tenon::kernels
