// Generated from ops.yaml by templates/composite/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/formulas/view.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/select_scatter.h"
#include "tenon/generated/ops/slice_scatter.h"
#include "tenon/generated/ops/t.h"
#include "tenon/generated/ops/transpose.h"

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

// sym_numel(Tensor self) -> SymInt
int64_t sym_numel(const TensorBase& self) {
  return self.numel();
}

// sym_size.int(Tensor self, int dim) -> SymInt
int64_t sym_size_int(const TensorBase& self, int64_t dim) {
  return self.size(dim);
}

// sym_storage_offset(Tensor self) -> SymInt
int64_t sym_storage_offset(const TensorBase& self) {
  return self.storage_offset();
}

// sym_stride.int(Tensor self, int dim) -> SymInt
int64_t sym_stride_int(const TensorBase& self, int64_t dim) {
  return self.stride(dim);
}

// t_inverse(Tensor base, Tensor mutated_view) -> Tensor
TensorBase t_inverse(const TensorBase& base, const TensorBase& mutated_view) {
  return ops::t(mutated_view);
}

// transpose_inverse.int(Tensor base, Tensor mutated_view, int dim0, int dim1) -> Tensor
TensorBase transpose_inverse_int(const TensorBase& base, const TensorBase& mutated_view,
                                 int64_t dim0, int64_t dim1) {
  return ops::transpose(mutated_view, dim0, dim1);
}

// unbind_inverse.int(Tensor base, Tensor mutated_view, int mutated_view_index, int dim=0) -> Tensor
TensorBase unbind_inverse_int(const TensorBase& base, const TensorBase& mutated_view,
                              int64_t mutated_view_index, int64_t dim) {
  return ops::select_scatter(base, mutated_view, dim, mutated_view_index);
}

}  // namespace tenon::composite
