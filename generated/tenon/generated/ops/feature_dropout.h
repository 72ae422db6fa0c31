// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// In training, features [N, C, ...] set to 0 with probability p and else scaled by 1 / (1 - p).
struct TENON_API feature_dropout
    : Operator<feature_dropout, TensorBase(const TensorBase&, double, bool)> {
  static constexpr std::string_view kSchema =
      "feature_dropout(Tensor input, float p, bool train) -> Tensor";
};

/// feature_dropout of self, in place.
struct TENON_API feature_dropout_
    : Operator<feature_dropout_, TensorBase&(TensorBase&, double, bool)> {
  static constexpr std::string_view kSchema =
      "feature_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase feature_dropout(const TensorBase& input, double p, bool train) {
  return stubs::feature_dropout::call(input, p, train);
}

inline TensorBase& feature_dropout_(TensorBase& self, double p, bool train) {
  return stubs::feature_dropout_::call(self, p, train);
}

}  // namespace tenon::ops
