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

// normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
struct TENON_API normal_ {
  using Signature = TensorBase&(TensorBase&, double, double, const std::optional<Generator>&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, double mean, double std,
                          const std::optional<Generator>& generator);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, double mean, double std,
                                const std::optional<Generator>& generator);
};

}  // namespace stubs
namespace ops {

// normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
inline TensorBase& normal_(TensorBase& self, double mean = 0, double std = 1,
                           const std::optional<Generator>& generator = std::nullopt) {
  return stubs::normal_::call(self, mean, std, generator);
}

}  // namespace ops
}  // namespace tenon
