// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The angle of the point (other, self), in radians.
struct TENON_API atan2 : Operator<atan2, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "atan2(Tensor self, Tensor other) -> Tensor";
};
struct TENON_API atan2_ : Operator<atan2_, TensorBase&(TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)";
};
struct TENON_API atan2_out
    : Operator<atan2_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The gradient of atan2 for self.
struct TENON_API _atan2_grad_self
    : Operator<_atan2_grad_self,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_atan2_grad_self(Tensor grad_output, Tensor self, Tensor other) -> Tensor";
};

/// The gradient of _atan2_grad_self for self.
struct TENON_API _atan2_grad_self_grad_self
    : Operator<_atan2_grad_self_grad_self,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_atan2_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Tensor other, "
      "Scalar scale) -> Tensor";
};

/// The gradient of _atan2_grad_self for other.
struct TENON_API _atan2_grad_self_grad_other
    : Operator<_atan2_grad_self_grad_other,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_atan2_grad_self_grad_other(Tensor grad_grad, Tensor grad_output, Tensor self, Tensor "
      "other) -> Tensor";
};

/// The gradient of atan2 for other.
struct TENON_API _atan2_grad_other
    : Operator<_atan2_grad_other,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_atan2_grad_other(Tensor grad_output, Tensor self, Tensor other, Scalar scale) -> Tensor";
};

/// The gradient of _atan2_grad_other for self.
struct TENON_API _atan2_grad_other_grad_self
    : Operator<_atan2_grad_other_grad_self,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_atan2_grad_other_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Tensor "
      "other, Scalar scale) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase atan2(const TensorBase& self, const TensorBase& other) {
  return stubs::atan2::call(self, other);
}
inline TensorBase& atan2_(TensorBase& self, const TensorBase& other) {
  return stubs::atan2_::call(self, other);
}
inline TensorBase& atan2_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::atan2_out::call(self, other, out);
}

inline TensorBase _atan2_grad_self(const TensorBase& grad_output, const TensorBase& self,
                                   const TensorBase& other) {
  return stubs::_atan2_grad_self::call(grad_output, self, other);
}

inline TensorBase _atan2_grad_self_grad_self(const TensorBase& grad_grad,
                                             const TensorBase& grad_output, const TensorBase& self,
                                             const TensorBase& other, const Scalar& scale) {
  return stubs::_atan2_grad_self_grad_self::call(grad_grad, grad_output, self, other, scale);
}

inline TensorBase _atan2_grad_self_grad_other(const TensorBase& grad_grad,
                                              const TensorBase& grad_output, const TensorBase& self,
                                              const TensorBase& other) {
  return stubs::_atan2_grad_self_grad_other::call(grad_grad, grad_output, self, other);
}

inline TensorBase _atan2_grad_other(const TensorBase& grad_output, const TensorBase& self,
                                    const TensorBase& other, const Scalar& scale) {
  return stubs::_atan2_grad_other::call(grad_output, self, other, scale);
}

inline TensorBase _atan2_grad_other_grad_self(const TensorBase& grad_grad,
                                              const TensorBase& grad_output, const TensorBase& self,
                                              const TensorBase& other, const Scalar& scale) {
  return stubs::_atan2_grad_other_grad_self::call(grad_grad, grad_output, self, other, scale);
}

}  // namespace tenon::ops
