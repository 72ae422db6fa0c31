// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Each matrix to the power of a whole number; of a negative one the inverse is multiplied.
struct TENON_API matrix_power : Operator<matrix_power, TensorBase(const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema = "matrix_power(Tensor self, int n) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase matrix_power(const TensorBase& self, int64_t n) {
  return stubs::matrix_power::call(self, n);
}

}  // namespace tenon::ops
