// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The logarithm of the logistic function of self, without overflow.
struct TENON_API log_sigmoid : Operator<log_sigmoid, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "log_sigmoid(Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase log_sigmoid(const TensorBase& self) {
  return stubs::log_sigmoid::call(self);
}

}  // namespace tenon::ops
