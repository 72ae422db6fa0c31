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

// gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor
struct TENON_API gelu_backward {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, std::string_view);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& grad_output, const TensorBase& self,
                         std::string_view approximate);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& grad_output,
                               const TensorBase& self, std::string_view approximate);
};

}  // namespace stubs
namespace ops {

// gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor
inline TensorBase gelu_backward(const TensorBase& grad_output, const TensorBase& self,
                                std::string_view approximate = "none") {
  return stubs::gelu_backward::call(grad_output, self, approximate);
}

}  // namespace ops
}  // namespace tenon
