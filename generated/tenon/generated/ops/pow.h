// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self to the power of a number; 2, 3, 0.5 and -1 are as exact as products, sqrt and division.
struct TENON_API pow_Tensor_Scalar
    : Operator<pow_Tensor_Scalar, TensorBase(const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor";
};
struct TENON_API pow__Scalar : Operator<pow__Scalar, TensorBase&(TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)";
};
struct TENON_API pow_Tensor_Scalar_out
    : Operator<pow_Tensor_Scalar_out, TensorBase&(const TensorBase&, const Scalar&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)";
};

/// self to the power of exponent.
struct TENON_API pow_Tensor_Tensor
    : Operator<pow_Tensor_Tensor, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor";
};
struct TENON_API pow__Tensor : Operator<pow__Tensor, TensorBase&(TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)";
};
struct TENON_API pow_Tensor_Tensor_out
    : Operator<pow_Tensor_Tensor_out,
               TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The gradient of pow.Tensor_Tensor for self.
struct TENON_API _pow_grad_self_Tensor_Tensor
    : Operator<_pow_grad_self_Tensor_Tensor,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_pow_grad_self.Tensor_Tensor(Tensor grad_output, Tensor self, Tensor exponent) -> Tensor";
};

/// The gradient of _pow_grad_self.Tensor_Tensor for self.
struct TENON_API _pow_grad_self_grad_self_Tensor_Tensor
    : Operator<_pow_grad_self_grad_self_Tensor_Tensor,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_pow_grad_self_grad_self.Tensor_Tensor(Tensor grad_grad, Tensor grad_output, Tensor self, "
      "Tensor exponent) -> Tensor";
};

/// The gradient of _pow_grad_self.Tensor_Tensor for exponent.
struct TENON_API _pow_grad_self_grad_exponent_Tensor_Tensor
    : Operator<_pow_grad_self_grad_exponent_Tensor_Tensor,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_pow_grad_self_grad_exponent.Tensor_Tensor(Tensor grad_grad, Tensor grad_output, Tensor "
      "self, Tensor exponent) -> Tensor";
};

/// The gradient of pow.Tensor_Tensor for exponent.
struct TENON_API _pow_grad_exponent_Tensor_Tensor
    : Operator<_pow_grad_exponent_Tensor_Tensor,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_pow_grad_exponent.Tensor_Tensor(Tensor grad_output, Tensor self, Tensor exponent, Tensor "
      "output) -> Tensor";
};

/// The gradient of _pow_grad_exponent.Tensor_Tensor for self.
struct TENON_API _pow_grad_exponent_grad_self_Tensor_Tensor
    : Operator<_pow_grad_exponent_grad_self_Tensor_Tensor,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_pow_grad_exponent_grad_self.Tensor_Tensor(Tensor grad_grad, Tensor grad_output, Tensor "
      "self, Tensor exponent, Tensor output) -> Tensor";
};

/// The gradient of _pow_grad_exponent.Tensor_Tensor for output.
struct TENON_API _pow_grad_exponent_grad_output_Tensor_Tensor
    : Operator<_pow_grad_exponent_grad_output_Tensor_Tensor,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_pow_grad_exponent_grad_output.Tensor_Tensor(Tensor grad_grad, Tensor grad_output, Tensor "
      "self, Tensor exponent, Tensor output) -> Tensor";
};

