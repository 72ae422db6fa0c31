// Generated from ops.yaml by templates/composite/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/generated/ops/conj_physical.h"

namespace tenon::composite {

// conj(Tensor self) -> Tensor
TensorBase conj(const TensorBase& self) {
  return ops::conj_physical(self);
}

}  // namespace tenon::composite
