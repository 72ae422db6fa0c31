// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Each element, or 0 if that is negative.
struct TENON_API relu : Operator<relu, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "relu(Tensor self) -> Tensor";
};
struct TENON_API relu_ : Operator<relu_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "relu_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API relu_out : Operator<relu_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "relu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase relu(const TensorBase& self) {
  return stubs::relu::call(self);
}
inline TensorBase& relu_(TensorBase& self) {
  return stubs::relu_::call(self);
}
inline TensorBase& relu_out(const TensorBase& self, TensorBase& out) {
  return stubs::relu_out::call(self, out);
}

}  // namespace tenon::ops
