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

/// Whether any element over dimensions is nonzero.
struct TENON_API any_dims
    : Operator<any_dims, TensorBase(const TensorBase&, std::optional<IntArrayRef>, bool)> {
  static constexpr std::string_view kSchema =
      "any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor";
};
struct TENON_API any_dims_out
    : Operator<any_dims_out,
               TensorBase&(const TensorBase&, std::optional<IntArrayRef>, bool, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "any.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> "
      "Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase any(const TensorBase& self) {
  return stubs::any::call(self);
}

inline TensorBase any(const TensorBase& self, int64_t dim, bool keepdim = false) {
  return stubs::any_dim::call(self, dim, keepdim);
}

inline TensorBase any(const TensorBase& self, const OptionalIntArrayRef& dim,
                      bool keepdim = false) {
  return stubs::any_dims::call(self, dim, keepdim);
}
inline TensorBase& any_out(const TensorBase& self, const OptionalIntArrayRef& dim, bool keepdim,
                           TensorBase& out) {
  return stubs::any_dims_out::call(self, dim, keepdim, out);
}

}  // namespace tenon::ops
