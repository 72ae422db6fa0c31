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

// kl_div(Tensor self, Tensor target, int reduction=Mean, *, bool log_target=False) -> Tensor
struct TENON_API kl_div {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, int64_t, bool);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& target, int64_t reduction,
                         bool log_target);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& target, int64_t reduction, bool log_target);
};

}  // namespace stubs
namespace ops {

// kl_div(Tensor self, Tensor target, int reduction=Mean, *, bool log_target=False) -> Tensor
inline TensorBase kl_div(const TensorBase& self, const TensorBase& target, int64_t reduction = 1,
                         bool log_target = false) {
  return stubs::kl_div::call(self, target, reduction, log_target);
}

}  // namespace ops
}  // namespace tenon
