// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The sums of the elements of a dimension up to each index.
struct TENON_API cumsum
    : Operator<cumsum, TensorBase(const TensorBase&, int64_t, std::optional<DType>)> {
  static constexpr std::string_view kSchema =
      "cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor";
};
struct TENON_API cumsum_
    : Operator<cumsum_, TensorBase&(TensorBase&, int64_t, std::optional<DType>)> {
  static constexpr std::string_view kSchema =
      "cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)";
};
struct TENON_API cumsum_out
    : Operator<cumsum_out,
               TensorBase&(const TensorBase&, int64_t, std::optional<DType>, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase cumsum(const TensorBase& self, int64_t dim,
                         std::optional<DType> dtype = std::nullopt) {
  return stubs::cumsum::call(self, dim, dtype);
}
inline TensorBase& cumsum_(TensorBase& self, int64_t dim,
                           std::optional<DType> dtype = std::nullopt) {
  return stubs::cumsum_::call(self, dim, dtype);
}
inline TensorBase& cumsum_out(const TensorBase& self, int64_t dim, std::optional<DType> dtype,
                              TensorBase& out) {
  return stubs::cumsum_out::call(self, dim, dtype, out);
}

}  // namespace tenon::ops
