// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with a number at the given indices of a dimension.
struct TENON_API index_fill_int_Scalar
    : Operator<index_fill_int_Scalar,
               TensorBase(const TensorBase&, int64_t, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor";
};
struct TENON_API index_fill__int_Scalar
    : Operator<index_fill__int_Scalar,
               TensorBase&(TensorBase&, int64_t, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)";
};
struct TENON_API index_fill_int_Scalar_out
    : Operator<index_fill_int_Scalar_out,
               TensorBase&(const TensorBase&, int64_t, const TensorBase&, const Scalar&,
                           TensorBase&)> {
  static constexpr std::string_view kSchema =
      "index_fill.int_Scalar_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) "
      "out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase index_fill(const TensorBase& self, int64_t dim, const TensorBase& index,
                             const Scalar& value) {
  return stubs::index_fill_int_Scalar::call(self, dim, index, value);
}
inline TensorBase& index_fill_(TensorBase& self, int64_t dim, const TensorBase& index,
                               const Scalar& value) {
  return stubs::index_fill__int_Scalar::call(self, dim, index, value);
}
inline TensorBase& index_fill_out(const TensorBase& self, int64_t dim, const TensorBase& index,
                                  const Scalar& value, TensorBase& out) {
  return stubs::index_fill_int_Scalar_out::call(self, dim, index, value, out);
}

}  // namespace tenon::ops
