// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The greater of each two elements, NaN if one is; a tie's gradient is split in half.
struct TENON_API maximum : Operator<maximum, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "maximum(Tensor self, Tensor other) -> Tensor";
};
struct TENON_API maximum_out
    : Operator<maximum_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

/// The gradient of maximum for self.
struct TENON_API _maximum_grad_self
    : Operator<_maximum_grad_self,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_maximum_grad_self(Tensor grad_output, Tensor self, Tensor other) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase maximum(const TensorBase& self, const TensorBase& other) {
  return stubs::maximum::call(self, other);
}
inline TensorBase& maximum_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::maximum_out::call(self, other, out);
}

inline TensorBase _maximum_grad_self(const TensorBase& grad_output, const TensorBase& self,
                                     const TensorBase& other) {
  return stubs::_maximum_grad_self::call(grad_output, self, other);
}

}  // namespace tenon::ops
