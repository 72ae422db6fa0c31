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

// leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result)
//   -> Tensor
struct TENON_API leaky_relu_backward {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, const Scalar&, bool);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& grad_output, const TensorBase& self,
                         const Scalar& negative_slope, bool self_is_result);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& grad_output,
                               const TensorBase& self, const Scalar& negative_slope,
                               bool self_is_result);
};

}  // namespace stubs
namespace ops {

// leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result)
//   -> Tensor
inline TensorBase leaky_relu_backward(const TensorBase& grad_output, const TensorBase& self,
                                      const Scalar& negative_slope, bool self_is_result) {
  return stubs::leaky_relu_backward::call(grad_output, self, negative_slope, self_is_result);
}

}  // namespace ops
}  // namespace tenon
