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

// l1_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
struct TENON_API l1_loss {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, int64_t);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& target, int64_t reduction);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& target, int64_t reduction);
};

}  // namespace stubs
namespace ops {

// l1_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
inline TensorBase l1_loss(const TensorBase& self, const TensorBase& target, int64_t reduction = 1) {
  return stubs::l1_loss::call(self, target, reduction);
}

}  // namespace ops
}  // namespace tenon
