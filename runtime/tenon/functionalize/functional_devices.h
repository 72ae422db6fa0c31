#pragma once

#include "tenon/dispatch/functional_device.h"
#include "tenon/functionalize/functional_call.h"

namespace tenon::functional {

inline bool is_on_functional_device(const TensorBase& value) {
  return is_functional_device(value.device().type());
}
/// Whether a value lies as the view does that it is a copy of, as on Lazy and where it is traced.
inline bool lies_as_view(DispatchKeySet keys) {
  return keys.has(DispatchKey::Tracer) || keys.has(DispatchKey::Lazy);
}
/// A value of a backend as a CPU tensor of its own.
TensorBase value_on_cpu(const TensorBase& value);

/// For a call of tensors on several devices, one of them functional: puts CPU tensors in the place
/// of those of other functional devices than it computes on, and takes their keys from `below`.
/// DeviceError unless it is a copy, or one that names its device.
void settle_devices(const OperatorEntry& op, DispatchKeySet& below, Stack& stack, size_t first);
/// Whether there is one, as `below` tells.
inline bool spans_devices(DispatchKeySet below) {
  const uint64_t backends = (below & backend_keys).bits();
  return (backends & (backends - 1)) != 0;
}

/// Whether the backend has no kernel of its own for the operator, but one that is composed of
/// others: these are handled one by one.
inline bool is_composed(const OperatorEntry& op, DispatchKeySet below) {
  const DispatchKey backend = (below & backend_keys).highest();
  return backend > DispatchKey::Meta && op.shares_kernel(backend, DispatchKey::Meta);
}

}  // namespace tenon::functional
