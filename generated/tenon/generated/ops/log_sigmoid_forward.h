// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The logarithm of the logistic function of self, and exp(-|self|).
struct TENON_API log_sigmoid_forward
    : Operator<log_sigmoid_forward, std::tuple<TensorBase, TensorBase>(const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase> log_sigmoid_forward(const TensorBase& self) {
  return stubs::log_sigmoid_forward::call(self);
}

}  // namespace tenon::ops
