// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// beta * self + alpha * (mat1 @ mat2); self is broadcast to the product, and not read where beta
/// is 0.
struct TENON_API addmm
    : Operator<addmm,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, const Scalar&,
                          const Scalar&)> {
  static constexpr std::string_view kSchema =
      "addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor";
};
struct TENON_API addmm_
    : Operator<addmm_,
               TensorBase&(TensorBase&, const TensorBase&, const TensorBase&, const Scalar&,
                           const Scalar&)> {
  static constexpr std::string_view kSchema =
      "addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> "
      "Tensor(a!)";
};
struct TENON_API addmm_out
    : Operator<addmm_out,
               TensorBase&(const TensorBase&, const TensorBase&, const TensorBase&, const Scalar&,
                           const Scalar&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, "
      "Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase addmm(const TensorBase& self, const TensorBase& mat1, const TensorBase& mat2,
                        const Scalar& beta = 1, const Scalar& alpha = 1) {
  return stubs::addmm::call(self, mat1, mat2, beta, alpha);
}
inline TensorBase& addmm_(TensorBase& self, const TensorBase& mat1, const TensorBase& mat2,
                          const Scalar& beta = 1, const Scalar& alpha = 1) {
  return stubs::addmm_::call(self, mat1, mat2, beta, alpha);
}
inline TensorBase& addmm_out(const TensorBase& self, const TensorBase& mat1, const TensorBase& mat2,
                             const Scalar& beta, const Scalar& alpha, TensorBase& out) {
  return stubs::addmm_out::call(self, mat1, mat2, beta, alpha, out);
}

}  // namespace tenon::ops
