#pragma once

#include <algorithm>

#include "tenon/base/dim_vector.h"
#include "tenon/kernels/loop_index.h"
#include "tenon/kernels/pointwise/pointwise_loop.h"
#include "tenon/tensor/tensor_base.h"

// fits in this file: elements in memory

namespace tenon::kernels {

/// How one result and some inputs, broadcast to its sizes, are walked together: sizes of the loop
/// and, for each operand, its first element and strides in bytes, counted from the last dimension.
/// Operand 0 is the result.
class StridedLoop {
 public:
  static constexpr int kMaxOperands = kMaxPointwiseInputs + 1;

  /// Inputs are added with `set_input`, in order; they must be broadcastable to `sizes`.
  explicit StridedLoop(IntArrayRef sizes);
  void set_input(const TensorBase& input);
  void set_result(const TensorBase& result);

  /// The dimensions, counted from the last one, in order of the steps that they walk memory in:
  /// the smallest first. The result decides, then the first input, and so on; a dimension that an
  /// operand repeats is decided by the others.
  DimVector dimension_order() const;
  /// Element strides of a result that is laid out in `dimension_order()`; empty when row-major.
  DimVector result_strides() const;

  /// Puts dimensions into `dimension_order()`, innermost first, and joins those that every operand
  /// walks as one. From here on `sizes()[0]` is the innermost.
  void normalise();

  int operands() const { return operands_; }
  int64_t numel() const { return numel_; }
  size_t ndim() const { return sizes_.size(); }
  const DimVector& sizes() const { return sizes_; }
  const DimVector& strides(int operand) const { return strides_[operand]; }
  char* data(int operand) const { return data_[operand]; }
  bool has_result() const { return has_result_; }

  /// The indices of the element at `position` when counting innermost first, after `normalise`. See
  /// Note [Loops do not allocate].
  LoopIndex index_of(int64_t position) const;
  /// Address of an operand's element.
  char* address(int operand, const LoopIndex& index) const {
    char* address = data_[operand];
    for (size_t d = 0; d < index.size(); ++d) address += index[d] * strides_[operand][d];
    return address;
  }

  /// Calls `function(index, n, rows)` for pieces that cover `count` elements from `index` on, in
  /// order: `rows` rows of `n` elements along the two innermost dimensions. Pieces of several rows
  /// hold whole ones.
  template <class Function>
  void for_each_piece(LoopIndex index, int64_t count, const Function& function) const;

 private:
  void set_operand(int operand, const TensorBase& tensor);
  int compare(size_t a, size_t b) const;
  bool can_join(size_t inner, size_t outer) const;

  DimVector sizes_;
  DimVector strides_[kMaxOperands];
  char* data_[kMaxOperands] = {};
  int64_t numel_ = 1;
  int operands_ = 1;
  bool has_result_ = false;
};

template <class Function>
void StridedLoop::for_each_piece(LoopIndex index, int64_t count, const Function& function) const {
  while (count > 0) {
    const int64_t n = std::min(sizes_[0] - index[0], count);
    const bool whole = n == sizes_[0] && ndim() > 1;
    const int64_t rows = whole ? std::min(sizes_[1] - index[1], count / n) : 1;
    function(index, n, rows);
    count -= n * rows;
    index[0] += n;
    if (index[0] < sizes_[0] || ndim() == 1) continue;
    index[0] = 0;
    index[1] += rows;
    for (size_t d = 1; d + 1 < ndim() && index[d] == sizes_[d]; ++d) {
      index[d] = 0;
      ++index[d + 1];
    }
  }
}

}  // namespace tenon::kernels
