// Generated from ops.yaml by templates/composite/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/generated/ops/randint.h"

namespace tenon::composite {

// randint(SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None) -> Tensor
TensorBase randint(int64_t high, IntArrayRef size, std::optional<DType> dtype,
                   std::optional<Layout> layout, std::optional<Device> device,
                   std::optional<bool> pin_memory) {
  return ops::randint(0, high, size, dtype, layout, device, pin_memory);
}

}  // namespace tenon::composite
