#pragma once

#include <cstdint>
#include <initializer_list>

#include "tenon/kernels/optimizer/loops.h"
#include "tenon/kernels/pointwise/strided_loop.h"
#include "tenon/tensor/tensor_base.h"

namespace tenon::kernels {

/// A step over a parameter, its gradient and what an optimizer keeps of it: tensors of the same
/// sizes and dtype, which is a floating one, on the CPU. All that can fail is done before `run`.
class PreparedUpdate {
 public:
  static constexpr int kMostTensors = 5;

  PreparedUpdate(std::initializer_list<const TensorBase*> tensors, OptimizerStep step,
                 const StepNumbers& numbers);

  /// One pass over the memory, in several threads where that pays; equal for any number of them.
  void run() const;

 private:
  int64_t lanes() const { return kStepBytes / element_size(computed_in_); }
  void run_row(char* const* row, int64_t n) const;
  /// By copies of few elements, for rows that are no arrays and for the end of one.
  void run_block(char* const* block, int64_t n) const;

  StridedLoop loop_;
  OptimizerStep step_;
  StepNumbers numbers_;
  DType dtype_;
  DType computed_in_;
  bool is_direct_ = true;  // rows are arrays of what is computed in
};

}  // namespace tenon::kernels
