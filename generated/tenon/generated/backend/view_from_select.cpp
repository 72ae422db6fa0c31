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
#include "tenon/generated/ops/swapaxes.h"

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
  registrar.composite<stubs::swapaxes, composite::swapaxes>();
}

}  // namespace tenon
