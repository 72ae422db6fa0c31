// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The elements of self, which is a temporary nobody else sees, in other sizes.
struct TENON_API _unsafe_view : Operator<_unsafe_view, TensorBase(const TensorBase&, IntArrayRef)> {
  static constexpr std::string_view kSchema = "_unsafe_view(Tensor self, SymInt[] size) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _unsafe_view(const TensorBase& self, IntArrayRef size) {
  return stubs::_unsafe_view::call(self, size);
}

}  // namespace tenon::ops
