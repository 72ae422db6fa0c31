// Generated from ops.yaml by templates/composite/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/formulas/view.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/select_scatter.h"
#include "tenon/generated/ops/slice_scatter.h"

namespace tenon::composite {

// select_inverse.int(Tensor base, Tensor mutated_view, int dim, SymInt index) -> Tensor
TensorBase select_inverse_int(const TensorBase& base, const TensorBase& mutated_view, int64_t dim,
                              int64_t index) {
  return ops::select_scatter(base, mutated_view, dim, index);
}

// slice_inverse.Tensor(Tensor base, Tensor mutated_view, int dim=0, SymInt? start=None, SymInt?
//   end=None, SymInt step=1) -> Tensor
TensorBase slice_inverse_Tensor(const TensorBase& base, const TensorBase& mutated_view, int64_t dim,
                                std::optional<int64_t> start, std::optional<int64_t> end,
                                int64_t step) {
  return ops::slice_scatter(base, mutated_view, dim, start, end, step);
}

// split_inverse.Tensor(Tensor base, Tensor mutated_view, int mutated_view_index, SymInt split_size,
//   int dim=0) -> Tensor
TensorBase split_inverse_Tensor(const TensorBase& base, const TensorBase& mutated_view,
                                int64_t mutated_view_index, int64_t split_size, int64_t dim) {
  return formulas::split_inverse(base, mutated_view, mutated_view_index, split_size, dim);
}

// split_with_sizes_inverse(Tensor base, Tensor mutated_view, int mutated_view_index, SymInt[]
//   split_sizes, int dim=0) -> Tensor
TensorBase split_with_sizes_inverse(const TensorBase& base, const TensorBase& mutated_view,
                                    int64_t mutated_view_index, IntArrayRef split_sizes,
                                    int64_t dim) {
  return formulas::split_with_sizes_inverse(base, mutated_view, mutated_view_index, split_sizes,
                                            dim);
}

// squeeze_inverse(Tensor base, Tensor mutated_view) -> Tensor
TensorBase squeeze_inverse(const TensorBase& base, const TensorBase& mutated_view) {
  return ops::reshape(mutated_view, base.sizes());
}

// squeeze_inverse.dim(Tensor base, Tensor mutated_view, int dim) -> Tensor
TensorBase squeeze_inverse_dim(const TensorBase& base, const TensorBase& mutated_view,
                               int64_t dim) {
  return ops::reshape(mutated_view, base.sizes());
}

// squeeze_inverse.dims(Tensor base, Tensor mutated_view, int[] dim) -> Tensor
TensorBase squeeze_inverse_dims(const TensorBase& base, const TensorBase& mutated_view,
                                IntArrayRef dim) {
  return ops::reshape(mutated_view, base.sizes());
}

}  // namespace tenon::composite
