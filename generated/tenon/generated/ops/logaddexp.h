// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// log(exp(self) + exp(other)), without overflow on the way.
struct TENON_API logaddexp : Operator<logaddexp, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "logaddexp(Tensor self, Tensor other) -> Tensor";
};
struct TENON_API logaddexp_out
    : Operator<logaddexp_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "logaddexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase logaddexp(const TensorBase& self, const TensorBase& other) {
  return stubs::logaddexp::call(self, other);
}
inline TensorBase& logaddexp_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::logaddexp_out::call(self, other, out);
}

}  // namespace tenon::ops
