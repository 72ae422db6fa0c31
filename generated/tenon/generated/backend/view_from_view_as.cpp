// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/view.h"
#include "tenon/generated/ops/view_as.h"

namespace tenon {
namespace composite {

// view_as(Tensor(a) self, Tensor other) -> Tensor(a)
TensorBase view_as(const TensorBase& self, const TensorBase& other);

}  // namespace composite


void register_backend_view_from_view_as() {
  constexpr backend::Registrar registrar("tenon/generated/backend/view_from_view_as.cpp");
  registrar.composite<stubs::view_as, composite::view_as>();
}

}  // namespace tenon
