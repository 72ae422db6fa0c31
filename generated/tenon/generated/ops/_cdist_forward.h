// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The distance, by the norm of order p, of each row of x1 to each of x2.
struct TENON_API _cdist_forward
    : Operator<_cdist_forward,
               TensorBase(const TensorBase&, const TensorBase&, double, std::optional<int64_t>)> {
  static constexpr std::string_view kSchema =
      "_cdist_forward(Tensor x1, Tensor x2, float p, int? compute_mode) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _cdist_forward(const TensorBase& x1, const TensorBase& x2, double p,
                                 std::optional<int64_t> compute_mode) {
  return stubs::_cdist_forward::call(x1, x2, p, compute_mode);
}

}  // namespace tenon::ops
