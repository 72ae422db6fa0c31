// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Whether two tensors have equal sizes and equal elements.
struct TENON_API equal : Operator<equal, bool(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "equal(Tensor self, Tensor other) -> bool";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline bool equal(const TensorBase& self, const TensorBase& other) {
  return stubs::equal::call(self, other);
}

}  // namespace tenon::ops
