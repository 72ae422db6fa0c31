// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

struct TENON_API normal_functional
    : Operator<normal_functional,
               TensorBase(const TensorBase&, double, double, const std::optional<Generator>&)> {
  static constexpr std::string_view kSchema =
      "normal_functional(Tensor self, float mean=0, float std=1, *, Generator? generator=None) -> "
      "Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase normal_functional(const TensorBase& self, double mean = 0, double std = 1,
                                    const std::optional<Generator>& generator = std::nullopt) {
  return stubs::normal_functional::call(self, mean, std, generator);
}

}  // namespace tenon::ops
