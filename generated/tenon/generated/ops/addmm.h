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

// addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
struct TENON_API addmm {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, const TensorBase&,
                               const Scalar&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& mat1, const TensorBase& mat2,
                         const Scalar& beta, const Scalar& alpha);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& mat1,
                               const TensorBase& mat2, const Scalar& beta, const Scalar& alpha);
};

// addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
struct TENON_API addmm_ {
  using Signature =
      TensorBase&(TensorBase&, const TensorBase&, const TensorBase&, const Scalar&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const TensorBase& mat1, const TensorBase& mat2,
                          const Scalar& beta, const Scalar& alpha);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& mat1,
                                const TensorBase& mat2, const Scalar& beta, const Scalar& alpha);
};

// addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!)
//   out) -> Tensor(a!)
struct TENON_API addmm_out {
  using Signature = TensorBase&(const TensorBase&, const TensorBase&, const TensorBase&,
                                const Scalar&, const Scalar&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const TensorBase& mat1, const TensorBase& mat2,
                          const Scalar& beta, const Scalar& alpha, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& mat1,
                                const TensorBase& mat2, const Scalar& beta, const Scalar& alpha,
                                TensorBase& out);
};

}  // namespace stubs
namespace ops {

// addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
inline TensorBase addmm(const TensorBase& self, const TensorBase& mat1, const TensorBase& mat2,
                        const Scalar& beta = 1, const Scalar& alpha = 1) {
  return stubs::addmm::call(self, mat1, mat2, beta, alpha);
}

// addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
inline TensorBase& addmm_(TensorBase& self, const TensorBase& mat1, const TensorBase& mat2,
                          const Scalar& beta = 1, const Scalar& alpha = 1) {
  return stubs::addmm_::call(self, mat1, mat2, beta, alpha);
}

// addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!)
//   out) -> Tensor(a!)
inline TensorBase& addmm_out(const TensorBase& self, const TensorBase& mat1, const TensorBase& mat2,
                             const Scalar& beta, const Scalar& alpha, TensorBase& out) {
  return stubs::addmm_out::call(self, mat1, mat2, beta, alpha, out);
}

}  // namespace ops
}  // namespace tenon