/// self to the power of exponent.
struct TENON_API pow_Scalar : Operator<pow_Scalar, TensorBase(const Scalar&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "pow.Scalar(Scalar self, Tensor exponent) -> Tensor";
};
struct TENON_API pow_Scalar_out
    : Operator<pow_Scalar_out, TensorBase&(const Scalar&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "pow.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The gradient of pow.Scalar for exponent.
struct TENON_API _pow_grad_exponent_Scalar
    : Operator<_pow_grad_exponent_Scalar,
               TensorBase(const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_pow_grad_exponent.Scalar(Tensor grad_output, Tensor exponent, Scalar self) -> Tensor";
};

/// The gradient of _pow_grad_exponent.Scalar for exponent.
struct TENON_API _pow_grad_exponent_grad_exponent_Scalar
    : Operator<_pow_grad_exponent_grad_exponent_Scalar,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_pow_grad_exponent_grad_exponent.Scalar(Tensor grad_grad, Tensor grad_output, Tensor "
      "exponent, Scalar self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase pow(const TensorBase& self, const Scalar& exponent) {
  return stubs::pow_Tensor_Scalar::call(self, exponent);
}
inline TensorBase& pow_(TensorBase& self, const Scalar& exponent) {
  return stubs::pow__Scalar::call(self, exponent);
}
inline TensorBase& pow_out(const TensorBase& self, const Scalar& exponent, TensorBase& out) {
  return stubs::pow_Tensor_Scalar_out::call(self, exponent, out);
}

inline TensorBase pow(const TensorBase& self, const TensorBase& exponent) {
  return stubs::pow_Tensor_Tensor::call(self, exponent);
}
inline TensorBase& pow_(TensorBase& self, const TensorBase& exponent) {
  return stubs::pow__Tensor::call(self, exponent);
}
inline TensorBase& pow_out(const TensorBase& self, const TensorBase& exponent, TensorBase& out) {
  return stubs::pow_Tensor_Tensor_out::call(self, exponent, out);
}

inline TensorBase _pow_grad_self(const TensorBase& grad_output, const TensorBase& self,
                                 const TensorBase& exponent) {
  return stubs::_pow_grad_self_Tensor_Tensor::call(grad_output, self, exponent);
}

inline TensorBase _pow_grad_self_grad_self(const TensorBase& grad_grad,
                                           const TensorBase& grad_output, const TensorBase& self,
                                           const TensorBase& exponent) {
  return stubs::_pow_grad_self_grad_self_Tensor_Tensor::call(grad_grad, grad_output, self,
                                                             exponent);
}

inline TensorBase _pow_grad_self_grad_exponent(const TensorBase& grad_grad,
                                               const TensorBase& grad_output,
                                               const TensorBase& self, const TensorBase& exponent) {
  return stubs::_pow_grad_self_grad_exponent_Tensor_Tensor::call(grad_grad, grad_output, self,
                                                                 exponent);
}

inline TensorBase _pow_grad_exponent(const TensorBase& grad_output, const TensorBase& self,
                                     const TensorBase& exponent, const TensorBase& output) {
  return stubs::_pow_grad_exponent_Tensor_Tensor::call(grad_output, self, exponent, output);
}

inline TensorBase _pow_grad_exponent_grad_self(const TensorBase& grad_grad,
                                               const TensorBase& grad_output,
                                               const TensorBase& self, const TensorBase& exponent,
                                               const TensorBase& output) {
  return stubs::_pow_grad_exponent_grad_self_Tensor_Tensor::call(grad_grad, grad_output, self,
                                                                 exponent, output);
}

inline TensorBase _pow_grad_exponent_grad_output(
    const TensorBase& grad_grad, const TensorBase& grad_output, const TensorBase& self,
    const TensorBase& exponent, const TensorBase& output) {
  return stubs::_pow_grad_exponent_grad_output_Tensor_Tensor::call(grad_grad, grad_output, self,
                                                                   exponent, output);
}

inline TensorBase pow(const Scalar& self, const TensorBase& exponent) {
  return stubs::pow_Scalar::call(self, exponent);
}
inline TensorBase& pow_out(const Scalar& self, const TensorBase& exponent, TensorBase& out) {
  return stubs::pow_Scalar_out::call(self, exponent, out);
}

inline TensorBase _pow_grad_exponent(const TensorBase& grad_output, const TensorBase& exponent,
                                     const Scalar& self) {
  return stubs::_pow_grad_exponent_Scalar::call(grad_output, exponent, self);
}

inline TensorBase _pow_grad_exponent_grad_exponent(
    const TensorBase& grad_grad, const TensorBase& grad_output, const TensorBase& exponent,
    const Scalar& self) {
  return stubs::_pow_grad_exponent_grad_exponent_Scalar::call(grad_grad, grad_output, exponent,
                                                              self);
}

}  // namespace tenon::ops
