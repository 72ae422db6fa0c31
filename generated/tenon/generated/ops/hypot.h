// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The length of the vector (self, other), without overflow on the way.
struct TENON_API hypot : Operator<hypot, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "hypot(Tensor self, Tensor other) -> Tensor";
};
struct TENON_API hypot_ : Operator<hypot_, TensorBase&(TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "hypot_(Tensor(a!) self, Tensor other) -> Tensor(a!)";
};
struct TENON_API hypot_out
    : Operator<hypot_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "hypot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The gradient of hypot for self.
struct TENON_API _hypot_grad_self
    : Operator<_hypot_grad_self,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_hypot_grad_self(Tensor grad_output, Tensor self, Tensor other) -> Tensor";
};

/// The gradient of _hypot_grad_self for self.
struct TENON_API _hypot_grad_self_grad_self
    : Operator<_hypot_grad_self_grad_self,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_hypot_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Tensor other) "
      "-> Tensor";
};

/// The gradient of _hypot_grad_self for other.
struct TENON_API _hypot_grad_self_grad_other
    : Operator<_hypot_grad_self_grad_other,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_hypot_grad_self_grad_other(Tensor grad_grad, Tensor grad_output, Tensor self, Tensor "
      "other, Scalar scale) -> Tensor";
};

/// The gradient of hypot for other.
struct TENON_API _hypot_grad_other
    : Operator<_hypot_grad_other,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_hypot_grad_other(Tensor grad_output, Tensor self, Tensor other) -> Tensor";
};

/// The gradient of _hypot_grad_other for other.
struct TENON_API _hypot_grad_other_grad_other
    : Operator<_hypot_grad_other_grad_other,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_hypot_grad_other_grad_other(Tensor grad_grad, Tensor grad_output, Tensor self, Tensor "
      "other) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase hypot(const TensorBase& self, const TensorBase& other) {
  return stubs::hypot::call(self, other);
}
inline TensorBase& hypot_(TensorBase& self, const TensorBase& other) {
  return stubs::hypot_::call(self, other);
}
inline TensorBase& hypot_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::hypot_out::call(self, other, out);
}

inline TensorBase _hypot_grad_self(const TensorBase& grad_output, const TensorBase& self,
                                   const TensorBase& other) {
  return stubs::_hypot_grad_self::call(grad_output, self, other);
}

inline TensorBase _hypot_grad_self_grad_self(const TensorBase& grad_grad,
                                             const TensorBase& grad_output, const TensorBase& self,
                                             const TensorBase& other) {
  return stubs::_hypot_grad_self_grad_self::call(grad_grad, grad_output, self, other);
}

inline TensorBase _hypot_grad_self_grad_other(const TensorBase& grad_grad,
                                              const TensorBase& grad_output, const TensorBase& self,
                                              const TensorBase& other, const Scalar& scale) {
  return stubs::_hypot_grad_self_grad_other::call(grad_grad, grad_output, self, other, scale);
}

inline TensorBase _hypot_grad_other(const TensorBase& grad_output, const TensorBase& self,
                                    const TensorBase& other) {
  return stubs::_hypot_grad_other::call(grad_output, self, other);
}

inline TensorBase _hypot_grad_other_grad_other(const TensorBase& grad_grad,
                                               const TensorBase& grad_output,
                                               const TensorBase& self, const TensorBase& other) {
  return stubs::_hypot_grad_other_grad_other::call(grad_grad, grad_output, self, other);
}

}  // namespace tenon::ops
