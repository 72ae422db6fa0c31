// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Gives self other sizes and more memory where it needs it; new elements are undefined.
struct TENON_API resize_
    : Operator<resize_, TensorBase&(TensorBase&, IntArrayRef, std::optional<MemoryFormat>)> {
  static constexpr std::string_view kSchema =
      "resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)";
  static constexpr OperatorKind kKind = OperatorKind::kInplaceView;
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase& resize_(TensorBase& self, IntArrayRef size,
                           std::optional<MemoryFormat> memory_format = std::nullopt) {
  return stubs::resize_::call(self, size, memory_format);
}

}  // namespace tenon::ops
