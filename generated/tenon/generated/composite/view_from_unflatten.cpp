// Generated from ops.yaml by templates/composite/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/formulas/view.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/squeeze.h"

namespace tenon::composite {

// unfold_inverse(Tensor base, Tensor mutated_view, int dimension, int size, int step) -> Tensor
TensorBase unfold_inverse(const TensorBase& base, const TensorBase& mutated_view, int64_t dimension,
                          int64_t size, int64_t step) {
  return formulas::unfold_inverse(base, mutated_view, dimension, size, step);
}

// unsqueeze_inverse(Tensor base, Tensor mutated_view, int dim) -> Tensor
TensorBase unsqueeze_inverse(const TensorBase& base, const TensorBase& mutated_view, int64_t dim) {
  return ops::squeeze(mutated_view, dim);
}

// view_inverse(Tensor base, Tensor mutated_view, SymInt[] size) -> Tensor
TensorBase view_inverse(const TensorBase& base, const TensorBase& mutated_view, IntArrayRef size) {
  return ops::reshape(mutated_view, base.sizes());
}

}  // namespace tenon::composite
