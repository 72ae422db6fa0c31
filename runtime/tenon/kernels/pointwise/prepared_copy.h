#pragma once

#include "tenon/kernels/pointwise/convert_loops.h"
#include "tenon/kernels/pointwise/strided_loop.h"

namespace tenon::kernels {

/// A copy of which only the writing is left, for what writes in several steps, see Note [Loops do
/// not allocate]. Neither tensor is kept.
class PreparedCopy {
 public:
  /// Of `src`, broadcast to the sizes of `dst` and converted to its dtype, into `dst`, which has
  /// elements. They do not share memory, and `dst` does not overlap itself.
  PreparedCopy(const TensorBase& src, const TensorBase& dst);
  /// Writes. Any thread.
  void run() const;

 private:
  StridedLoop walk_;
  ConvertLoop convert_;
  int64_t moved_size_;  // of an element that is moved as it is; 0 where it is converted
};

}  // namespace tenon::kernels
