// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with borders of copies of its edges along the last two dimensions.
struct TENON_API replication_pad2d
    : Operator<replication_pad2d, TensorBase(const TensorBase&, IntArrayRef)> {
  static constexpr std::string_view kSchema =
      "replication_pad2d(Tensor self, SymInt[4] padding) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase replication_pad2d(const TensorBase& self, const IntArrayOf<4>& padding) {
  return stubs::replication_pad2d::call(self, padding);
}

}  // namespace tenon::ops
