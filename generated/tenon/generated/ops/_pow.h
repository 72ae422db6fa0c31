// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/dispatch/operator_entry.h"

namespace tenon {
namespace stubs {

// _pow(Tensor self, Scalar exponent) -> Tensor
struct TENON_API _pow {
  using Signature = TensorBase(const TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const Scalar& exponent);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& exponent);
};

}  // namespace stubs
namespace ops {

// _pow(Tensor self, Scalar exponent) -> Tensor
inline TensorBase _pow(const TensorBase& self, const Scalar& exponent) {
  return stubs::_pow::call(self, exponent);
}

}  // namespace ops
}  // namespace tenon
