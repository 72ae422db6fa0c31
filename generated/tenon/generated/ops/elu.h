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

// elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor
struct TENON_API elu {
  using Signature = TensorBase(const TensorBase&, const Scalar&, const Scalar&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const Scalar& alpha, const Scalar& scale,
                         const Scalar& input_scale);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& alpha,
                               const Scalar& scale, const Scalar& input_scale);
};

// elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!)
struct TENON_API elu_ {
  using Signature = TensorBase&(TensorBase&, const Scalar&, const Scalar&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const Scalar& alpha, const Scalar& scale,
                          const Scalar& input_scale);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& alpha,
                                const Scalar& scale, const Scalar& input_scale);
};

// elu.out(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1, *, Tensor(a!) out) ->
//   Tensor(a!)
struct TENON_API elu_out {
  using Signature =
      TensorBase&(const TensorBase&, const Scalar&, const Scalar&, const Scalar&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const Scalar& alpha, const Scalar& scale,
                          const Scalar& input_scale, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& alpha,
                                const Scalar& scale, const Scalar& input_scale, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor
inline TensorBase elu(const TensorBase& self, const Scalar& alpha = 1, const Scalar& scale = 1,
                      const Scalar& input_scale = 1) {
  return stubs::elu::call(self, alpha, scale, input_scale);
}

// elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!)
inline TensorBase& elu_(TensorBase& self, const Scalar& alpha = 1, const Scalar& scale = 1,
                        const Scalar& input_scale = 1) {
  return stubs::elu_::call(self, alpha, scale, input_scale);
}

// elu.out(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1, *, Tensor(a!) out) ->
//   Tensor(a!)
inline TensorBase& elu_out(const TensorBase& self, const Scalar& alpha, const Scalar& scale,
                           const Scalar& input_scale, TensorBase& out) {
  return stubs::elu_out::call(self, alpha, scale, input_scale, out);
}

}  // namespace ops
}  // namespace tenon
