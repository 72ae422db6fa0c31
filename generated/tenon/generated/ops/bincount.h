// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// How often each number from 0 on is there, or the sum of the weights of these elements.
struct TENON_API bincount
    : Operator<bincount, TensorBase(const TensorBase&, const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema =
      "bincount(Tensor self, Tensor? weights=None, int minlength=0) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase bincount(const TensorBase& self, const TensorBase& weights = {},
                           int64_t minlength = 0) {
  return stubs::bincount::call(self, weights, minlength);
}

}  // namespace tenon::ops
