#include "tenon/autograd/formulas/joining.h"

#include "tenon/autograd/formulas/view.h"
#include "tenon/base/integer_math.h"
#include "tenon/generated/ops/constant_pad_nd.h"
#include "tenon/generated/ops/slice.h"
#include "tenon/tensor/dimension.h"

namespace tenon::formulas {

std::vector<TensorBase> cat_backward(const TensorBase& grad, const std::vector<DimVector>& sizes,
                                     int64_t dim) {
  dim = wrap_dimension("cat", dim, grad.dim());
  std::vector<TensorBase> gradients;
  int64_t start = 0;
  for (const DimVector& size : sizes) {
    const bool skipped = size.size() == 1 && size[0] == 0;
    const int64_t length = skipped ? 0 : size[dim];
    gradients.push_back(skipped ? zeros(size, grad) : ops::slice(grad, dim, start, start + length));
    start += length;
  }
  return gradients;
}

TensorBase constant_pad_nd_backward(const TensorBase& grad, IntArrayRef pad) {
  DimVector cut(pad);
  for (int64_t& width : cut) width = saturating_subtract(0, width);
  return ops::constant_pad_nd(grad, cut);
}

}  // namespace tenon::formulas
