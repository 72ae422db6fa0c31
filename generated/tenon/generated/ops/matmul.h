// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The product of vectors, matrices or broadcast batches of matrices, as the operands' dimensions
/// say.
struct TENON_API matmul : Operator<matmul, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "matmul(Tensor self, Tensor other) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase matmul(const TensorBase& self, const TensorBase& other) {
  return stubs::matmul::call(self, other);
}

}  // namespace tenon::ops
