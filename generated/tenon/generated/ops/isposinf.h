// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Whether each element is infinity.
struct TENON_API isposinf : Operator<isposinf, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "isposinf(Tensor self) -> Tensor";
};
struct TENON_API isposinf_out
    : Operator<isposinf_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "isposinf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase isposinf(const TensorBase& self) {
  return stubs::isposinf::call(self);
}
inline TensorBase& isposinf_out(const TensorBase& self, TensorBase& out) {
  return stubs::isposinf_out::call(self, out);
}

}  // namespace tenon::ops
