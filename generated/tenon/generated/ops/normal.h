// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Overwrites self with normally distributed numbers.
struct TENON_API normal_
    : Operator<normal_, TensorBase&(TensorBase&, double, double, const std::optional<Generator>&)> {
  static constexpr std::string_view kSchema =
      "normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> "
      "Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase& normal_(TensorBase& self, double mean = 0, double std = 1,
                           const std::optional<Generator>& generator = std::nullopt) {
  return stubs::normal_::call(self, mean, std, generator);
}

}  // namespace tenon::ops
