// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Overwrites self with integers uniform in [from, to), or up to the greatest of its dtype.
struct TENON_API random__from
    : Operator<random__from,
               TensorBase&(TensorBase&, int64_t, std::optional<int64_t>,
                           const std::optional<Generator>&)> {
  static constexpr std::string_view kSchema =
      "random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> "
      "Tensor(a!)";
};
struct TENON_API random_from
    : Operator<random_from,
               TensorBase(const TensorBase&, int64_t, std::optional<int64_t>,
                          const std::optional<Generator>&)> {
  static constexpr std::string_view kSchema =
      "random.from(Tensor self, int from, int? to, *, Generator? generator=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase& random_(TensorBase& self, int64_t from, std::optional<int64_t> to,
                           const std::optional<Generator>& generator = std::nullopt) {
  return stubs::random__from::call(self, from, to, generator);
}
inline TensorBase random(const TensorBase& self, int64_t from, std::optional<int64_t> to,
                         const std::optional<Generator>& generator = std::nullopt) {
  return stubs::random_from::call(self, from, to, generator);
}

}  // namespace tenon::ops
