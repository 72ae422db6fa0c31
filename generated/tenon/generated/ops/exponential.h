// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Overwrites self with exponentially distributed numbers of rate lambd.
struct TENON_API exponential_
    : Operator<exponential_, TensorBase&(TensorBase&, double, const std::optional<Generator>&)> {
  static constexpr std::string_view kSchema =
      "exponential_(Tensor(a!) self, float lambd=1, *, Generator? generator=None) -> Tensor(a!)";
};
struct TENON_API exponential
    : Operator<exponential,
               TensorBase(const TensorBase&, double, const std::optional<Generator>&)> {
  static constexpr std::string_view kSchema =
      "exponential(Tensor self, float lambd=1, *, Generator? generator=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase& exponential_(TensorBase& self, double lambd = 1,
                                const std::optional<Generator>& generator = std::nullopt) {
  return stubs::exponential_::call(self, lambd, generator);
}
inline TensorBase exponential(const TensorBase& self, double lambd = 1,
                              const std::optional<Generator>& generator = std::nullopt) {
  return stubs::exponential::call(self, lambd, generator);
}

}  // namespace tenon::ops
