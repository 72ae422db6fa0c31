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

// smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor
struct TENON_API smooth_l1_loss {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, int64_t, double);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& target, int64_t reduction,
                         double beta);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& target, int64_t reduction, double beta);
};

}  // namespace stubs
namespace ops {

// smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor
inline TensorBase smooth_l1_loss(const TensorBase& self, const TensorBase& target,
                                 int64_t reduction = 1, double beta = 1.0) {
  return stubs::smooth_l1_loss::call(self, target, reduction, beta);
}

}  // namespace ops
}  // namespace tenon
