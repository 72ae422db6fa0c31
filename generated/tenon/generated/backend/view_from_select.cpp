// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/view.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/select_copy.h"
#include "tenon/generated/ops/slice.h"
#include "tenon/generated/ops/slice_copy.h"
#include "tenon/generated/ops/split.h"
#include "tenon/generated/ops/split_copy.h"
#include "tenon/generated/ops/split_with_sizes.h"
#include "tenon/generated/ops/split_with_sizes_copy.h"
#include "tenon/generated/ops/squeeze.h"
#include "tenon/generated/ops/squeeze_copy.h"
#include "tenon/generated/ops/sym_is_contiguous.h"
#include "tenon/generated/ops/sym_numel.h"
#include "tenon/generated/ops/sym_size.h"
#include "tenon/generated/ops/sym_storage_offset.h"
#include "tenon/generated/ops/sym_stride.h"
#include "tenon/generated/ops/t.h"
#include "tenon/generated/ops/t_copy.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/transpose_copy.h"
#include "tenon/generated/ops/unbind.h"
#include "tenon/generated/ops/unbind_copy.h"

namespace tenon {
namespace composite {

// select_inverse.int(Tensor base, Tensor mutated_view, int dim, SymInt index) -> Tensor
TensorBase select_inverse_int(const TensorBase& base, const TensorBase& mutated_view, int64_t dim,
                              int64_t index);

// slice_inverse.Tensor(Tensor base, Tensor mutated_view, int dim=0, SymInt? start=None, SymInt?
//   end=None, SymInt step=1) -> Tensor
TensorBase slice_inverse_Tensor(const TensorBase& base, const TensorBase& mutated_view, int64_t dim,
                                std::optional<int64_t> start, std::optional<int64_t> end,
                                int64_t step);

// split_inverse.Tensor(Tensor base, Tensor mutated_view, int mutated_view_index, SymInt split_size,
//   int dim=0) -> Tensor
TensorBase split_inverse_Tensor(const TensorBase& base, const TensorBase& mutated_view,
                                int64_t mutated_view_index, int64_t split_size, int64_t dim);

// split_with_sizes_inverse(Tensor base, Tensor mutated_view, int mutated_view_index, SymInt[]
//   split_sizes, int dim=0) -> Tensor
TensorBase split_with_sizes_inverse(const TensorBase& base, const TensorBase& mutated_view,
                                    int64_t mutated_view_index, IntArrayRef split_sizes,
                                    int64_t dim);

// squeeze_inverse(Tensor base, Tensor mutated_view) -> Tensor
TensorBase squeeze_inverse(const TensorBase& base, const TensorBase& mutated_view);

// squeeze_inverse.dim(Tensor base, Tensor mutated_view, int dim) -> Tensor
TensorBase squeeze_inverse_dim(const TensorBase& base, const TensorBase& mutated_view, int64_t dim);

// squeeze_inverse.dims(Tensor base, Tensor mutated_view, int[] dim) -> Tensor
TensorBase squeeze_inverse_dims(const TensorBase& base, const TensorBase& mutated_view,
                                IntArrayRef dim);

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

}  // namespace composite


void register_backend_view_from_select() {
  constexpr backend::Registrar registrar("tenon/generated/backend/view_from_select.cpp");
  registrar.direct<stubs::select_int, kernels::select, stubs::select_copy_int>();
  registrar.composite<stubs::select_inverse_int, composite::select_inverse_int>();
  registrar.direct<stubs::slice_Tensor, kernels::slice, stubs::slice_copy_Tensor>();
  registrar.composite<stubs::slice_inverse_Tensor, composite::slice_inverse_Tensor>();
  registrar.direct<stubs::split_Tensor, kernels::split, stubs::split_copy_Tensor>();
  registrar.composite<stubs::split_inverse_Tensor, composite::split_inverse_Tensor>();
  registrar.direct<stubs::split_with_sizes, kernels::split_with_sizes,
                   stubs::split_with_sizes_copy>();
  registrar.composite<stubs::split_with_sizes_inverse, composite::split_with_sizes_inverse>();
  registrar.direct<stubs::squeeze, kernels::squeeze, stubs::squeeze_copy>();
  registrar.composite<stubs::squeeze_inverse, composite::squeeze_inverse>();
  registrar.direct<stubs::squeeze_dim, kernels::squeeze_dim, stubs::squeeze_copy_dim>();
  registrar.composite<stubs::squeeze_inverse_dim, composite::squeeze_inverse_dim>();
  registrar.direct<stubs::squeeze_dims, kernels::squeeze_dims, stubs::squeeze_copy_dims>();
  registrar.composite<stubs::squeeze_inverse_dims, composite::squeeze_inverse_dims>();
  registrar.direct<stubs::squeeze_, kernels::squeeze_>();
  registrar.direct<stubs::squeeze__dim, kernels::squeeze_dim_>();
  registrar.composite<stubs::sym_is_contiguous, composite::is_contiguous>();
  registrar.composite<stubs::sym_numel, composite::sym_numel>();
  registrar.composite<stubs::sym_size_int, composite::sym_size_int>();
  registrar.composite<stubs::sym_storage_offset, composite::sym_storage_offset>();
  registrar.composite<stubs::sym_stride_int, composite::sym_stride_int>();
  registrar.direct<stubs::t, kernels::t, stubs::t_copy>();
  registrar.composite<stubs::t_inverse, composite::t_inverse>();
  registrar.direct<stubs::t_, kernels::t_>();
  registrar.direct<stubs::transpose_int, kernels::transpose, stubs::transpose_copy_int>();
  registrar.composite<stubs::transpose_inverse_int, composite::transpose_inverse_int>();
  registrar.direct<stubs::transpose_, kernels::transpose_>();
  registrar.direct<stubs::unbind_int, kernels::unbind, stubs::unbind_copy_int>();
  registrar.composite<stubs::unbind_inverse_int, composite::unbind_inverse_int>();
}

}  // namespace tenon
