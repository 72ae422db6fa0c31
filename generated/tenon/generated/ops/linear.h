// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// input @ weight.t() + bias over the last dimension of input.
struct TENON_API linear
    : Operator<linear, TensorBase(const TensorBase&, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase linear(const TensorBase& input, const TensorBase& weight,
                         const TensorBase& bias = {}) {
  return stubs::linear::call(input, weight, bias);
}

}  // namespace tenon::ops
