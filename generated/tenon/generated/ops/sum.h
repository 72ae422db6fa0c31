// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The sum of all elements; integers add up in int64.
struct TENON_API sum : Operator<sum, TensorBase(const TensorBase&, std::optional<DType>)> {
  static constexpr std::string_view kSchema =
      "sum(Tensor self, *, ScalarType? dtype=None) -> Tensor";
};

/// The sum over dimensions; integers add up in int64.
struct TENON_API sum_dim_IntList
    : Operator<sum_dim_IntList,
               TensorBase(const TensorBase&, std::optional<IntArrayRef>, bool,
                          std::optional<DType>)> {
  static constexpr std::string_view kSchema =
      "sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> "
      "Tensor";
};
struct TENON_API sum_IntList_out
    : Operator<sum_IntList_out,
               TensorBase&(const TensorBase&, std::optional<IntArrayRef>, bool,
                           std::optional<DType>, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, "
      "Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase sum(const TensorBase& self, std::optional<DType> dtype = std::nullopt) {
  return stubs::sum::call(self, dtype);
}

inline TensorBase sum(const TensorBase& self, const OptionalIntArrayRef& dim, bool keepdim = false,
                      std::optional<DType> dtype = std::nullopt) {
  return stubs::sum_dim_IntList::call(self, dim, keepdim, dtype);
}
inline TensorBase& sum_out(const TensorBase& self, const OptionalIntArrayRef& dim, bool keepdim,
                           std::optional<DType> dtype, TensorBase& out) {
  return stubs::sum_IntList_out::call(self, dim, keepdim, dtype, out);
}

}  // namespace tenon::ops
