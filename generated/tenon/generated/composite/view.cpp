// Generated from ops.yaml by templates/composite/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/view.h"

namespace tenon::composite {

// broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)
TensorBase broadcast_to(const TensorBase& self, IntArrayRef size) {
  return ops::expand(self, size);
}

// expand_as(Tensor(a) self, Tensor other) -> Tensor(a)
TensorBase expand_as(const TensorBase& self, const TensorBase& other) {
  return ops::expand(self, other.sizes());
}

// reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)
TensorBase reshape_as(const TensorBase& self, const TensorBase& other) {
  return ops::reshape(self, other.sizes());
}

// view_as(Tensor(a) self, Tensor other) -> Tensor(a)
TensorBase view_as(const TensorBase& self, const TensorBase& other) {
  return ops::view(self, other.sizes());
}

}  // namespace tenon::composite
