// Generated from ops.yaml by templates/composite/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/_cdist_forward.h"
#include "tenon/generated/ops/_linalg_eigh.h"
#include "tenon/generated/ops/clamp_min.h"
#include "tenon/generated/ops/linalg_cholesky_ex.h"
#include "tenon/generated/ops/linalg_vector_norm.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/sum.h"

namespace tenon::composite {

using namespace formulas;  // arithmetic on TensorBase

// cdist(Tensor x1, Tensor x2, float p=2, int? compute_mode=None) -> Tensor
TensorBase cdist(const TensorBase& x1, const TensorBase& x2, double p,
                 std::optional<int64_t> compute_mode) {
  return ops::_cdist_forward(x1, x2, p, compute_mode);
}

// cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor
TensorBase cosine_similarity(const TensorBase& x1, const TensorBase& x2, int64_t dim, double eps) {
  const TensorBase length1 = ops::clamp_min(ops::linalg_vector_norm(x1, 2, dim, true), eps);
  const TensorBase length2 = ops::clamp_min(ops::linalg_vector_norm(x2, 2, dim, true), eps);
  return ops::sum(ops::mul(x1 / length1, x2 / length2), dim);
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
