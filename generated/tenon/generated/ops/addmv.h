// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// beta * self + alpha * (mat @ vec); self is broadcast to the product, and not read where beta is
/// 0.
struct TENON_API addmv
    : Operator<addmv,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, const Scalar&,
                          const Scalar&)> {
  static constexpr std::string_view kSchema =
      "addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor";
};
struct TENON_API addmv_
    : Operator<addmv_,
               TensorBase&(TensorBase&, const TensorBase&, const TensorBase&, const Scalar&,
                           const Scalar&)> {
  static constexpr std::string_view kSchema =
      "addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> "
      "Tensor(a!)";
};
struct TENON_API addmv_out
    : Operator<addmv_out,
               TensorBase&(const TensorBase&, const TensorBase&, const TensorBase&, const Scalar&,
                           const Scalar&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "addmv.out(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) "
      "out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase addmv(const TensorBase& self, const TensorBase& mat, const TensorBase& vec,
                        const Scalar& beta = 1, const Scalar& alpha = 1) {
  return stubs::addmv::call(self, mat, vec, beta, alpha);
}
inline TensorBase& addmv_(TensorBase& self, const TensorBase& mat, const TensorBase& vec,
                          const Scalar& beta = 1, const Scalar& alpha = 1) {
  return stubs::addmv_::call(self, mat, vec, beta, alpha);
}
inline TensorBase& addmv_out(const TensorBase& self, const TensorBase& mat, const TensorBase& vec,
                             const Scalar& beta, const Scalar& alpha, TensorBase& out) {
  return stubs::addmv_out::call(self, mat, vec, beta, alpha, out);
}

}  // namespace tenon::ops
