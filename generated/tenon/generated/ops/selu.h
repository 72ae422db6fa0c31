// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// elu with the constants that keep mean 0 and variance 1.
struct TENON_API selu : Operator<selu, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "selu(Tensor self) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase selu(const TensorBase& self) {
  return stubs::selu::call(self);
}

}  // namespace tenon::ops
