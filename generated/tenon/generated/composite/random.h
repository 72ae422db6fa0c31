// Generated from ops.yaml by templates/composite/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/tensor/tensor_list.h"

// Operators that their entries compose of others.

namespace tenon::composite {

// randint(SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None) -> Tensor
TensorBase randint(int64_t high, IntArrayRef size, std::optional<DType> dtype,
                   std::optional<Layout> layout, std::optional<Device> device,
                   std::optional<bool> pin_memory);

}  // namespace tenon::composite
