// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

struct TENON_API squeeze_copy : Operator<squeeze_copy, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "squeeze_copy(Tensor self) -> Tensor";
};
struct TENON_API squeeze_copy_dim
    : Operator<squeeze_copy_dim, TensorBase(const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema = "squeeze_copy.dim(Tensor self, int dim) -> Tensor";
};
struct TENON_API squeeze_copy_dims
    : Operator<squeeze_copy_dims, TensorBase(const TensorBase&, IntArrayRef)> {
  static constexpr std::string_view kSchema = "squeeze_copy.dims(Tensor self, int[] dim) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase squeeze_copy(const TensorBase& self) {
  return stubs::squeeze_copy::call(self);
}
inline TensorBase squeeze_copy(const TensorBase& self, int64_t dim) {
  return stubs::squeeze_copy_dim::call(self, dim);
}
inline TensorBase squeeze_copy(const TensorBase& self, IntArrayRef dim) {
  return stubs::squeeze_copy_dims::call(self, dim);
}

}  // namespace tenon::ops
