// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// One divided by the square root of each element.
struct TENON_API rsqrt : Operator<rsqrt, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "rsqrt(Tensor self) -> Tensor";
};
struct TENON_API rsqrt_ : Operator<rsqrt_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "rsqrt_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API rsqrt_out : Operator<rsqrt_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The gradient of rsqrt for self.
struct TENON_API _rsqrt_grad_self
    : Operator<_rsqrt_grad_self, TensorBase(const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_rsqrt_grad_self(Tensor grad_output, Tensor output, Scalar scale) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase rsqrt(const TensorBase& self) {
  return stubs::rsqrt::call(self);
}
inline TensorBase& rsqrt_(TensorBase& self) {
  return stubs::rsqrt_::call(self);
}
inline TensorBase& rsqrt_out(const TensorBase& self, TensorBase& out) {
  return stubs::rsqrt_out::call(self, out);
}

inline TensorBase _rsqrt_grad_self(const TensorBase& grad_output, const TensorBase& output,
                                   const Scalar& scale) {
  return stubs::_rsqrt_grad_self::call(grad_output, output, scale);
}

}  // namespace tenon::ops
