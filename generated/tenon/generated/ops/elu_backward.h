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

// elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result,
//   Tensor self_or_result) -> Tensor
struct TENON_API elu_backward {
  using Signature = TensorBase(const TensorBase&, const Scalar&, const Scalar&, const Scalar&, bool,
                               const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& grad_output, const Scalar& alpha, const Scalar& scale,
                         const Scalar& input_scale, bool is_result,
                         const TensorBase& self_or_result);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& grad_output,
                               const Scalar& alpha, const Scalar& scale, const Scalar& input_scale,
                               bool is_result, const TensorBase& self_or_result);
};

}  // namespace stubs
namespace ops {

// elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result,
//   Tensor self_or_result) -> Tensor
inline TensorBase elu_backward(const TensorBase& grad_output, const Scalar& alpha,
                               const Scalar& scale, const Scalar& input_scale, bool is_result,
                               const TensorBase& self_or_result) {
  return stubs::elu_backward::call(grad_output, alpha, scale, input_scale, is_result,
                                   self_or_result);
}

}  // namespace ops
}  // namespace tenon
