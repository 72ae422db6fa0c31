// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self if its elements lie in order, else a copy of it.
struct TENON_API contiguous : Operator<contiguous, TensorBase(const TensorBase&, MemoryFormat)> {
  static constexpr std::string_view kSchema =
      "contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase contiguous(const TensorBase& self,
                             MemoryFormat memory_format = MemoryFormat::Contiguous) {
  return stubs::contiguous::call(self, memory_format);
}

}  // namespace tenon::ops
