// Generated from ops.yaml by templates/composite/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/_cdist_forward.h"
#include "tenon/generated/ops/_pdist_forward.h"
#include "tenon/generated/ops/clamp_min.h"
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

// linalg_vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor
TensorBase linalg_vecdot(const TensorBase& x, const TensorBase& y, int64_t dim) {
  return ops::sum(ops::mul(x, y), dim);
}

// pdist(Tensor self, float p=2) -> Tensor
TensorBase pdist(const TensorBase& self, double p) {
  return ops::_pdist_forward(self, p);
}

}  // namespace tenon::composite
