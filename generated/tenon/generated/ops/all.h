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

/// Whether all elements over dimensions are nonzero.
struct TENON_API all_dims
    : Operator<all_dims, TensorBase(const TensorBase&, std::optional<IntArrayRef>, bool)> {
  static constexpr std::string_view kSchema =
      "all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor";
};
struct TENON_API all_dims_out
    : Operator<all_dims_out,
               TensorBase&(const TensorBase&, std::optional<IntArrayRef>, bool, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "all.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> "
      "Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase all(const TensorBase& self) {
  return stubs::all::call(self);
}

inline TensorBase all(const TensorBase& self, int64_t dim, bool keepdim = false) {
  return stubs::all_dim::call(self, dim, keepdim);
}

inline TensorBase all(const TensorBase& self, const OptionalIntArrayRef& dim,
                      bool keepdim = false) {
  return stubs::all_dims::call(self, dim, keepdim);
}
inline TensorBase& all_out(const TensorBase& self, const OptionalIntArrayRef& dim, bool keepdim,
                           TensorBase& out) {
  return stubs::all_dims_out::call(self, dim, keepdim, out);
}

}  // namespace tenon::ops
