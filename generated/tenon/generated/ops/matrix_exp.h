// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The exponential of each matrix.
struct TENON_API matrix_exp : Operator<matrix_exp, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "matrix_exp(Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase matrix_exp(const TensorBase& self) {
  return stubs::matrix_exp::call(self);
}

}  // namespace tenon::ops
