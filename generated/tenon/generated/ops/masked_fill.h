// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with the element of a tensor without dimensions where the bool mask holds.
struct TENON_API masked_fill_Tensor
    : Operator<masked_fill_Tensor,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor";
};
struct TENON_API masked_fill__Tensor
    : Operator<masked_fill__Tensor,
               TensorBase&(TensorBase&, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)";
};

/// self with a number where the bool mask holds.
struct TENON_API masked_fill_Scalar
    : Operator<masked_fill_Scalar,
               TensorBase(const TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor";
};
struct TENON_API masked_fill__Scalar
    : Operator<masked_fill__Scalar, TensorBase&(TensorBase&, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase masked_fill(const TensorBase& self, const TensorBase& mask,
                              const TensorBase& value) {
  return stubs::masked_fill_Tensor::call(self, mask, value);
}
inline TensorBase& masked_fill_(TensorBase& self, const TensorBase& mask, const TensorBase& value) {
  return stubs::masked_fill__Tensor::call(self, mask, value);
}

inline TensorBase masked_fill(const TensorBase& self, const TensorBase& mask, const Scalar& value) {
  return stubs::masked_fill_Scalar::call(self, mask, value);
}
inline TensorBase& masked_fill_(TensorBase& self, const TensorBase& mask, const Scalar& value) {
  return stubs::masked_fill__Scalar::call(self, mask, value);
}

}  // namespace tenon::ops
