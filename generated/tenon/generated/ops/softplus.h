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

// softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor
struct TENON_API softplus {
  using Signature = TensorBase(const TensorBase&, const Scalar&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const Scalar& beta, const Scalar& threshold);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& beta,
                               const Scalar& threshold);
};

// softplus.out(Tensor self, Scalar beta=1, Scalar threshold=20, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API softplus_out {
  using Signature = TensorBase&(const TensorBase&, const Scalar&, const Scalar&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const Scalar& beta, const Scalar& threshold,
                          TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& beta,
                                const Scalar& threshold, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor
inline TensorBase softplus(const TensorBase& self, const Scalar& beta = 1,
                           const Scalar& threshold = 20) {
  return stubs::softplus::call(self, beta, threshold);
}

// softplus.out(Tensor self, Scalar beta=1, Scalar threshold=20, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& softplus_out(const TensorBase& self, const Scalar& beta, const Scalar& threshold,
                                TensorBase& out) {
  return stubs::softplus_out::call(self, beta, threshold, out);
}

}  // namespace ops
}  // namespace tenon
