// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The elements for which a mask holds, both broadcast together, in row-major order.
struct TENON_API masked_select
    : Operator<masked_select, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "masked_select(Tensor self, Tensor mask) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase masked_select(const TensorBase& self, const TensorBase& mask) {
  return stubs::masked_select::call(self, mask);
}

}  // namespace tenon::ops
