// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/dispatch/operator_entry.h"

namespace tenon {
namespace stubs {

// isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) ->
//   Tensor
struct TENON_API isclose {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, double, double, bool);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& other, double rtol, double atol,
                         bool equal_nan);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                               double rtol, double atol, bool equal_nan);
};

}  // namespace stubs
namespace ops {

// isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) ->
//   Tensor
inline TensorBase isclose(const TensorBase& self, const TensorBase& other, double rtol = 1e-05,
                          double atol = 1e-08, bool equal_nan = false) {
  return stubs::isclose::call(self, other, rtol, atol, equal_nan);
}

}  // namespace ops
}  // namespace tenon
