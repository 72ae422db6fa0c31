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

// expand_as(Tensor(a) self, Tensor other) -> Tensor(a)
TensorBase expand_as(const TensorBase& self, const TensorBase& other);

// broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)
TensorBase broadcast_to(const TensorBase& self, IntArrayRef size);

// view_as(Tensor(a) self, Tensor other) -> Tensor(a)
TensorBase view_as(const TensorBase& self, const TensorBase& other);

// reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)
TensorBase reshape_as(const TensorBase& self, const TensorBase& other);

}  // namespace tenon::composite
