// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Each element, or a value where it is at most a threshold.
struct TENON_API threshold
    : Operator<threshold, TensorBase(const TensorBase&, const Scalar&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor";
};
struct TENON_API threshold_
    : Operator<threshold_, TensorBase&(TensorBase&, const Scalar&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "threshold_(Tensor(a!) self, Scalar threshold, Scalar value) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase threshold(const TensorBase& self, const Scalar& threshold, const Scalar& value) {
  return stubs::threshold::call(self, threshold, value);
}
inline TensorBase& threshold_(TensorBase& self, const Scalar& threshold, const Scalar& value) {
  return stubs::threshold_::call(self, threshold, value);
}

}  // namespace tenon::ops
