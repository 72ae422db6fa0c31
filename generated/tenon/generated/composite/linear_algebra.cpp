// Generated from ops.yaml by templates/composite/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/generated/ops/_cdist_forward.h"
#include "tenon/generated/ops/_linalg_eigh.h"
#include "tenon/generated/ops/linalg_cholesky_ex.h"

namespace tenon::composite {

// cdist(Tensor x1, Tensor x2, float p=2, int? compute_mode=None) -> Tensor
TensorBase cdist(const TensorBase& x1, const TensorBase& x2, double p,
                 std::optional<int64_t> compute_mode) {
  return ops::_cdist_forward(x1, x2, p, compute_mode);
}

// linalg_cholesky(Tensor self, *, bool upper=False) -> Tensor
TensorBase linalg_cholesky(const TensorBase& self, bool upper) {
  return std::get<0>(ops::linalg_cholesky_ex(self, upper, true));
}

// linalg_eigh(Tensor self, str UPLO="L") -> (Tensor eigenvalues, Tensor eigenvectors)
std::tuple<TensorBase, TensorBase> linalg_eigh(const TensorBase& self, std::string_view UPLO) {
  return ops::_linalg_eigh(self, UPLO, true);
}

}  // namespace tenon::composite
