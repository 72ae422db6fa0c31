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

// uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)
struct TENON_API uniform_ {
  using Signature = TensorBase&(TensorBase&, double, double, const std::optional<Generator>&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, double from, double to,
                          const std::optional<Generator>& generator);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, double from, double to,
                                const std::optional<Generator>& generator);
};

}  // namespace stubs
namespace ops {

// uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)
inline TensorBase& uniform_(TensorBase& self, double from = 0, double to = 1,
                            const std::optional<Generator>& generator = std::nullopt) {
  return stubs::uniform_::call(self, from, to, generator);
}

}  // namespace ops
}  // namespace tenon
