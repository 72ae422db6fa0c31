// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The elements of each slice of the first dimension in order.
struct TENON_API msort : Operator<msort, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "msort(Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase msort(const TensorBase& self) {
  return stubs::msort::call(self);
}

}  // namespace tenon::ops
