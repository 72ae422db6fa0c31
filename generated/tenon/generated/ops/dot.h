// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The inner product of two vectors.
struct TENON_API dot : Operator<dot, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "dot(Tensor self, Tensor tensor) -> Tensor";
};
struct TENON_API dot_out
    : Operator<dot_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase dot(const TensorBase& self, const TensorBase& tensor) {
  return stubs::dot::call(self, tensor);
}
inline TensorBase& dot_out(const TensorBase& self, const TensorBase& tensor, TensorBase& out) {
  return stubs::dot_out::call(self, tensor, out);
}

}  // namespace tenon::ops
