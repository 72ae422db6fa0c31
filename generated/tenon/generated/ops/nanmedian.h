// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The middle one of the elements that are not NaN, or NaN where there is none.
struct TENON_API nanmedian : Operator<nanmedian, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "nanmedian(Tensor self) -> Tensor";
};

/// The middle one of the elements of each slice of a dimension that are not NaN, and its index.
struct TENON_API nanmedian_dim
    : Operator<nanmedian_dim,
               std::tuple<TensorBase, TensorBase>(const TensorBase&, int64_t, bool)> {
  static constexpr std::string_view kSchema =
      "nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase nanmedian(const TensorBase& self) {
  return stubs::nanmedian::call(self);
}

inline std::tuple<TensorBase, TensorBase> nanmedian(const TensorBase& self, int64_t dim,
                                                    bool keepdim = false) {
  return stubs::nanmedian_dim::call(self, dim, keepdim);
}

}  // namespace tenon::ops
