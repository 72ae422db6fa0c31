// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The negative log likelihood of counts that are Poisson distributed around input, or its
/// exponential.
struct TENON_API poisson_nll_loss
    : Operator<poisson_nll_loss,
               TensorBase(const TensorBase&, const TensorBase&, bool, bool, double, int64_t)> {
  static constexpr std::string_view kSchema =
      "poisson_nll_loss(Tensor input, Tensor target, bool log_input, bool full, float eps, int "
      "reduction) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase poisson_nll_loss(const TensorBase& input, const TensorBase& target,
                                   bool log_input, bool full, double eps, int64_t reduction) {
  return stubs::poisson_nll_loss::call(input, target, log_input, full, eps, reduction);
}

}  // namespace tenon::ops
