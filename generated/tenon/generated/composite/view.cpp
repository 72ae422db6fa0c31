// Generated from ops.yaml by templates/composite/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/formulas/view.h"
#include "tenon/generated/ops/as_strided_scatter.h"
#include "tenon/generated/ops/atleast_2d.h"
#include "tenon/generated/ops/diagonal_scatter.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/unsqueeze.h"

namespace tenon::composite {

// alias_inverse(Tensor base, Tensor mutated_view) -> Tensor
TensorBase alias_inverse(const TensorBase& base, const TensorBase& mutated_view) {
  return mutated_view;
}

// as_strided_inverse(Tensor base, Tensor mutated_view, SymInt[] size, SymInt[] stride, SymInt?
//   storage_offset=None) -> Tensor
TensorBase as_strided_inverse(const TensorBase& base, const TensorBase& mutated_view,
                              IntArrayRef size, IntArrayRef stride,
                              std::optional<int64_t> storage_offset) {
  return ops::as_strided_scatter(base, mutated_view, size, stride, storage_offset);
}

// atleast_1d(Tensor self) -> Tensor
TensorBase atleast_1d(const TensorBase& self) {
  return self.dim() == 0 ? ops::reshape(self, 1) : self;
}

// atleast_2d(Tensor self) -> Tensor
TensorBase atleast_2d(const TensorBase& self) {
  return self.dim() == 0 ? ops::reshape(self, IntArrayRef({1, 1})) : self.dim() == 1 ?
      ops::unsqueeze(self, 0) : self;
}

// atleast_3d(Tensor self) -> Tensor
TensorBase atleast_3d(const TensorBase& self) {
  return self.dim() < 3 ? ops::unsqueeze(ops::atleast_2d(self), -1) : self;
}

// broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)
TensorBase broadcast_to(const TensorBase& self, IntArrayRef size) {
  return ops::expand(self, size);
}

// detach_inverse(Tensor base, Tensor mutated_view) -> Tensor
TensorBase detach_inverse(const TensorBase& base, const TensorBase& mutated_view) {
  return mutated_view;
}

// diagonal_inverse(Tensor base, Tensor mutated_view, int offset=0, int dim1=0, int dim2=1) ->
//   Tensor
TensorBase diagonal_inverse(const TensorBase& base, const TensorBase& mutated_view, int64_t offset,
                            int64_t dim1, int64_t dim2) {
  return ops::diagonal_scatter(base, mutated_view, offset, dim1, dim2);
}

// expand_inverse(Tensor base, Tensor mutated_view, SymInt[] size, *, bool implicit=False) -> Tensor
TensorBase expand_inverse(const TensorBase& base, const TensorBase& mutated_view, IntArrayRef size,
                          bool implicit) {
  return formulas::expand_inverse(base, mutated_view);
}

// expand_as(Tensor(a) self, Tensor other) -> Tensor(a)
TensorBase expand_as(const TensorBase& self, const TensorBase& other) {
  return ops::expand(self, other.sizes());
}

// permute_inverse(Tensor base, Tensor mutated_view, int[] dims) -> Tensor
TensorBase permute_inverse(const TensorBase& base, const TensorBase& mutated_view,
                           IntArrayRef dims) {
  return formulas::permute_backward(mutated_view, dims);
}

// reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)
TensorBase reshape_as(const TensorBase& self, const TensorBase& other) {
  return ops::reshape(self, other.sizes());
}

}  // namespace tenon::composite
