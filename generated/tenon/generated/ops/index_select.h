// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The slices of a dimension that index lists.
struct TENON_API index_select
    : Operator<index_select, TensorBase(const TensorBase&, int64_t, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "index_select(Tensor self, int dim, Tensor index) -> Tensor";
};
struct TENON_API index_select_out
    : Operator<index_select_out,
               TensorBase&(const TensorBase&, int64_t, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "index_select.out(Tensor self, int dim, Tensor index, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase index_select(const TensorBase& self, int64_t dim, const TensorBase& index) {
  return stubs::index_select::call(self, dim, index);
}
inline TensorBase& index_select_out(const TensorBase& self, int64_t dim, const TensorBase& index,
                                    TensorBase& out) {
  return stubs::index_select_out::call(self, dim, index, out);
}

}  // namespace tenon::ops
