// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with a border of a number; pad has the widths before and after, the last dimension first.
struct TENON_API constant_pad_nd
    : Operator<constant_pad_nd, TensorBase(const TensorBase&, IntArrayRef, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase constant_pad_nd(const TensorBase& self, IntArrayRef pad,
                                  const Scalar& value = 0) {
  return stubs::constant_pad_nd::call(self, pad, value);
}

}  // namespace tenon::ops
