// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// In training, elements set to the least value of selu with probability p, mean 0 and variance 1
/// kept.
struct TENON_API alpha_dropout
    : Operator<alpha_dropout, TensorBase(const TensorBase&, double, bool)> {
  static constexpr std::string_view kSchema =
      "alpha_dropout(Tensor input, float p, bool train) -> Tensor";
};

/// alpha_dropout of self, in place.
struct TENON_API alpha_dropout_ : Operator<alpha_dropout_, TensorBase&(TensorBase&, double, bool)> {
  static constexpr std::string_view kSchema =
      "alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase alpha_dropout(const TensorBase& input, double p, bool train) {
  return stubs::alpha_dropout::call(input, p, train);
}

inline TensorBase& alpha_dropout_(TensorBase& self, double p, bool train) {
  return stubs::alpha_dropout_::call(self, p, train);
}

}  // namespace tenon::ops
