// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The logarithm to base 2 of 2^self + 2^other, without overflow on the way.
struct TENON_API logaddexp2
    : Operator<logaddexp2, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "logaddexp2(Tensor self, Tensor other) -> Tensor";
};
struct TENON_API logaddexp2_out
    : Operator<logaddexp2_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "logaddexp2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase logaddexp2(const TensorBase& self, const TensorBase& other) {
  return stubs::logaddexp2::call(self, other);
}
inline TensorBase& logaddexp2_out(const TensorBase& self, const TensorBase& other,
                                  TensorBase& out) {
  return stubs::logaddexp2_out::call(self, other, out);
}

}  // namespace tenon::ops
