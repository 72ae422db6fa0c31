// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The logarithm of each determinant, NaN where it is negative.
struct TENON_API logdet : Operator<logdet, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "logdet(Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase logdet(const TensorBase& self) {
  return stubs::logdet::call(self);
}

}  // namespace tenon::ops
