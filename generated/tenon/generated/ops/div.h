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

/// self / other, exact, or rounded towards zero (`trunc`) or down (`floor`); these keep integers.
struct TENON_API div_Tensor_mode
    : Operator<div_Tensor_mode,
               TensorBase(const TensorBase&, const TensorBase&, std::optional<std::string_view>)> {
  static constexpr std::string_view kSchema =
      "div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor";
};
struct TENON_API div__Tensor_mode
    : Operator<div__Tensor_mode,
               TensorBase&(TensorBase&, const TensorBase&, std::optional<std::string_view>)> {
  static constexpr std::string_view kSchema =
      "div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)";
};
struct TENON_API div_out_mode
    : Operator<div_out_mode,
               TensorBase&(const TensorBase&, const TensorBase&, std::optional<std::string_view>,
                           TensorBase&)> {
  static constexpr std::string_view kSchema =
      "div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> "
      "Tensor(a!)";
};

/// self / other, exact, or rounded towards zero (`trunc`) or down (`floor`); these keep integers.
struct TENON_API div_Scalar_mode
    : Operator<div_Scalar_mode,
               TensorBase(const TensorBase&, const Scalar&, std::optional<std::string_view>)> {
  static constexpr std::string_view kSchema =
      "div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor";
};
struct TENON_API div__Scalar_mode
    : Operator<div__Scalar_mode,
               TensorBase&(TensorBase&, const Scalar&, std::optional<std::string_view>)> {
  static constexpr std::string_view kSchema =
      "div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)";
};
struct TENON_API div_Scalar_mode_out
    : Operator<div_Scalar_mode_out,
               TensorBase&(const TensorBase&, const Scalar&, std::optional<std::string_view>,
                           TensorBase&)> {
  static constexpr std::string_view kSchema =
      "div.Scalar_mode_out(Tensor self, Scalar other, *, str? rounding_mode, Tensor(a!) out) -> "
      "Tensor(a!)";
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

inline TensorBase div(const TensorBase& self, const TensorBase& other,
                      std::optional<std::string_view> rounding_mode) {
  return stubs::div_Tensor_mode::call(self, other, rounding_mode);
}
inline TensorBase& div_(TensorBase& self, const TensorBase& other,
                        std::optional<std::string_view> rounding_mode) {
  return stubs::div__Tensor_mode::call(self, other, rounding_mode);
}
inline TensorBase& div_out(const TensorBase& self, const TensorBase& other,
                           std::optional<std::string_view> rounding_mode, TensorBase& out) {
  return stubs::div_out_mode::call(self, other, rounding_mode, out);
}

inline TensorBase div(const TensorBase& self, const Scalar& other,
                      std::optional<std::string_view> rounding_mode) {
  return stubs::div_Scalar_mode::call(self, other, rounding_mode);
}
inline TensorBase& div_(TensorBase& self, const Scalar& other,
                        std::optional<std::string_view> rounding_mode) {
  return stubs::div__Scalar_mode::call(self, other, rounding_mode);
}
inline TensorBase& div_out(const TensorBase& self, const Scalar& other,
                           std::optional<std::string_view> rounding_mode, TensorBase& out) {
  return stubs::div_Scalar_mode_out::call(self, other, rounding_mode, out);
}

}  // namespace tenon::ops
