// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with the elements of src added at the given indices of a dimension.
struct TENON_API scatter_add
    : Operator<scatter_add,
               TensorBase(const TensorBase&, int64_t, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor";
};
struct TENON_API scatter_add_
    : Operator<scatter_add_,
               TensorBase&(TensorBase&, int64_t, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase scatter_add(const TensorBase& self, int64_t dim, const TensorBase& index,
                              const TensorBase& src) {
  return stubs::scatter_add::call(self, dim, index, src);
}
inline TensorBase& scatter_add_(TensorBase& self, int64_t dim, const TensorBase& index,
                                const TensorBase& src) {
  return stubs::scatter_add_::call(self, dim, index, src);
}

}  // namespace tenon::ops
