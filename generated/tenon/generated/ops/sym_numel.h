// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// How many elements there are.
struct TENON_API sym_numel : Operator<sym_numel, int64_t(const TensorBase&)> {
  static constexpr std::string_view kSchema = "sym_numel(Tensor self) -> SymInt";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline int64_t sym_numel(const TensorBase& self) {
  return stubs::sym_numel::call(self);
}

}  // namespace tenon::ops
