#include "tenon/autograd/formulas/pointwise.h"

#include <cmath>

#include "tenon/autograd/formulas/basic.h"
#include "tenon/base/integer_math.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/ge.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/log.h"
#include "tenon/generated/ops/logical_and.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/pow.h"
#include "tenon/generated/ops/where.h"

namespace tenon::formulas {
namespace {

Scalar minus_one(const Scalar& value) {
  return value.is_floating_point() ? Scalar(value.toDouble() - 1)
                                   : Scalar(saturating_add(value.toLong(), -1));
}

/// `grad`, halved where the elements are equal.
TensorBase split_ties(const TensorBase& grad, const TensorBase& self, const TensorBase& other) {
  return ops::where(ops::eq(self, other), grad / 2, grad);
}

}  // namespace

TensorBase pow_backward(const TensorBase& grad, const TensorBase& self, const Scalar& exponent) {
  if (exponent == Scalar(0)) return zeros_of(grad);
  if (exponent == Scalar(2)) return grad * (self * 2);
  return grad * (ops::pow(self, minus_one(exponent)) * exponent);
}

TensorBase pow_backward_self(const TensorBase& grad, const TensorBase& self,
                             const TensorBase& exponent) {
  const TensorBase gradient = grad * (exponent * ops::pow(self, exponent - 1));
  return ops::masked_fill(gradient, ops::eq(exponent, 0), 0);
}

TensorBase pow_backward_exponent(const TensorBase& grad, const TensorBase& self,
                                 const TensorBase& exponent, const TensorBase& result) {
  const TensorBase constant = ops::logical_and(ops::eq(self, 0), ops::ge(exponent, 0));
  const TensorBase logarithm = ops::log(ops::masked_fill(self, constant, 1));
  return ops::masked_fill(grad * (result * logarithm), constant, 0);
}

TensorBase pow_backward_exponent(const TensorBase& grad, const Scalar& self,
                                 const TensorBase& exponent, const TensorBase& result) {
  const double base = self.toDouble();
  if (base != 0) return grad * (result * std::log(base));
  return ops::masked_fill(grad * (result * std::log(base)), ops::ge(exponent, 0), 0);
}

TensorBase clamp_backward(const TensorBase& grad, const TensorBase& self,
                          const std::optional<Scalar>& min, const std::optional<Scalar>& max) {
  TensorBase gradient = grad;
  if (min) gradient = ops::masked_fill(gradient, ops::lt(self, *min), 0);
  if (max) gradient = ops::masked_fill(gradient, ops::gt(self, *max), 0);
  return gradient;
}

TensorBase maximum_backward(const TensorBase& grad, const TensorBase& self,
                            const TensorBase& other) {
  return ops::masked_fill(split_ties(grad, self, other), ops::lt(self, other), 0);
}

TensorBase minimum_backward(const TensorBase& grad, const TensorBase& self,
                            const TensorBase& other) {
  return ops::masked_fill(split_ties(grad, self, other), ops::gt(self, other), 0);
}

}  // namespace tenon::formulas
