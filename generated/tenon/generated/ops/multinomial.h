// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Indices of each row of weights, drawn with probabilities that are proportional to these.
struct TENON_API multinomial
    : Operator<multinomial,
               TensorBase(const TensorBase&, int64_t, bool, const std::optional<Generator>&)> {
  static constexpr std::string_view kSchema =
      "multinomial(Tensor self, int num_samples, bool replacement=False, *, Generator? "
      "generator=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase multinomial(const TensorBase& self, int64_t num_samples, bool replacement = false,
                              const std::optional<Generator>& generator = std::nullopt) {
  return stubs::multinomial::call(self, num_samples, replacement, generator);
}

}  // namespace tenon::ops
