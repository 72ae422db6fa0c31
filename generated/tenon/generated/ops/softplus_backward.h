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

// softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor
struct TENON_API softplus_backward {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, const Scalar&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& grad_output, const TensorBase& self, const Scalar& beta,
                         const Scalar& threshold);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& grad_output,
                               const TensorBase& self, const Scalar& beta, const Scalar& threshold);
};

}  // namespace stubs
namespace ops {

// softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor
inline TensorBase softplus_backward(const TensorBase& grad_output, const TensorBase& self,
                                    const Scalar& beta, const Scalar& threshold) {
  return stubs::softplus_backward::call(grad_output, self, beta, threshold);
}

}  // namespace ops
}  // namespace tenon
