// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The natural logarithm of each element.
struct TENON_API log : Operator<log, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "log(Tensor self) -> Tensor";
};
struct TENON_API log_ : Operator<log_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "log_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API log_out : Operator<log_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase log(const TensorBase& self) {
  return stubs::log::call(self);
}
inline TensorBase& log_(TensorBase& self) {
  return stubs::log_::call(self);
}
inline TensorBase& log_out(const TensorBase& self, TensorBase& out) {
  return stubs::log_out::call(self, out);
}

}  // namespace tenon::ops
