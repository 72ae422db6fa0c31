#include "tenon/autograd/formulas/sorting.h"

#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/view.h"
#include "tenon/base/broadcast.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/index_add.h"
#include "tenon/generated/ops/isnan.h"
#include "tenon/generated/ops/logical_and.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/logical_or.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/nonzero.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/sum.h"

namespace tenon::formulas {

TensorBase masked_select_backward(const TensorBase& grad, IntArrayRef sizes,
                                  const TensorBase& mask) {
  const DimVector all = broadcast_sizes("masked_select", "self", sizes, "mask", mask.sizes());
  const TensorBase chosen = ops::reshape(ops::expand(mask, all), {-1});
  const TensorBase places = ops::reshape(ops::nonzero(chosen), {-1});
  const TensorBase spread = ops::index_add(zeros({chosen.numel()}, grad), 0, places, grad);
  return sum_to(ops::reshape(spread, all), sizes);
}

TensorBase median_backward(const TensorBase& grad, const TensorBase& self,
                           const TensorBase& result) {
  const TensorBase both_nan = ops::logical_and(ops::isnan(self), ops::isnan(result));
  const TensorBase same = ops::logical_or(ops::eq(self, result), both_nan);
  const TensorBase share = ops::div(grad, ops::sum(same));
  return ops::masked_fill(ops::expand(share, self.sizes()), ops::logical_not(same), 0);
}

}  // namespace tenon::formulas
