// Generated from ops.yaml by templates/composite/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/generated/ops/ne.h"
#include "tenon/generated/ops/sort.h"
#include "tenon/generated/ops/sum.h"

namespace tenon::composite {

// argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor
TensorBase argsort(const TensorBase& self, int64_t dim, bool descending) {
  return std::get<1>(ops::sort(self, true, dim, descending));
}

// argsort.stable(Tensor self, *, bool stable, int dim=-1, bool descending=False) -> Tensor
TensorBase argsort_stable(const TensorBase& self, bool stable, int64_t dim, bool descending) {
  return std::get<1>(ops::sort(self, stable, dim, descending));
}

// count_nonzero(Tensor self, int? dim=None) -> Tensor
TensorBase count_nonzero(const TensorBase& self, std::optional<int64_t> dim) {
  if (dim) return ops::sum(ops::ne(self, 0), *dim);
  return ops::sum(ops::ne(self, 0));
}

// count_nonzero.dim_IntList(Tensor self, int[] dim) -> Tensor
TensorBase count_nonzero_dim_IntList(const TensorBase& self, IntArrayRef dim) {
  return ops::sum(ops::ne(self, 0), dim);
}

// msort(Tensor self) -> Tensor
TensorBase msort(const TensorBase& self) {
  return std::get<0>(ops::sort(self, true, 0, false));
}

// sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
std::tuple<TensorBase, TensorBase> sort(const TensorBase& self, int64_t dim, bool descending) {
  return ops::sort(self, true, dim, descending);
}

}  // namespace tenon::composite
