// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Whether all elements are nonzero.
struct TENON_API all : Operator<all, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "all(Tensor self) -> Tensor";
};

/// Whether all elements over a dimension are nonzero.
struct TENON_API all_dim : Operator<all_dim, TensorBase(const TensorBase&, int64_t, bool)> {
  static constexpr std::string_view kSchema =
      "all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase all(const TensorBase& self) {
  return stubs::all::call(self);
}

inline TensorBase all(const TensorBase& self, int64_t dim, bool keepdim = false) {
  return stubs::all_dim::call(self, dim, keepdim);
}

}  // namespace tenon::ops
