// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/dispatch/operator_entry.h"

namespace tenon {
namespace stubs {

// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
struct TENON_API clamp {
  using Signature =
      TensorBase(const TensorBase&, const std::optional<Scalar>&, const std::optional<Scalar>&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const std::optional<Scalar>& min,
                         const std::optional<Scalar>& max);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               const std::optional<Scalar>& min, const std::optional<Scalar>& max);
};

// clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
struct TENON_API clamp_ {
  using Signature =
      TensorBase&(TensorBase&, const std::optional<Scalar>&, const std::optional<Scalar>&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const std::optional<Scalar>& min,
                          const std::optional<Scalar>& max);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self,
                                const std::optional<Scalar>& min, const std::optional<Scalar>& max);
};

// clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API clamp_out {
  using Signature = TensorBase&(const TensorBase&, const std::optional<Scalar>&,
                                const std::optional<Scalar>&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const std::optional<Scalar>& min,
                          const std::optional<Scalar>& max, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self,
                                const std::optional<Scalar>& min, const std::optional<Scalar>& max,
                                TensorBase& out);
};

}  // namespace stubs
namespace ops {

// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
inline TensorBase clamp(const TensorBase& self, const std::optional<Scalar>& min = std::nullopt,
                        const std::optional<Scalar>& max = std::nullopt) {
  return stubs::clamp::call(self, min, max);
}

// clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
inline TensorBase& clamp_(TensorBase& self, const std::optional<Scalar>& min = std::nullopt,
                          const std::optional<Scalar>& max = std::nullopt) {
  return stubs::clamp_::call(self, min, max);
}

// clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& clamp_out(const TensorBase& self, const std::optional<Scalar>& min,
                             const std::optional<Scalar>& max, TensorBase& out) {
  return stubs::clamp_out::call(self, min, max, out);
}

}  // namespace ops
}  // namespace tenon
