// Generated from ops.yaml by templates/composite/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/generated/ops/_linalg_svd.h"
#include "tenon/generated/ops/_pdist_forward.h"
#include "tenon/generated/ops/linalg_solve_ex.h"
#include "tenon/generated/ops/linalg_vecdot.h"

namespace tenon::composite {

// linalg_solve(Tensor A, Tensor B, *, bool left=True) -> Tensor
TensorBase linalg_solve(const TensorBase& A, const TensorBase& B, bool left) {
  return std::get<0>(ops::linalg_solve_ex(A, B, left, true));
}

// linalg_svd(Tensor A, bool full_matrices=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor
//   Vh)
std::tuple<TensorBase, TensorBase, TensorBase> linalg_svd(const TensorBase& A, bool full_matrices,
                                                          std::optional<std::string_view> driver) {
  return ops::_linalg_svd(A, full_matrices, true, driver);
}

// pdist(Tensor self, float p=2) -> Tensor
TensorBase pdist(const TensorBase& self, double p) {
  return ops::_pdist_forward(self, p);
}

// vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor
TensorBase vecdot(const TensorBase& x, const TensorBase& y, int64_t dim) {
  return ops::linalg_vecdot(x, y, dim);
}

}  // namespace tenon::composite
