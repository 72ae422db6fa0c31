// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// For each element of index, the element of self at that index of a dimension.
struct TENON_API gather
    : Operator<gather, TensorBase(const TensorBase&, int64_t, const TensorBase&, bool)> {
  static constexpr std::string_view kSchema =
      "gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor";
};
struct TENON_API gather_out
    : Operator<gather_out,
               TensorBase&(const TensorBase&, int64_t, const TensorBase&, bool, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False, Tensor(a!) out) "
      "-> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase gather(const TensorBase& self, int64_t dim, const TensorBase& index,
                         bool sparse_grad = false) {
  return stubs::gather::call(self, dim, index, sparse_grad);
}
inline TensorBase& gather_out(const TensorBase& self, int64_t dim, const TensorBase& index,
                              bool sparse_grad, TensorBase& out) {
  return stubs::gather_out::call(self, dim, index, sparse_grad, out);
}

}  // namespace tenon::ops
