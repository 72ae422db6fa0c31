#include "tenon/autograd/formulas/copy.h"

#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/_to_copy.h"

namespace tenon::formulas {

TensorBase to_copy_backward(const TensorBase& grad, DType dtype) {
  return grad.dtype() == dtype ? grad : ops::_to_copy(grad, dtype);
}

TensorBase copy_backward(const TensorBase& grad, IntArrayRef sizes, DType dtype) {
  return to_copy_backward(sum_to(grad, sizes), dtype);
}

}  // namespace tenon::formulas
