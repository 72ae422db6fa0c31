#pragma once

#include <atomic>

#include "tenon/autograd/autograd_meta.h"

namespace tenon::detail {

/// What makes `view` again of a tensor that is laid out as `base` is: the view operators that made
/// it of `base`, called once more. Null where they are not known, and geometry has to say it. Both
/// are any tensors.
using FindViewOperators = ViewReplay (*)(const TensorBase& base, const TensorBase& view);

/// That of the functionalization pass, a layer above, which sets it when it is used first: until
/// then null. It knows the operators that made a functional view.
extern TENON_API constinit std::atomic<FindViewOperators> find_view_operators;

/// The operators between a base and its view, where the pass knows them; else null.
inline ViewReplay view_operators(const TensorBase& base, const TensorBase& view) {
  const FindViewOperators find = find_view_operators.load(std::memory_order_acquire);
  return find != nullptr ? find(base, view) : nullptr;
}

}  // namespace tenon::detail
