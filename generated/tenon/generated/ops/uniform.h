// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Overwrites self with numbers uniform in [from, to).
struct TENON_API uniform_
    : Operator<uniform_,
               TensorBase&(TensorBase&, double, double, const std::optional<Generator>&)> {
  static constexpr std::string_view kSchema =
      "uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> "
      "Tensor(a!)";
};
struct TENON_API uniform
    : Operator<uniform,
               TensorBase(const TensorBase&, double, double, const std::optional<Generator>&)> {
  static constexpr std::string_view kSchema =
      "uniform(Tensor self, float from=0, float to=1, *, Generator? generator=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase& uniform_(TensorBase& self, double from = 0, double to = 1,
                            const std::optional<Generator>& generator = std::nullopt) {
  return stubs::uniform_::call(self, from, to, generator);
}
inline TensorBase uniform(const TensorBase& self, double from = 0, double to = 1,
                          const std::optional<Generator>& generator = std::nullopt) {
  return stubs::uniform::call(self, from, to, generator);
}

}  // namespace tenon::ops
