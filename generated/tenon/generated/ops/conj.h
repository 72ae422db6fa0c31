// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The complex conjugate of each element; real numbers are copied.
struct TENON_API conj : Operator<conj, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "conj(Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase conj(const TensorBase& self) {
  return stubs::conj::call(self);
}

}  // namespace tenon::ops
