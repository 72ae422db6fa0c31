// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with one dimension moved to another place.
struct TENON_API movedim_int
    : Operator<movedim_int, TensorBase(const TensorBase&, int64_t, int64_t)> {
  static constexpr std::string_view kSchema =
      "movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)";
};

/// self with dimensions moved to other places; the others stay in their order.
struct TENON_API movedim_intlist
    : Operator<movedim_intlist, TensorBase(const TensorBase&, IntArrayRef, IntArrayRef)> {
  static constexpr std::string_view kSchema =
      "movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase movedim(const TensorBase& self, int64_t source, int64_t destination) {
  return stubs::movedim_int::call(self, source, destination);
}

inline TensorBase movedim(const TensorBase& self, IntArrayRef source, IntArrayRef destination) {
  return stubs::movedim_intlist::call(self, source, destination);
}

}  // namespace tenon::ops
