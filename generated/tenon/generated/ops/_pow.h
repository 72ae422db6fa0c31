// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The part of pow for exponents that have no shorter form.
struct TENON_API _pow : Operator<_pow, TensorBase(const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema = "_pow(Tensor self, Scalar exponent) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _pow(const TensorBase& self, const Scalar& exponent) {
  return stubs::_pow::call(self, exponent);
}

}  // namespace tenon::ops
