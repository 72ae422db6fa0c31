#include "tenon/autograd/formulas/pointwise.h"

#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/zeros_of.h"
#include "tenon/base/integer_math.h"
#include "tenon/generated/ops/pow.h"

namespace tenon::formulas {
namespace {

Scalar minus_one(const Scalar& value) {
  return value.is_floating_point() ? Scalar(value.toDouble() - 1)
                                   : Scalar(saturating_add(value.toLong(), -1));
}
}  // namespace

TensorBase pow_backward(const TensorBase& grad, const TensorBase& self, const Scalar& exponent) {
  if (exponent == Scalar(0)) return zeros_of(grad);
  if (exponent == Scalar(2)) return grad * (self * 2);
  return grad * (ops::pow(self, minus_one(exponent)) * exponent);
}

}  // namespace tenon::formulas
