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

// native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor
struct TENON_API native_dropout_backward {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, double);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& grad_output, const TensorBase& mask, double scale);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& grad_output,
                               const TensorBase& mask, double scale);
};

}  // namespace stubs
namespace ops {

// native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor
inline TensorBase native_dropout_backward(const TensorBase& grad_output, const TensorBase& mask,
                                          double scale) {
  return stubs::native_dropout_backward::call(grad_output, mask, scale);
}

}  // namespace ops
}  // namespace tenon
