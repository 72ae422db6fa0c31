// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The Kullback-Leibler divergence of log probabilities self from target.
struct TENON_API kl_div
    : Operator<kl_div, TensorBase(const TensorBase&, const TensorBase&, int64_t, bool)> {
  static constexpr std::string_view kSchema =
      "kl_div(Tensor self, Tensor target, int reduction=Mean, *, bool log_target=False) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase kl_div(const TensorBase& self, const TensorBase& target, int64_t reduction = 1,
                         bool log_target = false) {
  return stubs::kl_div::call(self, target, reduction, log_target);
}

}  // namespace tenon::ops
