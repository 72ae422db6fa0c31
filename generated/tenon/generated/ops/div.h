// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self / other; integers divide as floating numbers.
struct TENON_API div_Tensor
    : Operator<div_Tensor, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "div.Tensor(Tensor self, Tensor other) -> Tensor";
};
struct TENON_API div__Tensor : Operator<div__Tensor, TensorBase&(TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)";
};
struct TENON_API div_out
    : Operator<div_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The gradient of div.Tensor for other.
struct TENON_API _div_grad_other_Tensor
    : Operator<_div_grad_other_Tensor,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_div_grad_other.Tensor(Tensor grad_output, Tensor self, Tensor other, Scalar scale) -> "
      "Tensor";
};

/// The gradient of _div_grad_other.Tensor for other.
struct TENON_API _div_grad_other_grad_other_Tensor
    : Operator<_div_grad_other_grad_other_Tensor,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_div_grad_other_grad_other.Tensor(Tensor grad_grad, Tensor grad_output, Tensor self, Tensor "
      "other, Scalar scale) -> Tensor";
};

/// self / other; integers divide as floating numbers.
struct TENON_API div_Scalar : Operator<div_Scalar, TensorBase(const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema = "div.Scalar(Tensor self, Scalar other) -> Tensor";
};
struct TENON_API div__Scalar : Operator<div__Scalar, TensorBase&(TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)";
};
struct TENON_API div_Scalar_out
    : Operator<div_Scalar_out, TensorBase&(const TensorBase&, const Scalar&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "div.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase div(const TensorBase& self, const TensorBase& other) {
  return stubs::div_Tensor::call(self, other);
}
inline TensorBase& div_(TensorBase& self, const TensorBase& other) {
  return stubs::div__Tensor::call(self, other);
}
inline TensorBase& div_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::div_out::call(self, other, out);
}

inline TensorBase _div_grad_other(const TensorBase& grad_output, const TensorBase& self,
                                  const TensorBase& other, const Scalar& scale) {
  return stubs::_div_grad_other_Tensor::call(grad_output, self, other, scale);
}

inline TensorBase _div_grad_other_grad_other(const TensorBase& grad_grad,
                                             const TensorBase& grad_output, const TensorBase& self,
                                             const TensorBase& other, const Scalar& scale) {
  return stubs::_div_grad_other_grad_other_Tensor::call(grad_grad, grad_output, self, other, scale);
}

inline TensorBase div(const TensorBase& self, const Scalar& other) {
  return stubs::div_Scalar::call(self, other);
}
inline TensorBase& div_(TensorBase& self, const Scalar& other) {
  return stubs::div__Scalar::call(self, other);
}
inline TensorBase& div_out(const TensorBase& self, const Scalar& other, TensorBase& out) {
  return stubs::div_Scalar_out::call(self, other, out);
}

}  // namespace tenon::ops
