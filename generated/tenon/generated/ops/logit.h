// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// log(self / (1 - self)), of self limited to [eps, 1 - eps] where eps is given.
struct TENON_API logit : Operator<logit, TensorBase(const TensorBase&, std::optional<double>)> {
  static constexpr std::string_view kSchema = "logit(Tensor self, float? eps=None) -> Tensor";
};
struct TENON_API logit_ : Operator<logit_, TensorBase&(TensorBase&, std::optional<double>)> {
  static constexpr std::string_view kSchema =
      "logit_(Tensor(a!) self, float? eps=None) -> Tensor(a!)";
};
struct TENON_API logit_out
    : Operator<logit_out, TensorBase&(const TensorBase&, std::optional<double>, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "logit.out(Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The gradient of logit for self.
struct TENON_API _logit_grad_self
    : Operator<_logit_grad_self,
               TensorBase(const TensorBase&, const TensorBase&, std::optional<double>)> {
  static constexpr std::string_view kSchema =
      "_logit_grad_self(Tensor grad_output, Tensor self, float? eps) -> Tensor";
};

/// The gradient of _logit_grad_self for self.
struct TENON_API _logit_grad_self_grad_self
    : Operator<_logit_grad_self_grad_self,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                          std::optional<double>)> {
  static constexpr std::string_view kSchema =
      "_logit_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, float? eps) "
      "-> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase logit(const TensorBase& self, std::optional<double> eps = std::nullopt) {
  return stubs::logit::call(self, eps);
}
inline TensorBase& logit_(TensorBase& self, std::optional<double> eps = std::nullopt) {
  return stubs::logit_::call(self, eps);
}
inline TensorBase& logit_out(const TensorBase& self, std::optional<double> eps, TensorBase& out) {
  return stubs::logit_out::call(self, eps, out);
}

inline TensorBase _logit_grad_self(const TensorBase& grad_output, const TensorBase& self,
                                   std::optional<double> eps) {
  return stubs::_logit_grad_self::call(grad_output, self, eps);
}

inline TensorBase _logit_grad_self_grad_self(const TensorBase& grad_grad,
                                             const TensorBase& grad_output, const TensorBase& self,
                                             std::optional<double> eps) {
  return stubs::_logit_grad_self_grad_self::call(grad_grad, grad_output, self, eps);
}

}  // namespace tenon::ops
