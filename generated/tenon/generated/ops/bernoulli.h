// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Overwrites self with 1 with probability p, else 0.
struct TENON_API bernoulli__float
    : Operator<bernoulli__float,
               TensorBase&(TensorBase&, double, const std::optional<Generator>&)> {
  static constexpr std::string_view kSchema =
      "bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)";
};
struct TENON_API bernoulli_p
    : Operator<bernoulli_p,
               TensorBase(const TensorBase&, double, const std::optional<Generator>&)> {
  static constexpr std::string_view kSchema =
      "bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor";
};

/// 1 with the probability that each element of self is, else 0.
struct TENON_API bernoulli
    : Operator<bernoulli, TensorBase(const TensorBase&, const std::optional<Generator>&)> {
  static constexpr std::string_view kSchema =
      "bernoulli(Tensor self, *, Generator? generator=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase& bernoulli_(TensorBase& self, double p = 0.5,
                              const std::optional<Generator>& generator = std::nullopt) {
  return stubs::bernoulli__float::call(self, p, generator);
}
inline TensorBase bernoulli(const TensorBase& self, double p,
                            const std::optional<Generator>& generator = std::nullopt) {
  return stubs::bernoulli_p::call(self, p, generator);
}

inline TensorBase bernoulli(const TensorBase& self,
                            const std::optional<Generator>& generator = std::nullopt) {
  return stubs::bernoulli::call(self, generator);
}

}  // namespace tenon::ops
