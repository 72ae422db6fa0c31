// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self repeated along each dimension.
struct TENON_API repeat : Operator<repeat, TensorBase(const TensorBase&, IntArrayRef)> {
  static constexpr std::string_view kSchema = "repeat(Tensor self, SymInt[] repeats) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase repeat(const TensorBase& self, IntArrayRef repeats) {
  return stubs::repeat::call(self, repeats);
}

}  // namespace tenon::ops
