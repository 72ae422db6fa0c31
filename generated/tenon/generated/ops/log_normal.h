// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Overwrites self with numbers whose logarithms are normally distributed.
struct TENON_API log_normal_
    : Operator<log_normal_,
               TensorBase&(TensorBase&, double, double, const std::optional<Generator>&)> {
  static constexpr std::string_view kSchema =
      "log_normal_(Tensor(a!) self, float mean=1, float std=2, *, Generator? generator=None) -> "
      "Tensor(a!)";
};
struct TENON_API log_normal
    : Operator<log_normal,
               TensorBase(const TensorBase&, double, double, const std::optional<Generator>&)> {
  static constexpr std::string_view kSchema =
      "log_normal(Tensor self, float mean=1, float std=2, *, Generator? generator=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase& log_normal_(TensorBase& self, double mean = 1, double std = 2,
                               const std::optional<Generator>& generator = std::nullopt) {
  return stubs::log_normal_::call(self, mean, std, generator);
}
inline TensorBase log_normal(const TensorBase& self, double mean = 1, double std = 2,
                             const std::optional<Generator>& generator = std::nullopt) {
  return stubs::log_normal::call(self, mean, std, generator);
}

}  // namespace tenon::ops
