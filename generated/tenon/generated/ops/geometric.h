// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Overwrites self with how many trials there are up to the first success, which has probability p.
struct TENON_API geometric_
    : Operator<geometric_, TensorBase&(TensorBase&, double, const std::optional<Generator>&)> {
  static constexpr std::string_view kSchema =
      "geometric_(Tensor(a!) self, float p, *, Generator? generator=None) -> Tensor(a!)";
};
struct TENON_API geometric
    : Operator<geometric, TensorBase(const TensorBase&, double, const std::optional<Generator>&)> {
  static constexpr std::string_view kSchema =
      "geometric(Tensor self, float p, *, Generator? generator=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase& geometric_(TensorBase& self, double p,
                              const std::optional<Generator>& generator = std::nullopt) {
  return stubs::geometric_::call(self, p, generator);
}
inline TensorBase geometric(const TensorBase& self, double p,
                            const std::optional<Generator>& generator = std::nullopt) {
  return stubs::geometric::call(self, p, generator);
}

}  // namespace tenon::ops
