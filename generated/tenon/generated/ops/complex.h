// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Complex numbers of real and imaginary parts, both of float32 or of float64.
struct TENON_API complex : Operator<complex, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "complex(Tensor real, Tensor imag) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase complex(const TensorBase& real, const TensorBase& imag) {
  return stubs::complex::call(real, imag);
}

}  // namespace tenon::ops
