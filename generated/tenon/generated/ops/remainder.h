// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The remainder of self / other with the sign of other.
struct TENON_API remainder_Tensor
    : Operator<remainder_Tensor, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "remainder.Tensor(Tensor self, Tensor other) -> Tensor";
};
struct TENON_API remainder__Tensor
    : Operator<remainder__Tensor, TensorBase&(TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)";
};
struct TENON_API remainder_out
    : Operator<remainder_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "remainder.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The gradient of remainder.Tensor for other.
struct TENON_API _remainder_grad_other_Tensor
    : Operator<_remainder_grad_other_Tensor,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_remainder_grad_other.Tensor(Tensor grad_output, Tensor self, Tensor other, Scalar scale) "
      "-> Tensor";
};

/// The remainder of self / other with the sign of other.
struct TENON_API remainder_Scalar
    : Operator<remainder_Scalar, TensorBase(const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "remainder.Scalar(Tensor self, Scalar other) -> Tensor";
};
struct TENON_API remainder__Scalar
    : Operator<remainder__Scalar, TensorBase&(TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)";
};
struct TENON_API remainder_Scalar_out
    : Operator<remainder_Scalar_out, TensorBase&(const TensorBase&, const Scalar&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "remainder.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase remainder(const TensorBase& self, const TensorBase& other) {
  return stubs::remainder_Tensor::call(self, other);
}
inline TensorBase& remainder_(TensorBase& self, const TensorBase& other) {
  return stubs::remainder__Tensor::call(self, other);
}
inline TensorBase& remainder_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::remainder_out::call(self, other, out);
}

inline TensorBase _remainder_grad_other(const TensorBase& grad_output, const TensorBase& self,
                                        const TensorBase& other, const Scalar& scale) {
  return stubs::_remainder_grad_other_Tensor::call(grad_output, self, other, scale);
}

inline TensorBase remainder(const TensorBase& self, const Scalar& other) {
  return stubs::remainder_Scalar::call(self, other);
}
inline TensorBase& remainder_(TensorBase& self, const Scalar& other) {
  return stubs::remainder__Scalar::call(self, other);
}
inline TensorBase& remainder_out(const TensorBase& self, const Scalar& other, TensorBase& out) {
  return stubs::remainder_Scalar_out::call(self, other, out);
}

}  // namespace tenon::ops
