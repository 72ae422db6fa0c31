// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The product of all elements; integers multiply in int64.
struct TENON_API prod : Operator<prod, TensorBase(const TensorBase&, std::optional<DType>)> {
  static constexpr std::string_view kSchema =
      "prod(Tensor self, *, ScalarType? dtype=None) -> Tensor";
};

/// The product over a dimension; integers multiply in int64.
struct TENON_API prod_dim_int
    : Operator<prod_dim_int, TensorBase(const TensorBase&, int64_t, bool, std::optional<DType>)> {
  static constexpr std::string_view kSchema =
      "prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase prod(const TensorBase& self, std::optional<DType> dtype = std::nullopt) {
  return stubs::prod::call(self, dtype);
}

inline TensorBase prod(const TensorBase& self, int64_t dim, bool keepdim = false,
                       std::optional<DType> dtype = std::nullopt) {
  return stubs::prod_dim_int::call(self, dim, keepdim, dtype);
}

}  // namespace tenon::ops
