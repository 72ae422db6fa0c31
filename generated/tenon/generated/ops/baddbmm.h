// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// beta * self + alpha * bmm(batch1, batch2); self is broadcast, and not read where beta is 0.
struct TENON_API baddbmm
    : Operator<baddbmm,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, const Scalar&,
                          const Scalar&)> {
  static constexpr std::string_view kSchema =
      "baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> "
      "Tensor";
};
struct TENON_API baddbmm_
    : Operator<baddbmm_,
               TensorBase&(TensorBase&, const TensorBase&, const TensorBase&, const Scalar&,
                           const Scalar&)> {
  static constexpr std::string_view kSchema =
      "baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) "
      "-> Tensor(a!)";
};
struct TENON_API baddbmm_out
    : Operator<baddbmm_out,
               TensorBase&(const TensorBase&, const TensorBase&, const TensorBase&, const Scalar&,
                           const Scalar&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, "
      "Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase baddbmm(const TensorBase& self, const TensorBase& batch1,
                          const TensorBase& batch2, const Scalar& beta = 1,
                          const Scalar& alpha = 1) {
  return stubs::baddbmm::call(self, batch1, batch2, beta, alpha);
}
inline TensorBase& baddbmm_(TensorBase& self, const TensorBase& batch1, const TensorBase& batch2,
                            const Scalar& beta = 1, const Scalar& alpha = 1) {
  return stubs::baddbmm_::call(self, batch1, batch2, beta, alpha);
}
inline TensorBase& baddbmm_out(const TensorBase& self, const TensorBase& batch1,
                               const TensorBase& batch2, const Scalar& beta, const Scalar& alpha,
                               TensorBase& out) {
  return stubs::baddbmm_out::call(self, batch1, batch2, beta, alpha, out);
}

}  // namespace tenon::ops
