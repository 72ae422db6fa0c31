// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The gradient of maximum for self.
struct TENON_API _maximum_grad_self
    : Operator<_maximum_grad_self,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_maximum_grad_self(Tensor grad_output, Tensor self, Tensor other) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _maximum_grad_self(const TensorBase& grad_output, const TensorBase& self,
                                     const TensorBase& other) {
  return stubs::_maximum_grad_self::call(grad_output, self, other);
}

}  // namespace tenon::ops
