// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Each element limited to [min, max]; the gradient is 1 at the bounds.
struct TENON_API clamp
    : Operator<clamp,
               TensorBase(const TensorBase&, const std::optional<Scalar>&,
                          const std::optional<Scalar>&)> {
  static constexpr std::string_view kSchema =
      "clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor";
};

struct TENON_API clamp_
    : Operator<clamp_,
               TensorBase&(TensorBase&, const std::optional<Scalar>&,
                           const std::optional<Scalar>&)> {
  static constexpr std::string_view kSchema =
      "clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)";
};

struct TENON_API clamp_out
    : Operator<clamp_out,
               TensorBase&(const TensorBase&, const std::optional<Scalar>&,
                           const std::optional<Scalar>&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase clamp(const TensorBase& self, const std::optional<Scalar>& min = std::nullopt,
                        const std::optional<Scalar>& max = std::nullopt) {
  return stubs::clamp::call(self, min, max);
}
inline TensorBase& clamp_(TensorBase& self, const std::optional<Scalar>& min = std::nullopt,
                          const std::optional<Scalar>& max = std::nullopt) {
  return stubs::clamp_::call(self, min, max);
}
inline TensorBase& clamp_out(const TensorBase& self, const std::optional<Scalar>& min,
                             const std::optional<Scalar>& max, TensorBase& out) {
  return stubs::clamp_out::call(self, min, max, out);
}

}  // namespace tenon::ops
