// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The elements of huber_loss.
struct TENON_API _huber
    : Operator<_huber, TensorBase(const TensorBase&, const TensorBase&, double)> {
  static constexpr std::string_view kSchema =
      "_huber(Tensor self, Tensor target, float delta) -> Tensor";
};

/// The gradient of _huber for self.
struct TENON_API _huber_grad_self
    : Operator<_huber_grad_self,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, double)> {
  static constexpr std::string_view kSchema =
      "_huber_grad_self(Tensor grad_output, Tensor self, Tensor target, float delta) -> Tensor";
};

/// The gradient of _huber_grad_self for self.
struct TENON_API _huber_grad_self_grad_self
    : Operator<_huber_grad_self_grad_self,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&, double)> {
  static constexpr std::string_view kSchema =
      "_huber_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Tensor "
      "target, float delta) -> Tensor";
};

/// The gradient of _huber_grad_self for target.
struct TENON_API _huber_grad_self_grad_target
    : Operator<_huber_grad_self_grad_target,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                          const TensorBase&, double)> {
  static constexpr std::string_view kSchema =
      "_huber_grad_self_grad_target(Tensor grad_grad, Tensor grad_output, Tensor self, Tensor "
      "target, float delta) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _huber(const TensorBase& self, const TensorBase& target, double delta) {
  return stubs::_huber::call(self, target, delta);
}

inline TensorBase _huber_grad_self(const TensorBase& grad_output, const TensorBase& self,
                                   const TensorBase& target, double delta) {
  return stubs::_huber_grad_self::call(grad_output, self, target, delta);
}

inline TensorBase _huber_grad_self_grad_self(const TensorBase& grad_grad,
                                             const TensorBase& grad_output, const TensorBase& self,
                                             const TensorBase& target, double delta) {
  return stubs::_huber_grad_self_grad_self::call(grad_grad, grad_output, self, target, delta);
}

inline TensorBase _huber_grad_self_grad_target(const TensorBase& grad_grad,
                                               const TensorBase& grad_output,
                                               const TensorBase& self, const TensorBase& target,
                                               double delta) {
  return stubs::_huber_grad_self_grad_target::call(grad_grad, grad_output, self, target, delta);
}

}  // namespace tenon::ops
