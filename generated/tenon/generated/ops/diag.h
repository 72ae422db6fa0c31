// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The diagonal of a matrix, or the matrix that has a vector as its diagonal.
struct TENON_API diag : Operator<diag, TensorBase(const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema = "diag(Tensor self, int diagonal=0) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase diag(const TensorBase& self, int64_t diagonal = 0) {
  return stubs::diag::call(self, diagonal);
}

}  // namespace tenon::ops
