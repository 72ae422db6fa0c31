// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The blocks that other times each element of self makes.
struct TENON_API kron : Operator<kron, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "kron(Tensor self, Tensor other) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase kron(const TensorBase& self, const TensorBase& other) {
  return stubs::kron::call(self, other);
}

}  // namespace tenon::ops
