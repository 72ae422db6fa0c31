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

// linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor
struct TENON_API linear {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& input, const TensorBase& weight, const TensorBase& bias);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& input,
                               const TensorBase& weight, const TensorBase& bias);
};

}  // namespace stubs
namespace ops {

// linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor
inline TensorBase linear(const TensorBase& input, const TensorBase& weight,
                         const TensorBase& bias = {}) {
  return stubs::linear::call(input, weight, bias);
}

}  // namespace ops
}  // namespace tenon
