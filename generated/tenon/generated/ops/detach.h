// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The elements of self without its history.
struct TENON_API detach : Operator<detach, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "detach(Tensor(a) self) -> Tensor(a)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase detach(const TensorBase& self) {
  return stubs::detach::call(self);
}

}  // namespace tenon::ops
