// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/view.h"
#include "tenon/generated/ops/alias.h"
#include "tenon/generated/ops/alias_copy.h"
#include "tenon/generated/ops/as_strided.h"
#include "tenon/generated/ops/as_strided_copy.h"
#include "tenon/generated/ops/atleast_1d.h"
#include "tenon/generated/ops/atleast_2d.h"
#include "tenon/generated/ops/atleast_3d.h"
#include "tenon/generated/ops/broadcast_tensors.h"
#include "tenon/generated/ops/broadcast_to.h"
#include "tenon/generated/ops/chunk.h"
#include "tenon/generated/ops/detach.h"
#include "tenon/generated/ops/detach_copy.h"
#include "tenon/generated/ops/diagonal.h"
#include "tenon/generated/ops/diagonal_copy.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/expand_as.h"
#include "tenon/generated/ops/expand_copy.h"
#include "tenon/generated/ops/flatten.h"
#include "tenon/generated/ops/imag.h"
#include "tenon/generated/ops/meshgrid.h"
#include "tenon/generated/ops/moveaxis.h"
#include "tenon/generated/ops/movedim.h"
#include "tenon/generated/ops/narrow.h"
#include "tenon/generated/ops/permute.h"
#include "tenon/generated/ops/permute_copy.h"
#include "tenon/generated/ops/real.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/reshape_as.h"

namespace tenon {
namespace composite {

// alias_inverse(Tensor base, Tensor mutated_view) -> Tensor
TensorBase alias_inverse(const TensorBase& base, const TensorBase& mutated_view);

// as_strided_inverse(Tensor base, Tensor mutated_view, SymInt[] size, SymInt[] stride, SymInt?
//   storage_offset=None) -> Tensor
TensorBase as_strided_inverse(const TensorBase& base, const TensorBase& mutated_view,
                              IntArrayRef size, IntArrayRef stride,
                              std::optional<int64_t> storage_offset);

// atleast_1d(Tensor self) -> Tensor
TensorBase atleast_1d(const TensorBase& self);

// atleast_2d(Tensor self) -> Tensor
TensorBase atleast_2d(const TensorBase& self);

// atleast_3d(Tensor self) -> Tensor
TensorBase atleast_3d(const TensorBase& self);

// broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)
TensorBase broadcast_to(const TensorBase& self, IntArrayRef size);

// detach_inverse(Tensor base, Tensor mutated_view) -> Tensor
TensorBase detach_inverse(const TensorBase& base, const TensorBase& mutated_view);

// diagonal_inverse(Tensor base, Tensor mutated_view, int offset=0, int dim1=0, int dim2=1) ->
//   Tensor
TensorBase diagonal_inverse(const TensorBase& base, const TensorBase& mutated_view, int64_t offset,
                            int64_t dim1, int64_t dim2);

// expand_inverse(Tensor base, Tensor mutated_view, SymInt[] size, *, bool implicit=False) -> Tensor
TensorBase expand_inverse(const TensorBase& base, const TensorBase& mutated_view, IntArrayRef size,
                          bool implicit);

// expand_as(Tensor(a) self, Tensor other) -> Tensor(a)
TensorBase expand_as(const TensorBase& self, const TensorBase& other);

// permute_inverse(Tensor base, Tensor mutated_view, int[] dims) -> Tensor
TensorBase permute_inverse(const TensorBase& base, const TensorBase& mutated_view,
                           IntArrayRef dims);

// reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)
TensorBase reshape_as(const TensorBase& self, const TensorBase& other);

}  // namespace composite


void register_backend_view() {
  constexpr backend::Registrar registrar("tenon/generated/backend/view.cpp");
  registrar.direct<stubs::alias, kernels::alias, stubs::alias_copy>();
  registrar.composite<stubs::alias_inverse, composite::alias_inverse>();
  registrar.direct<stubs::as_strided, kernels::as_strided, stubs::as_strided_copy>();
  registrar.composite<stubs::as_strided_inverse, composite::as_strided_inverse>();
  registrar.direct<stubs::as_strided_, kernels::as_strided_>();
  registrar.composite<stubs::atleast_1d, composite::atleast_1d>();
  registrar.composite<stubs::atleast_2d, composite::atleast_2d>();
  registrar.composite<stubs::atleast_3d, composite::atleast_3d>();
  registrar.composite<stubs::broadcast_tensors, composite::broadcast_tensors>();
  registrar.composite<stubs::broadcast_to, composite::broadcast_to>();
  registrar.composite<stubs::chunk, composite::chunk>();
  registrar.direct<stubs::detach, kernels::alias, stubs::detach_copy>();
  registrar.composite<stubs::detach_inverse, composite::detach_inverse>();
  registrar.direct<stubs::diagonal, kernels::diagonal, stubs::diagonal_copy>();
  registrar.composite<stubs::diagonal_inverse, composite::diagonal_inverse>();
  registrar.direct<stubs::expand, kernels::expand, stubs::expand_copy>();
  registrar.composite<stubs::expand_inverse, composite::expand_inverse>();
  registrar.composite<stubs::expand_as, composite::expand_as>();
  registrar.composite<stubs::flatten_using_ints, composite::flatten>();
  registrar.composite<stubs::imag, composite::imag>();
  registrar.composite<stubs::meshgrid, composite::meshgrid>();
  registrar.composite<stubs::meshgrid_indexing, composite::meshgrid_indexing>();
  registrar.composite<stubs::moveaxis_int, composite::moveaxis>();
  registrar.composite<stubs::moveaxis_intlist, composite::moveaxis_intlist>();
  registrar.composite<stubs::movedim_int, composite::movedim>();
  registrar.composite<stubs::movedim_intlist, composite::movedim_intlist>();
  registrar.composite<stubs::narrow, composite::narrow>();
  registrar.direct<stubs::permute, kernels::permute, stubs::permute_copy>();
  registrar.composite<stubs::permute_inverse, composite::permute_inverse>();
  registrar.composite<stubs::real, composite::real>();
  registrar.composite<stubs::reshape, composite::reshape>();
  registrar.composite<stubs::reshape_as, composite::reshape_as>();
}

}  // namespace tenon
