// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Whether each element is minus infinity.
struct TENON_API isneginf : Operator<isneginf, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "isneginf(Tensor self) -> Tensor";
};
struct TENON_API isneginf_out
    : Operator<isneginf_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "isneginf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase isneginf(const TensorBase& self) {
  return stubs::isneginf::call(self);
}
inline TensorBase& isneginf_out(const TensorBase& self, TensorBase& out) {
  return stubs::isneginf_out::call(self, out);
}

}  // namespace tenon::ops
