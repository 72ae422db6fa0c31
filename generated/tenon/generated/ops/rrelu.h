// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Each element, times a slope between lower and upper, in training a random one, where it is
/// negative.
struct TENON_API rrelu
    : Operator<rrelu,
               TensorBase(const TensorBase&, const Scalar&, const Scalar&, bool,
                          const std::optional<Generator>&)> {
  static constexpr std::string_view kSchema =
      "rrelu(Tensor self, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool "
      "training=False, Generator? generator=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase rrelu(const TensorBase& self, const Scalar& lower = 0.125,
                        const Scalar& upper = 0.3333333333333333, bool training = false,
                        const std::optional<Generator>& generator = std::nullopt) {
  return stubs::rrelu::call(self, lower, upper, training, generator);
}

}  // namespace tenon::ops
