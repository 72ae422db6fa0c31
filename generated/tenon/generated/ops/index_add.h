// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with alpha times the slices of source added at the indices of a dimension.
struct TENON_API index_add
    : Operator<index_add,
               TensorBase(const TensorBase&, int64_t, const TensorBase&, const TensorBase&,
                          const Scalar&)> {
  static constexpr std::string_view kSchema =
      "index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor";
};
struct TENON_API index_add_
    : Operator<index_add_,
               TensorBase&(TensorBase&, int64_t, const TensorBase&, const TensorBase&,
                           const Scalar&)> {
  static constexpr std::string_view kSchema =
      "index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> "
      "Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase index_add(const TensorBase& self, int64_t dim, const TensorBase& index,
                            const TensorBase& source, const Scalar& alpha = 1) {
  return stubs::index_add::call(self, dim, index, source, alpha);
}
inline TensorBase& index_add_(TensorBase& self, int64_t dim, const TensorBase& index,
                              const TensorBase& source, const Scalar& alpha = 1) {
  return stubs::index_add_::call(self, dim, index, source, alpha);
}

}  // namespace tenon::ops
