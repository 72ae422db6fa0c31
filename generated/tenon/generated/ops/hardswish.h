// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Each element times its hardsigmoid.
struct TENON_API hardswish : Operator<hardswish, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "hardswish(Tensor self) -> Tensor";
};

struct TENON_API hardswish_ : Operator<hardswish_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "hardswish_(Tensor(a!) self) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase hardswish(const TensorBase& self) {
  return stubs::hardswish::call(self);
}
inline TensorBase& hardswish_(TensorBase& self) {
  return stubs::hardswish_::call(self);
}

}  // namespace tenon::ops
