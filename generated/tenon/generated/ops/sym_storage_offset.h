// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Where in its storage the first element lies, in elements.
struct TENON_API sym_storage_offset : Operator<sym_storage_offset, int64_t(const TensorBase&)> {
  static constexpr std::string_view kSchema = "sym_storage_offset(Tensor self) -> SymInt";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline int64_t sym_storage_offset(const TensorBase& self) {
  return stubs::sym_storage_offset::call(self);
}

}  // namespace tenon::ops
