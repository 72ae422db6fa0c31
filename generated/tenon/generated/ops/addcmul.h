// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self + value * tensor1 * tensor2.
struct TENON_API addcmul
    : Operator<addcmul,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor";
};
struct TENON_API addcmul_
    : Operator<addcmul_,
               TensorBase&(TensorBase&, const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)";
};
struct TENON_API addcmul_out
    : Operator<addcmul_out,
               TensorBase&(const TensorBase&, const TensorBase&, const TensorBase&, const Scalar&,
                           TensorBase&)> {
  static constexpr std::string_view kSchema =
      "addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) "
      "-> Tensor(a!)";
};

/// The gradient of addcmul for tensor1.
struct TENON_API _addcmul_grad_tensor1
    : Operator<_addcmul_grad_tensor1,
               TensorBase(const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "_addcmul_grad_tensor1(Tensor grad_output, Tensor tensor2, Scalar scale) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase addcmul(const TensorBase& self, const TensorBase& tensor1,
                          const TensorBase& tensor2, const Scalar& value = 1) {
  return stubs::addcmul::call(self, tensor1, tensor2, value);
}
inline TensorBase& addcmul_(TensorBase& self, const TensorBase& tensor1, const TensorBase& tensor2,
                            const Scalar& value = 1) {
  return stubs::addcmul_::call(self, tensor1, tensor2, value);
}
inline TensorBase& addcmul_out(const TensorBase& self, const TensorBase& tensor1,
                               const TensorBase& tensor2, const Scalar& value, TensorBase& out) {
  return stubs::addcmul_out::call(self, tensor1, tensor2, value, out);
}

inline TensorBase _addcmul_grad_tensor1(const TensorBase& grad_output, const TensorBase& tensor2,
                                        const Scalar& scale) {
  return stubs::_addcmul_grad_tensor1::call(grad_output, tensor2, scale);
}

}  // namespace tenon::ops
