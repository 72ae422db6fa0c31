// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/view.h"
#include "tenon/generated/ops/_unsafe_view.h"
#include "tenon/generated/ops/swapdims.h"
#include "tenon/generated/ops/sym_is_contiguous.h"
#include "tenon/generated/ops/sym_numel.h"
#include "tenon/generated/ops/sym_size.h"
#include "tenon/generated/ops/sym_storage_offset.h"
#include "tenon/generated/ops/sym_stride.h"
#include "tenon/generated/ops/t.h"
#include "tenon/generated/ops/t_copy.h"
#include "tenon/generated/ops/tensor_split.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/transpose_copy.h"
#include "tenon/generated/ops/unbind.h"
#include "tenon/generated/ops/unbind_copy.h"
#include "tenon/generated/ops/unflatten.h"
#include "tenon/generated/ops/unfold.h"
#include "tenon/generated/ops/unfold_copy.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/generated/ops/unsqueeze_copy.h"
#include "tenon/generated/ops/view.h"
#include "tenon/generated/ops/view_as.h"
#include "tenon/generated/ops/view_as_complex.h"
#include "tenon/generated/ops/view_as_complex_copy.h"
#include "tenon/generated/ops/view_as_real.h"
#include "tenon/generated/ops/view_as_real_copy.h"
#include "tenon/generated/ops/view_copy.h"

namespace tenon {
namespace composite {

// sym_numel(Tensor self) -> SymInt
int64_t sym_numel(const TensorBase& self);

// sym_size.int(Tensor self, int dim) -> SymInt
int64_t sym_size_int(const TensorBase& self, int64_t dim);

// sym_storage_offset(Tensor self) -> SymInt
int64_t sym_storage_offset(const TensorBase& self);

// sym_stride.int(Tensor self, int dim) -> SymInt
int64_t sym_stride_int(const TensorBase& self, int64_t dim);

// t_inverse(Tensor base, Tensor mutated_view) -> Tensor
TensorBase t_inverse(const TensorBase& base, const TensorBase& mutated_view);

// transpose_inverse.int(Tensor base, Tensor mutated_view, int dim0, int dim1) -> Tensor
TensorBase transpose_inverse_int(const TensorBase& base, const TensorBase& mutated_view,
                                 int64_t dim0, int64_t dim1);

// unbind_inverse.int(Tensor base, Tensor mutated_view, int mutated_view_index, int dim=0) -> Tensor
TensorBase unbind_inverse_int(const TensorBase& base, const TensorBase& mutated_view,
                              int64_t mutated_view_index, int64_t dim);

// unfold_inverse(Tensor base, Tensor mutated_view, int dimension, int size, int step) -> Tensor
TensorBase unfold_inverse(const TensorBase& base, const TensorBase& mutated_view, int64_t dimension,
                          int64_t size, int64_t step);

// unsqueeze_inverse(Tensor base, Tensor mutated_view, int dim) -> Tensor
TensorBase unsqueeze_inverse(const TensorBase& base, const TensorBase& mutated_view, int64_t dim);

// view_inverse(Tensor base, Tensor mutated_view, SymInt[] size) -> Tensor
TensorBase view_inverse(const TensorBase& base, const TensorBase& mutated_view, IntArrayRef size);

// view_as(Tensor(a) self, Tensor other) -> Tensor(a)
TensorBase view_as(const TensorBase& self, const TensorBase& other);

// view_as_complex_inverse(Tensor base, Tensor mutated_view) -> Tensor
TensorBase view_as_complex_inverse(const TensorBase& base, const TensorBase& mutated_view);

// view_as_real_inverse(Tensor base, Tensor mutated_view) -> Tensor
TensorBase view_as_real_inverse(const TensorBase& base, const TensorBase& mutated_view);

}  // namespace composite


void register_backend_view_from_swapdims() {
  constexpr backend::Registrar registrar("tenon/generated/backend/view_from_swapdims.cpp");
  registrar.composite<stubs::swapdims, composite::swapdims>();
  registrar.composite<stubs::sym_is_contiguous, composite::is_contiguous>();
  registrar.composite<stubs::sym_numel, composite::sym_numel>();
  registrar.composite<stubs::sym_size_int, composite::sym_size_int>();
  registrar.composite<stubs::sym_storage_offset, composite::sym_storage_offset>();
  registrar.composite<stubs::sym_stride_int, composite::sym_stride_int>();
  registrar.direct<stubs::t, kernels::t, stubs::t_copy>();
  registrar.composite<stubs::t_inverse, composite::t_inverse>();
  registrar.direct<stubs::t_, kernels::t_>();
  registrar.composite<stubs::tensor_split_sections, composite::tensor_split_sections>();
  registrar.composite<stubs::tensor_split_indices, composite::tensor_split_indices>();
  registrar.direct<stubs::transpose_int, kernels::transpose, stubs::transpose_copy_int>();
  registrar.composite<stubs::transpose_inverse_int, composite::transpose_inverse_int>();
  registrar.direct<stubs::transpose_, kernels::transpose_>();
  registrar.direct<stubs::unbind_int, kernels::unbind, stubs::unbind_copy_int>();
  registrar.composite<stubs::unbind_inverse_int, composite::unbind_inverse_int>();
  registrar.composite<stubs::unflatten_int, composite::unflatten>();
  registrar.direct<stubs::unfold, kernels::unfold, stubs::unfold_copy>();
  registrar.composite<stubs::unfold_inverse, composite::unfold_inverse>();
  registrar.direct<stubs::_unsafe_view, kernels::unsafe_view>();
  registrar.direct<stubs::unsqueeze, kernels::unsqueeze, stubs::unsqueeze_copy>();
  registrar.composite<stubs::unsqueeze_inverse, composite::unsqueeze_inverse>();
  registrar.direct<stubs::unsqueeze_, kernels::unsqueeze_>();
  registrar.direct<stubs::view, kernels::view, stubs::view_copy>();
  registrar.composite<stubs::view_inverse, composite::view_inverse>();
  registrar.composite<stubs::view_as, composite::view_as>();
  registrar.direct<stubs::view_as_complex, kernels::view_as_complex, stubs::view_as_complex_copy>();
  registrar.composite<stubs::view_as_complex_inverse, composite::view_as_complex_inverse>();
  registrar.direct<stubs::view_as_real, kernels::view_as_real, stubs::view_as_real_copy>();
  registrar.composite<stubs::view_as_real_inverse, composite::view_as_real_inverse>();
}

}  // namespace tenon
