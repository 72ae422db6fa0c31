// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The point at weight on the line from self to end.
struct TENON_API lerp_Tensor
    : Operator<lerp_Tensor, TensorBase(const TensorBase&, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor";
};
struct TENON_API lerp__Tensor
    : Operator<lerp__Tensor, TensorBase&(TensorBase&, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)";
};
struct TENON_API lerp_Tensor_out
    : Operator<lerp_Tensor_out,
               TensorBase&(const TensorBase&, const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The gradient of lerp.Tensor for self.
struct TENON_API _lerp_grad_self_Tensor
    : Operator<_lerp_grad_self_Tensor, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_lerp_grad_self.Tensor(Tensor grad_output, Tensor weight) -> Tensor";
};

/// The gradient of lerp.Tensor for weight.
struct TENON_API _lerp_grad_weight_Tensor
    : Operator<_lerp_grad_weight_Tensor,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_lerp_grad_weight.Tensor(Tensor grad_output, Tensor self, Tensor end) -> Tensor";
};

/// The point at weight on the line from self to end.
struct TENON_API lerp_Scalar
    : Operator<lerp_Scalar, TensorBase(const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor";
};
struct TENON_API lerp__Scalar
    : Operator<lerp__Scalar, TensorBase&(TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)";
};
struct TENON_API lerp_Scalar_out
    : Operator<lerp_Scalar_out,
               TensorBase&(const TensorBase&, const TensorBase&, const Scalar&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase lerp(const TensorBase& self, const TensorBase& end, const TensorBase& weight) {
  return stubs::lerp_Tensor::call(self, end, weight);
}
inline TensorBase& lerp_(TensorBase& self, const TensorBase& end, const TensorBase& weight) {
  return stubs::lerp__Tensor::call(self, end, weight);
}
inline TensorBase& lerp_out(const TensorBase& self, const TensorBase& end, const TensorBase& weight,
                            TensorBase& out) {
  return stubs::lerp_Tensor_out::call(self, end, weight, out);
}

inline TensorBase _lerp_grad_self(const TensorBase& grad_output, const TensorBase& weight) {
  return stubs::_lerp_grad_self_Tensor::call(grad_output, weight);
}

inline TensorBase _lerp_grad_weight(const TensorBase& grad_output, const TensorBase& self,
                                    const TensorBase& end) {
  return stubs::_lerp_grad_weight_Tensor::call(grad_output, self, end);
}

inline TensorBase lerp(const TensorBase& self, const TensorBase& end, const Scalar& weight) {
  return stubs::lerp_Scalar::call(self, end, weight);
}
inline TensorBase& lerp_(TensorBase& self, const TensorBase& end, const Scalar& weight) {
  return stubs::lerp__Scalar::call(self, end, weight);
}
inline TensorBase& lerp_out(const TensorBase& self, const TensorBase& end, const Scalar& weight,
                            TensorBase& out) {
  return stubs::lerp_Scalar_out::call(self, end, weight, out);
}

}  // namespace tenon::ops
