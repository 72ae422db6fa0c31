#pragma once

#include "tenon/api/forward_mode.h"
#include "tests/autograd/tensors.h"

namespace tenon::test {

using autograd::DualLevel;
using autograd::make_dual;
using autograd::unpack_dual;

/// Undefined where there is none.
inline Tensor tangent_of(const Tensor& dual) {
  return unpack_dual(dual).tangent;
}
inline Tensor tangent_of(const Tensor& dual, const DualLevel& level) {
  return unpack_dual(dual, level).tangent;
}

/// exp(x) as an operator computes it, which is not rounded as that of the C library.
inline double exp_of(double x) {
  return exp(full({}, x, kFloat64)).item<double>();
}

}  // namespace tenon::test
