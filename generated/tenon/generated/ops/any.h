// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Whether any element is nonzero.
struct TENON_API any : Operator<any, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "any(Tensor self) -> Tensor";
};

/// Whether any element over a dimension is nonzero.
struct TENON_API any_dim : Operator<any_dim, TensorBase(const TensorBase&, int64_t, bool)> {
  static constexpr std::string_view kSchema =
      "any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase any(const TensorBase& self) {
  return stubs::any::call(self);
}

inline TensorBase any(const TensorBase& self, int64_t dim, bool keepdim = false) {
  return stubs::any_dim::call(self, dim, keepdim);
}

}  // namespace tenon::ops
