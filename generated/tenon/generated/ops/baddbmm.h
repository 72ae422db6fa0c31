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

// baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
struct TENON_API baddbmm {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                               const Scalar&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& batch1, const TensorBase& batch2,
                         const Scalar& beta, const Scalar& alpha);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& batch1, const TensorBase& batch2,
                               const Scalar& beta, const Scalar& alpha);
};

// baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) ->
//   Tensor(a!)
struct TENON_API baddbmm_ {
  using Signature =
      TensorBase&(TensorBase&, const TensorBase&, const TensorBase&, const Scalar&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const TensorBase& batch1, const TensorBase& batch2,
                          const Scalar& beta, const Scalar& alpha);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& batch1,
                                const TensorBase& batch2, const Scalar& beta, const Scalar& alpha);
};

// baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1,
//   Tensor(a!) out) -> Tensor(a!)
struct TENON_API baddbmm_out {
  using Signature = TensorBase&(const TensorBase&, const TensorBase&, const TensorBase&,
                                const Scalar&, const Scalar&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const TensorBase& batch1,
                          const TensorBase& batch2, const Scalar& beta, const Scalar& alpha,
                          TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self,
                                const TensorBase& batch1, const TensorBase& batch2,
                                const Scalar& beta, const Scalar& alpha, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
inline TensorBase baddbmm(const TensorBase& self, const TensorBase& batch1,
                          const TensorBase& batch2, const Scalar& beta = 1,
                          const Scalar& alpha = 1) {
  return stubs::baddbmm::call(self, batch1, batch2, beta, alpha);
}

// baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) ->
//   Tensor(a!)
inline TensorBase& baddbmm_(TensorBase& self, const TensorBase& batch1, const TensorBase& batch2,
                            const Scalar& beta = 1, const Scalar& alpha = 1) {
  return stubs::baddbmm_::call(self, batch1, batch2, beta, alpha);
}

// baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1,
//   Tensor(a!) out) -> Tensor(a!)
inline TensorBase& baddbmm_out(const TensorBase& self, const TensorBase& batch1,
                               const TensorBase& batch2, const Scalar& beta, const Scalar& alpha,
                               TensorBase& out) {
  return stubs::baddbmm_out::call(self, batch1, batch2, beta, alpha, out);
}

}  // namespace ops
}  // namespace tenon
