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

// hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor
struct TENON_API hardtanh_backward {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, const Scalar&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& grad_output, const TensorBase& self,
                         const Scalar& min_val, const Scalar& max_val);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& grad_output,
                               const TensorBase& self, const Scalar& min_val,
                               const Scalar& max_val);
};

}  // namespace stubs
namespace ops {

// hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor
inline TensorBase hardtanh_backward(const TensorBase& grad_output, const TensorBase& self,
                                    const Scalar& min_val, const Scalar& max_val) {
  return stubs::hardtanh_backward::call(grad_output, self, min_val, max_val);
}

}  // namespace ops
}  // namespace tenon
