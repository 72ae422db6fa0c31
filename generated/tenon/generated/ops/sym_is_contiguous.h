// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Whether the elements lie in memory as a format has them.
struct TENON_API sym_is_contiguous
    : Operator<sym_is_contiguous, bool(const TensorBase&, MemoryFormat)> {
  static constexpr std::string_view kSchema =
      "sym_is_contiguous(Tensor self, MemoryFormat memory_format=contiguous_format) -> SymBool";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline bool sym_is_contiguous(const TensorBase& self,
                              MemoryFormat memory_format = MemoryFormat::Contiguous) {
  return stubs::sym_is_contiguous::call(self, memory_format);
}

}  // namespace tenon::ops
