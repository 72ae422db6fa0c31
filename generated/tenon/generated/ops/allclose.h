// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Whether isclose holds for all elements.
struct TENON_API allclose
    : Operator<allclose, bool(const TensorBase&, const TensorBase&, double, double, bool)> {
  static constexpr std::string_view kSchema =
      "allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool "
      "equal_nan=False) -> bool";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline bool allclose(const TensorBase& self, const TensorBase& other, double rtol = 1e-05,
                     double atol = 1e-08, bool equal_nan = false) {
  return stubs::allclose::call(self, other, rtol, atol, equal_nan);
}

}  // namespace tenon::ops
