// Generated from ops.yaml by templates/composite/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/formulas/view.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/select_scatter.h"
#include "tenon/generated/ops/squeeze.h"
#include "tenon/generated/ops/t.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/view.h"
#include "tenon/generated/ops/view_as_real.h"

namespace tenon::composite {

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

// view_as(Tensor(a) self, Tensor other) -> Tensor(a)
TensorBase view_as(const TensorBase& self, const TensorBase& other) {
  return ops::view(self, other.sizes());
}

// view_as_complex_inverse(Tensor base, Tensor mutated_view) -> Tensor
TensorBase view_as_complex_inverse(const TensorBase& base, const TensorBase& mutated_view) {
  return ops::view_as_real(mutated_view);
}

// view_as_real_inverse(Tensor base, Tensor mutated_view) -> Tensor
TensorBase view_as_real_inverse(const TensorBase& base, const TensorBase& mutated_view) {
  return formulas::as_complex(mutated_view);
}

}  // namespace tenon::composite
