// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The products of the elements of a dimension up to each index.
struct TENON_API cumprod
    : Operator<cumprod, TensorBase(const TensorBase&, int64_t, std::optional<DType>)> {
  static constexpr std::string_view kSchema =
      "cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor";
};
struct TENON_API cumprod_
    : Operator<cumprod_, TensorBase&(TensorBase&, int64_t, std::optional<DType>)> {
  static constexpr std::string_view kSchema =
      "cumprod_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)";
};
struct TENON_API cumprod_out
    : Operator<cumprod_out,
               TensorBase&(const TensorBase&, int64_t, std::optional<DType>, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "cumprod.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase cumprod(const TensorBase& self, int64_t dim,
                          std::optional<DType> dtype = std::nullopt) {
  return stubs::cumprod::call(self, dim, dtype);
}
inline TensorBase& cumprod_(TensorBase& self, int64_t dim,
                            std::optional<DType> dtype = std::nullopt) {
  return stubs::cumprod_::call(self, dim, dtype);
}
inline TensorBase& cumprod_out(const TensorBase& self, int64_t dim, std::optional<DType> dtype,
                               TensorBase& out) {
  return stubs::cumprod_out::call(self, dim, dtype, out);
}

}  // namespace tenon::ops
