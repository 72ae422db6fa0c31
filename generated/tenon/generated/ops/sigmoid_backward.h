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

// sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor
struct TENON_API sigmoid_backward {
  using Signature = TensorBase(const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& grad_output, const TensorBase& output);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& grad_output,
                               const TensorBase& output);
};

}  // namespace stubs
namespace ops {

// sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor
inline TensorBase sigmoid_backward(const TensorBase& grad_output, const TensorBase& output) {
  return stubs::sigmoid_backward::call(grad_output, output);
}

}  // namespace ops
}  // namespace tenon
