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

// bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
struct TENON_API bernoulli__float {
  using Signature = TensorBase&(TensorBase&, double, const std::optional<Generator>&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, double p, const std::optional<Generator>& generator);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, double p,
                                const std::optional<Generator>& generator);
};

}  // namespace stubs
namespace ops {

// bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
inline TensorBase& bernoulli_(TensorBase& self, double p = 0.5,
                              const std::optional<Generator>& generator = std::nullopt) {
  return stubs::bernoulli__float::call(self, p, generator);
}

}  // namespace ops
}  // namespace tenon
