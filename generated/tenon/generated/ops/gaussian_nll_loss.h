// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The negative log likelihood of numbers that are normally distributed around input, of a variance
/// of at least eps.
struct TENON_API gaussian_nll_loss
    : Operator<gaussian_nll_loss,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, bool, double,
                          int64_t)> {
  static constexpr std::string_view kSchema =
      "gaussian_nll_loss(Tensor input, Tensor target, Tensor var, bool full=False, float "
      "eps=1e-06, int reduction=Mean) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase gaussian_nll_loss(const TensorBase& input, const TensorBase& target,
                                    const TensorBase& var, bool full = false, double eps = 1e-06,
                                    int64_t reduction = 1) {
  return stubs::gaussian_nll_loss::call(input, target, var, full, eps, reduction);
}

}  // namespace tenon::ops
