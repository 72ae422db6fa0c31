// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// How many elements lie in each of the equal parts of a range, by default that of the elements.
struct TENON_API histc
    : Operator<histc, TensorBase(const TensorBase&, int64_t, const Scalar&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase histc(const TensorBase& self, int64_t bins = 100, const Scalar& min = 0,
                        const Scalar& max = 0) {
  return stubs::histc::call(self, bins, min, max);
}

}  // namespace tenon::ops
