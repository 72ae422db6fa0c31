// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with value where the bool mask holds.
struct TENON_API _masked_fill
    : Operator<_masked_fill, TensorBase(const TensorBase&, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_masked_fill(Tensor self, Tensor mask, Tensor value) -> Tensor";
};
struct TENON_API _masked_fill_
    : Operator<_masked_fill_, TensorBase&(TensorBase&, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_masked_fill_(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)";
};

/// The gradient of _masked_fill for value.
struct TENON_API _masked_fill_grad_value
    : Operator<_masked_fill_grad_value, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_masked_fill_grad_value(Tensor grad_output, Tensor mask) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _masked_fill(const TensorBase& self, const TensorBase& mask,
                               const TensorBase& value) {
  return stubs::_masked_fill::call(self, mask, value);
}
inline TensorBase& _masked_fill_(TensorBase& self, const TensorBase& mask,
                                 const TensorBase& value) {
  return stubs::_masked_fill_::call(self, mask, value);
}

inline TensorBase _masked_fill_grad_value(const TensorBase& grad_output, const TensorBase& mask) {
  return stubs::_masked_fill_grad_value::call(grad_output, mask);
}

}  // namespace tenon::ops
