// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The logarithm of the sum of exponentials over dimensions, without overflow.
struct TENON_API logsumexp : Operator<logsumexp, TensorBase(const TensorBase&, IntArrayRef, bool)> {
  static constexpr std::string_view kSchema =
      "logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase logsumexp(const TensorBase& self, const IntArrayOf<1>& dim,
                            bool keepdim = false) {
  return stubs::logsumexp::call(self, dim, keepdim);
}

}  // namespace tenon::ops
