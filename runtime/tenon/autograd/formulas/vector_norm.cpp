#include <cmath>

#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/reduction.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/pow.h"
#include "tenon/generated/ops/sgn.h"
#include "tenon/generated/ops/sign.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/to.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon::formulas {

TensorBase vector_norm_backward(const TensorBase& grad, const TensorBase& self, const Scalar& ord,
                                std::optional<IntArrayRef> dim, bool keepdim,
                                const TensorBase& result) {
  const double order = ord.toDouble();
  if (order == 0) return ops::zeros_like(self);
  const DType dtype = real_dtype(self.dtype());
  const TensorBase gradient = restore_dims(ops::to(grad, dtype), self.sizes(), dim, keepdim);
  const auto direction = [&] { return self.is_complex() ? ops::sgn(self) : ops::sign(self); };
  if (order == 1) return gradient * direction();
  const TensorBase norm = restore_dims(ops::to(result, dtype), self.sizes(), dim, keepdim);
  if (std::isinf(order)) {
    const TensorBase is_it = ops::to(ops::eq(ops::abs(self), norm), dtype);
    return direction() * is_it * (gradient / ops::sum(is_it, dim, /*keepdim=*/true));
  }
  const TensorBase is_zero = ops::eq(norm, 0);
  if (order == 2) return self * ops::masked_fill(gradient / norm, is_zero, 0);
  const TensorBase scale = ops::masked_fill(gradient / ops::pow(norm, order - 1), is_zero, 0);
  const TensorBase powers = ops::pow(ops::abs(self), order - 1);
  // A power below 0 of an element that is 0 is infinite; its gradient is 0 as that of abs is.
  return direction() *
         ((order < 1 ? ops::masked_fill(powers, ops::eq(self, 0), 0) : powers) * scale);
}

}  // namespace tenon::formulas
