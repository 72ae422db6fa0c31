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

// _adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor
struct TENON_API _adaptive_avg_pool2d_backward {
  using Signature = TensorBase(const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& grad_output, const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& grad_output,
                               const TensorBase& self);
};

}  // namespace stubs
namespace ops {

// _adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor
inline TensorBase _adaptive_avg_pool2d_backward(const TensorBase& grad_output,
                                                const TensorBase& self) {
  return stubs::_adaptive_avg_pool2d_backward::call(grad_output, self);
}

}  // namespace ops
}  // namespace tenon
