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

// random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)
struct TENON_API random__from {
  using Signature =
      TensorBase&(TensorBase&, int64_t, std::optional<int64_t>, const std::optional<Generator>&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, int64_t from, std::optional<int64_t> to,
                          const std::optional<Generator>& generator);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, int64_t from,
                                std::optional<int64_t> to,
                                const std::optional<Generator>& generator);
};

}  // namespace stubs
namespace ops {

// random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)
inline TensorBase& random_(TensorBase& self, int64_t from, std::optional<int64_t> to,
                           const std::optional<Generator>& generator = std::nullopt) {
  return stubs::random__from::call(self, from, to, generator);
}

}  // namespace ops
}  // namespace tenon
