#include "tenon/autograd/formulas/pointwise.h"

#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/zeros_of.h"
#include "tenon/base/integer_math.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/conj_physical.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/pow.h"
#include "tenon/generated/ops/real.h"
#include "tenon/generated/ops/sgn.h"

namespace tenon::formulas {
namespace {

Scalar minus_one(const Scalar& value) {
  if (value.is_complex()) return value.toComplexDouble() - 1;
  return value.is_floating_point() ? Scalar(value.toDouble() - 1)
                                   : Scalar(saturating_add(value.toLong(), -1));
}
}  // namespace

TensorBase pow_backward(const TensorBase& grad, const TensorBase& self, const Scalar& exponent) {
  if (exponent == Scalar(0)) return zeros_of(grad);
  if (exponent == Scalar(2)) return grad * (self * 2);
  return grad * (ops::pow(self, minus_one(exponent)) * exponent);
}

// Moves of z = r exp(i t) along r change sgn(z) = exp(i t) not; across, by 1 / r.
TensorBase sgn_backward(const TensorBase& grad, const TensorBase& self, const TensorBase& result) {
  if (!self.is_complex()) return zeros_of(grad);
  const TensorBase along = ops::real(grad * ops::conj_physical(result));
  const TensorBase gradient = (grad - along * result) / ops::abs(self);
  return ops::masked_fill(gradient, ops::eq(self, 0), 0);
}

TensorBase angle_backward(const TensorBase& grad, const TensorBase& self) {
  if (!self.is_complex()) return zeros_of(grad);
  const TensorBase across = ops::sgn(self) * Scalar(Complex128(0, 1));
  const TensorBase gradient = grad * across / ops::abs(self);
  return ops::masked_fill(gradient, ops::eq(self, 0), 0);
}

}  // namespace tenon::formulas
