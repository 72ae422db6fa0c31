// Generated from ops.yaml by templates/composite/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/generated/ops/_signbit.h"
#include "tenon/generated/ops/lt.h"

namespace tenon::composite {

// signbit(Tensor self) -> Tensor
TensorBase signbit(const TensorBase& self) {
  return self.is_floating_point() ? ops::_signbit(self) : ops::lt(self, 0);
}

}  // namespace tenon::composite
