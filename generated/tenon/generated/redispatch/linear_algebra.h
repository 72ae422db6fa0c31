// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/linear_algebra.h"

namespace tenon::redispatch {

inline Tensor addmm(DispatchKeySet keys, const Tensor& self, const Tensor& mat1, const Tensor& mat2,
                    const Scalar& beta = 1, const Scalar& alpha = 1) {
  return stubs::addmm::redispatch(keys, self, mat1, mat2, beta, alpha);
}
inline Tensor& addmm_(DispatchKeySet keys, Tensor& self, const Tensor& mat1, const Tensor& mat2,
                      const Scalar& beta = 1, const Scalar& alpha = 1) {
  return detail::written_to(self, stubs::addmm_::redispatch(keys, self, mat1, mat2, beta, alpha));
}
inline Tensor& addmm_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& mat1,
                         const Tensor& mat2, const Scalar& beta = 1, const Scalar& alpha = 1) {
  return detail::written_to(out,
                            stubs::addmm_out::redispatch(keys, self, mat1, mat2, beta, alpha, out));
}

inline Tensor baddbmm(DispatchKeySet keys, const Tensor& self, const Tensor& batch1,
                      const Tensor& batch2, const Scalar& beta = 1, const Scalar& alpha = 1) {
  return stubs::baddbmm::redispatch(keys, self, batch1, batch2, beta, alpha);
}
inline Tensor& baddbmm_(DispatchKeySet keys, Tensor& self, const Tensor& batch1,
                        const Tensor& batch2, const Scalar& beta = 1, const Scalar& alpha = 1) {
  return detail::written_to(self,
                            stubs::baddbmm_::redispatch(keys, self, batch1, batch2, beta, alpha));
}
inline Tensor& baddbmm_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                           const Tensor& batch1, const Tensor& batch2, const Scalar& beta = 1,
                           const Scalar& alpha = 1) {
  return detail::written_to(out,
                            stubs::baddbmm_out::redispatch(keys, self, batch1, batch2, beta, alpha,
                                                           out));
}

inline Tensor bmm(DispatchKeySet keys, const Tensor& self, const Tensor& mat2) {
  return stubs::bmm::redispatch(keys, self, mat2);
}
inline Tensor& bmm_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& mat2) {
  return detail::written_to(out, stubs::bmm_out::redispatch(keys, self, mat2, out));
}

inline Tensor dot(DispatchKeySet keys, const Tensor& self, const Tensor& tensor) {
  return stubs::dot::redispatch(keys, self, tensor);
}
inline Tensor& dot_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& tensor) {
  return detail::written_to(out, stubs::dot_out::redispatch(keys, self, tensor, out));
}

inline Tensor linear(DispatchKeySet keys, const Tensor& input, const Tensor& weight,
                     const std::optional<Tensor>& bias = {}) {
  return stubs::linear::redispatch(keys, input, weight, detail::tensor_or_undefined(bias));
}

inline Tensor matmul(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::matmul::redispatch(keys, self, other);
}

inline Tensor mm(DispatchKeySet keys, const Tensor& self, const Tensor& mat2) {
  return stubs::mm::redispatch(keys, self, mat2);
}
inline Tensor& mm_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& mat2) {
  return detail::written_to(out, stubs::mm_out::redispatch(keys, self, mat2, out));
}

inline Tensor mv(DispatchKeySet keys, const Tensor& self, const Tensor& vec) {
  return stubs::mv::redispatch(keys, self, vec);
}
inline Tensor& mv_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& vec) {
  return detail::written_to(out, stubs::mv_out::redispatch(keys, self, vec, out));
}

inline Tensor outer(DispatchKeySet keys, const Tensor& self, const Tensor& vec2) {
  return stubs::outer::redispatch(keys, self, vec2);
}

}  // namespace tenon::redispatch
