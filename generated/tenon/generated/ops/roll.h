// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with the elements of dimensions moved on, those at the end to the front; without dims in
/// one row.
struct TENON_API roll : Operator<roll, TensorBase(const TensorBase&, IntArrayRef, IntArrayRef)> {
  static constexpr std::string_view kSchema =
      "roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase roll(const TensorBase& self, const IntArrayOf<1>& shifts,
                       const IntArrayOf<1>& dims = {}) {
  return stubs::roll::call(self, shifts, dims);
}

}  // namespace tenon::ops
