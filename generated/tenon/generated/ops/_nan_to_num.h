// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Each element, or what stands for NaN and the infinities.
struct TENON_API _nan_to_num
    : Operator<_nan_to_num, TensorBase(const TensorBase&, double, double, double)> {
  static constexpr std::string_view kSchema =
      "_nan_to_num(Tensor self, float nan, float posinf, float neginf) -> Tensor";
};

/// The gradient of _nan_to_num for self.
struct TENON_API _nan_to_num_grad_self
    : Operator<_nan_to_num_grad_self, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_nan_to_num_grad_self(Tensor grad_output, Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _nan_to_num(const TensorBase& self, double nan, double posinf, double neginf) {
  return stubs::_nan_to_num::call(self, nan, posinf, neginf);
}

inline TensorBase _nan_to_num_grad_self(const TensorBase& grad_output, const TensorBase& self) {
  return stubs::_nan_to_num_grad_self::call(grad_output, self);
}

}  // namespace tenon::ops
