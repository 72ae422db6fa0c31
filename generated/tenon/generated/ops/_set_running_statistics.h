// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Overwrites both statistics of a normalization, or neither.
struct TENON_API _set_running_statistics
    : Operator<_set_running_statistics,
               void(TensorBase&, TensorBase&, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_set_running_statistics(Tensor(a!) running_mean, Tensor(b!) running_var, Tensor mean, "
      "Tensor variance) -> ()";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline void _set_running_statistics(TensorBase& running_mean, TensorBase& running_var,
                                    const TensorBase& mean, const TensorBase& variance) {
  return stubs::_set_running_statistics::call(running_mean, running_var, mean, variance);
}

}  // namespace tenon::ops
