// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/view.h"
#include "tenon/generated/ops/_unsafe_view.h"
#include "tenon/generated/ops/alias.h"
#include "tenon/generated/ops/as_strided.h"
#include "tenon/generated/ops/broadcast_to.h"
#include "tenon/generated/ops/chunk.h"
#include "tenon/generated/ops/detach.h"
#include "tenon/generated/ops/diagonal.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/expand_as.h"
#include "tenon/generated/ops/flatten.h"
#include "tenon/generated/ops/movedim.h"
#include "tenon/generated/ops/narrow.h"
#include "tenon/generated/ops/permute.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/reshape_as.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/slice.h"
#include "tenon/generated/ops/split.h"
#include "tenon/generated/ops/split_with_sizes.h"
#include "tenon/generated/ops/squeeze.h"
#include "tenon/generated/ops/t.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/unbind.h"
#include "tenon/generated/ops/unflatten.h"
#include "tenon/generated/ops/unfold.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/generated/ops/view.h"
#include "tenon/generated/ops/view_as.h"

namespace tenon {
namespace composite {

// broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)
TensorBase broadcast_to(const TensorBase& self, IntArrayRef size);

// expand_as(Tensor(a) self, Tensor other) -> Tensor(a)
TensorBase expand_as(const TensorBase& self, const TensorBase& other);

// reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)
TensorBase reshape_as(const TensorBase& self, const TensorBase& other);

// view_as(Tensor(a) self, Tensor other) -> Tensor(a)
TensorBase view_as(const TensorBase& self, const TensorBase& other);

}  // namespace composite


void register_backend_view() {
  constexpr backend::Registrar registrar("tenon/generated/backend/view.cpp");
  registrar.direct<stubs::alias, kernels::alias>();
  registrar.direct<stubs::as_strided, kernels::as_strided>();
  registrar.composite<stubs::broadcast_to, composite::broadcast_to>();
  registrar.composite<stubs::chunk, composite::chunk>();
  registrar.direct<stubs::detach, kernels::alias>();
  registrar.direct<stubs::diagonal, kernels::diagonal>();
  registrar.direct<stubs::expand, kernels::expand>();
  registrar.composite<stubs::expand_as, composite::expand_as>();
  registrar.composite<stubs::flatten_using_ints, composite::flatten>();
  registrar.composite<stubs::movedim_int, composite::movedim>();
  registrar.composite<stubs::narrow, composite::narrow>();
  registrar.direct<stubs::permute, kernels::permute>();
  registrar.composite<stubs::reshape, composite::reshape>();
  registrar.composite<stubs::reshape_as, composite::reshape_as>();
  registrar.direct<stubs::select_int, kernels::select>();
  registrar.direct<stubs::slice_Tensor, kernels::slice>();
  registrar.direct<stubs::split_Tensor, kernels::split>();
  registrar.direct<stubs::split_with_sizes, kernels::split_with_sizes>();
  registrar.direct<stubs::squeeze, kernels::squeeze>();
  registrar.direct<stubs::squeeze_dim, kernels::squeeze_dim>();
  registrar.direct<stubs::squeeze_dims, kernels::squeeze_dims>();
  registrar.direct<stubs::squeeze_, kernels::squeeze_>();
  registrar.direct<stubs::squeeze__dim, kernels::squeeze_dim_>();
  registrar.direct<stubs::t, kernels::t>();
  registrar.direct<stubs::t_, kernels::t_>();
  registrar.direct<stubs::transpose_int, kernels::transpose>();
  registrar.direct<stubs::transpose_, kernels::transpose_>();
  registrar.direct<stubs::unbind_int, kernels::unbind>();
  registrar.composite<stubs::unflatten_int, composite::unflatten>();
  registrar.direct<stubs::unfold, kernels::unfold>();
  registrar.direct<stubs::_unsafe_view, kernels::unsafe_view>();
  registrar.direct<stubs::unsqueeze, kernels::unsqueeze>();
  registrar.direct<stubs::unsqueeze_, kernels::unsqueeze_>();
  registrar.direct<stubs::view, kernels::view>();
  registrar.composite<stubs::view_as, composite::view_as>();
}

}  // namespace tenon
