// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The logistic function of each element.
struct TENON_API sigmoid : Operator<sigmoid, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "sigmoid(Tensor self) -> Tensor";
};
struct TENON_API sigmoid_ : Operator<sigmoid_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "sigmoid_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API sigmoid_out : Operator<sigmoid_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase sigmoid(const TensorBase& self) {
  return stubs::sigmoid::call(self);
}
inline TensorBase& sigmoid_(TensorBase& self) {
  return stubs::sigmoid_::call(self);
}
inline TensorBase& sigmoid_out(const TensorBase& self, TensorBase& out) {
  return stubs::sigmoid_out::call(self, out);
}

}  // namespace tenon::ops
