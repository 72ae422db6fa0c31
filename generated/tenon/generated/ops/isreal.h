// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Whether each element has no imaginary part; true of real numbers.
struct TENON_API isreal : Operator<isreal, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "isreal(Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase isreal(const TensorBase& self) {
  return stubs::isreal::call(self);
}

}  // namespace tenon::ops
