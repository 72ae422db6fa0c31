// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The number whose erf is self, by Wichura's rational approximations AS 241.
struct TENON_API erfinv : Operator<erfinv, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "erfinv(Tensor self) -> Tensor";
};
struct TENON_API erfinv_ : Operator<erfinv_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "erfinv_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API erfinv_out : Operator<erfinv_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "erfinv.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase erfinv(const TensorBase& self) {
  return stubs::erfinv::call(self);
}
inline TensorBase& erfinv_(TensorBase& self) {
  return stubs::erfinv_::call(self);
}
inline TensorBase& erfinv_out(const TensorBase& self, TensorBase& out) {
  return stubs::erfinv_out::call(self, out);
}

}  // namespace tenon::ops
