// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// A copy in new memory, dense, with the strides of self where those are.
struct TENON_API clone
    : Operator<clone, TensorBase(const TensorBase&, std::optional<MemoryFormat>)> {
  static constexpr std::string_view kSchema =
      "clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase clone(const TensorBase& self,
                        std::optional<MemoryFormat> memory_format = std::nullopt) {
  return stubs::clone::call(self, memory_format);
}

}  // namespace tenon::ops
