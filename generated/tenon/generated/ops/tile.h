// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self repeated along each dimension, the last ones first.
struct TENON_API tile : Operator<tile, TensorBase(const TensorBase&, IntArrayRef)> {
  static constexpr std::string_view kSchema = "tile(Tensor self, SymInt[] dims) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase tile(const TensorBase& self, IntArrayRef dims) {
  return stubs::tile::call(self, dims);
}

}  // namespace tenon::ops
