// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The real parts of complex numbers; a view of all of a real tensor.
struct TENON_API real : Operator<real, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "real(Tensor(a) self) -> Tensor(a)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase real(const TensorBase& self) {
  return stubs::real::call(self);
}

}  // namespace tenon::ops
