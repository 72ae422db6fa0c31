// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

struct TENON_API expand_copy
    : Operator<expand_copy, TensorBase(const TensorBase&, IntArrayRef, bool)> {
  static constexpr std::string_view kSchema =
      "expand_copy(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase expand_copy(const TensorBase& self, IntArrayRef size, bool implicit = false) {
  return stubs::expand_copy::call(self, size, implicit);
}

}  // namespace tenon::ops
