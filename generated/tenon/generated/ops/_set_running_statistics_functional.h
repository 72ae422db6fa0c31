// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

struct TENON_API _set_running_statistics_functional
    : Operator<_set_running_statistics_functional,
               std::tuple<TensorBase, TensorBase>(const TensorBase&, const TensorBase&,
                                                  const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_set_running_statistics_functional(Tensor running_mean, Tensor running_var, Tensor mean, "
      "Tensor variance) -> (Tensor running_mean_out, Tensor running_var_out)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase> _set_running_statistics_functional(
    const TensorBase& running_mean, const TensorBase& running_var, const TensorBase& mean,
    const TensorBase& variance) {
  return stubs::_set_running_statistics_functional::call(running_mean, running_var, mean, variance);
}

}  // namespace tenon::ops
