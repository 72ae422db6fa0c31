// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self times the normal distribution function of self, exact or (`tanh`) approximated.
struct TENON_API gelu : Operator<gelu, TensorBase(const TensorBase&, std::string_view)> {
  static constexpr std::string_view kSchema =
      "gelu(Tensor self, *, str approximate='none') -> Tensor";
};
struct TENON_API gelu_ : Operator<gelu_, TensorBase&(TensorBase&, std::string_view)> {
  static constexpr std::string_view kSchema =
      "gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)";
};
struct TENON_API gelu_out
    : Operator<gelu_out, TensorBase&(const TensorBase&, std::string_view, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase gelu(const TensorBase& self, std::string_view approximate = "none") {
  return stubs::gelu::call(self, approximate);
}
inline TensorBase& gelu_(TensorBase& self, std::string_view approximate = "none") {
  return stubs::gelu_::call(self, approximate);
}
inline TensorBase& gelu_out(const TensorBase& self, std::string_view approximate, TensorBase& out) {
  return stubs::gelu_out::call(self, approximate, out);
}

}  // namespace tenon::ops
