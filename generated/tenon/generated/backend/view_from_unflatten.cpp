// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/view.h"
#include "tenon/generated/ops/_unsafe_view.h"
#include "tenon/generated/ops/unflatten.h"
#include "tenon/generated/ops/unfold.h"
#include "tenon/generated/ops/unfold_copy.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/generated/ops/unsqueeze_copy.h"
#include "tenon/generated/ops/view.h"
#include "tenon/generated/ops/view_copy.h"

namespace tenon {
namespace composite {

// unfold_inverse(Tensor base, Tensor mutated_view, int dimension, int size, int step) -> Tensor
TensorBase unfold_inverse(const TensorBase& base, const TensorBase& mutated_view, int64_t dimension,
                          int64_t size, int64_t step);

// unsqueeze_inverse(Tensor base, Tensor mutated_view, int dim) -> Tensor
TensorBase unsqueeze_inverse(const TensorBase& base, const TensorBase& mutated_view, int64_t dim);

// view_inverse(Tensor base, Tensor mutated_view, SymInt[] size) -> Tensor
TensorBase view_inverse(const TensorBase& base, const TensorBase& mutated_view, IntArrayRef size);

}  // namespace composite


void register_backend_view_from_unflatten() {
  constexpr backend::Registrar registrar("tenon/generated/backend/view_from_unflatten.cpp");
  registrar.composite<stubs::unflatten_int, composite::unflatten>();
  registrar.direct<stubs::unfold, kernels::unfold, stubs::unfold_copy>();
  registrar.composite<stubs::unfold_inverse, composite::unfold_inverse>();
  registrar.direct<stubs::_unsafe_view, kernels::unsafe_view>();
  registrar.direct<stubs::unsqueeze, kernels::unsqueeze, stubs::unsqueeze_copy>();
  registrar.composite<stubs::unsqueeze_inverse, composite::unsqueeze_inverse>();
  registrar.direct<stubs::unsqueeze_, kernels::unsqueeze_>();
  registrar.direct<stubs::view, kernels::view, stubs::view_copy>();
  registrar.composite<stubs::view_inverse, composite::view_inverse>();
}

}  // namespace tenon
