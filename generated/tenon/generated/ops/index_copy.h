// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with the slices of source at the given indices of a dimension.
struct TENON_API index_copy
    : Operator<index_copy,
               TensorBase(const TensorBase&, int64_t, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor";
};
struct TENON_API index_copy_
    : Operator<index_copy_,
               TensorBase&(TensorBase&, int64_t, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "index_copy_(Tensor(a!) self, int dim, Tensor index, Tensor source) -> Tensor(a!)";
};
struct TENON_API index_copy_out
    : Operator<index_copy_out,
               TensorBase&(const TensorBase&, int64_t, const TensorBase&, const TensorBase&,
                           TensorBase&)> {
  static constexpr std::string_view kSchema =
      "index_copy.out(Tensor self, int dim, Tensor index, Tensor source, *, Tensor(a!) out) -> "
      "Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase index_copy(const TensorBase& self, int64_t dim, const TensorBase& index,
                             const TensorBase& source) {
  return stubs::index_copy::call(self, dim, index, source);
}
inline TensorBase& index_copy_(TensorBase& self, int64_t dim, const TensorBase& index,
                               const TensorBase& source) {
  return stubs::index_copy_::call(self, dim, index, source);
}
inline TensorBase& index_copy_out(const TensorBase& self, int64_t dim, const TensorBase& index,
                                  const TensorBase& source, TensorBase& out) {
  return stubs::index_copy_out::call(self, dim, index, source, out);
}

}  // namespace tenon::ops
