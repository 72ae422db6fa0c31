// Generated from ops.yaml by templates/composite/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/generated/ops/linalg_inv_ex.h"
#include "tenon/generated/ops/linalg_matrix_rank.h"
#include "tenon/generated/ops/linalg_pinv.h"

namespace tenon::composite {

// linalg_inv(Tensor A) -> Tensor
TensorBase linalg_inv(const TensorBase& A) {
  return std::get<0>(ops::linalg_inv_ex(A, true));
}

// linalg_matrix_rank(Tensor self, float tol, bool hermitian=False) -> Tensor
TensorBase linalg_matrix_rank(const TensorBase& self, double tol, bool hermitian) {
  return ops::linalg_matrix_rank(self, tol, 0.0, hermitian);
}

// linalg_pinv(Tensor self, float rcond, bool hermitian=False) -> Tensor
TensorBase linalg_pinv(const TensorBase& self, double rcond, bool hermitian) {
  return ops::linalg_pinv(self, 0.0, rcond, hermitian);
}

}  // namespace tenon::composite
