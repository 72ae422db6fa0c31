// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// In training, elements set to 0 with probability p and else scaled by 1 / (1 - p).
struct TENON_API dropout : Operator<dropout, TensorBase(const TensorBase&, double, bool)> {
  static constexpr std::string_view kSchema =
      "dropout(Tensor input, float p, bool train) -> Tensor";
};

/// dropout of self, in place.
struct TENON_API dropout_ : Operator<dropout_, TensorBase&(TensorBase&, double, bool)> {
  static constexpr std::string_view kSchema =
      "dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase dropout(const TensorBase& input, double p, bool train) {
  return stubs::dropout::call(input, p, train);
}

inline TensorBase& dropout_(TensorBase& self, double p, bool train) {
  return stubs::dropout_::call(self, p, train);
}

}  // namespace tenon::ops
