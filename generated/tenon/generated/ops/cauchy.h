// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Overwrites self with numbers of a Cauchy distribution.
struct TENON_API cauchy_
    : Operator<cauchy_, TensorBase&(TensorBase&, double, double, const std::optional<Generator>&)> {
  static constexpr std::string_view kSchema =
      "cauchy_(Tensor(a!) self, float median=0, float sigma=1, *, Generator? generator=None) -> "
      "Tensor(a!)";
};
struct TENON_API cauchy
    : Operator<cauchy,
               TensorBase(const TensorBase&, double, double, const std::optional<Generator>&)> {
  static constexpr std::string_view kSchema =
      "cauchy(Tensor self, float median=0, float sigma=1, *, Generator? generator=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase& cauchy_(TensorBase& self, double median = 0, double sigma = 1,
                           const std::optional<Generator>& generator = std::nullopt) {
  return stubs::cauchy_::call(self, median, sigma, generator);
}
inline TensorBase cauchy(const TensorBase& self, double median = 0, double sigma = 1,
                         const std::optional<Generator>& generator = std::nullopt) {
  return stubs::cauchy::call(self, median, sigma, generator);
}

}  // namespace tenon::ops
