// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with borders of copies of its edges along the last dimension.
struct TENON_API replication_pad1d
    : Operator<replication_pad1d, TensorBase(const TensorBase&, IntArrayRef)> {
  static constexpr std::string_view kSchema =
      "replication_pad1d(Tensor self, SymInt[2] padding) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase replication_pad1d(const TensorBase& self, const IntArrayOf<2>& padding) {
  return stubs::replication_pad1d::call(self, padding);
}

}  // namespace tenon::ops
