// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with values where index reads, or with their sum there.
struct TENON_API index_put
    : Operator<index_put, TensorBase(const TensorBase&, TensorList, const TensorBase&, bool)> {
  static constexpr std::string_view kSchema =
      "index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor";
};
struct TENON_API index_put_
    : Operator<index_put_, TensorBase&(TensorBase&, TensorList, const TensorBase&, bool)> {
  static constexpr std::string_view kSchema =
      "index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> "
      "Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase index_put(const TensorBase& self, TensorList indices, const TensorBase& values,
                            bool accumulate = false) {
  return stubs::index_put::call(self, indices, values, accumulate);
}
inline TensorBase& index_put_(TensorBase& self, TensorList indices, const TensorBase& values,
                              bool accumulate = false) {
  return stubs::index_put_::call(self, indices, values, accumulate);
}

}  // namespace tenon::ops
