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

// allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) ->
//   bool
struct TENON_API allclose {
  using Signature = bool(const TensorBase&, const TensorBase&, double, double, bool);
  static OperatorEntry entry;
  static bool call(const TensorBase& self, const TensorBase& other, double rtol, double atol,
                   bool equal_nan);
  static bool redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                         double rtol, double atol, bool equal_nan);
};

}  // namespace stubs
namespace ops {

// allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) ->
//   bool
inline bool allclose(const TensorBase& self, const TensorBase& other, double rtol = 1e-05,
                     double atol = 1e-08, bool equal_nan = false) {
  return stubs::allclose::call(self, other, rtol, atol, equal_nan);
}

}  // namespace ops
}  // namespace tenon
