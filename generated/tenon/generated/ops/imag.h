// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The imaginary parts of complex numbers.
struct TENON_API imag : Operator<imag, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "imag(Tensor(a) self) -> Tensor(a)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase imag(const TensorBase& self) {
  return stubs::imag::call(self);
}

}  // namespace tenon::ops
