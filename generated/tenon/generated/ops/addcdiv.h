// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self + value * tensor1 / tensor2.
struct TENON_API addcdiv
    : Operator<addcdiv,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor";
};
struct TENON_API addcdiv_
    : Operator<addcdiv_,
               TensorBase&(TensorBase&, const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)";
};
struct TENON_API addcdiv_out
    : Operator<addcdiv_out,
               TensorBase&(const TensorBase&, const TensorBase&, const TensorBase&, const Scalar&,
                           TensorBase&)> {
  static constexpr std::string_view kSchema =
      "addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) "
      "-> Tensor(a!)";
};

/// The gradient of addcdiv for tensor1.
struct TENON_API _addcdiv_grad_tensor1
    : Operator<_addcdiv_grad_tensor1,
               TensorBase(const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_addcdiv_grad_tensor1(Tensor grad_output, Tensor tensor2, Scalar scale) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase addcdiv(const TensorBase& self, const TensorBase& tensor1,
                          const TensorBase& tensor2, const Scalar& value = 1) {
  return stubs::addcdiv::call(self, tensor1, tensor2, value);
}
inline TensorBase& addcdiv_(TensorBase& self, const TensorBase& tensor1, const TensorBase& tensor2,
                            const Scalar& value = 1) {
  return stubs::addcdiv_::call(self, tensor1, tensor2, value);
}
inline TensorBase& addcdiv_out(const TensorBase& self, const TensorBase& tensor1,
                               const TensorBase& tensor2, const Scalar& value, TensorBase& out) {
  return stubs::addcdiv_out::call(self, tensor1, tensor2, value, out);
}

inline TensorBase _addcdiv_grad_tensor1(const TensorBase& grad_output, const TensorBase& tensor2,
                                        const Scalar& scale) {
  return stubs::_addcdiv_grad_tensor1::call(grad_output, tensor2, scale);
}

}  // namespace tenon::ops
