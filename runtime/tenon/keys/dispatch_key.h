#pragma once

#include <cstdint>
#include <iosfwd>
#include <string_view>

#include "tenon/base/export.h"

namespace tenon {

/// Which kernel of an operator runs: the highest key that is present decides. Lowest first.
enum class DispatchKey : uint8_t {
  Undefined,

  // Backends: where the arithmetic happens.
  CPU,
  Meta,
  Lazy,
  PrivateUse1,
  PrivateUse2,

  /// Records functional operators in a graph; see graph/trace.h.
  Tracer,

  // Replaces views and in-place operators by functional ones.
  Functionalize,

  // Bumps versions and tracks views of normal tensors.
  InplaceOrView,

  // Records the graph; one a backend, so that a backend can replace its own.
  AutogradOther,
  AutogradCPU,
  AutogradMeta,
  AutogradLazy,
  AutogradPrivateUse1,
  AutogradPrivateUse2,
  // Marks an inference tensor that requires grad, so that outside inference mode its gradient is
  // recorded or refused, never lost.
  AutogradInference,

  /// Marks a tensor that has had a tangent: see forward_mode/dual.h.
  Dual,

  // Modes, which look at every call.
  /// Always included, and a fallthrough until the strict policy or the memory of where inference
  /// tensors were made is switched on; see dispatch/inference_checks.h.
  InferenceChecks,
  /// While a profile is made, see dispatch/profiled_call.h. It and the next stay in the keys that a
  /// kernel passes on, so that they see every kernel of a call.
  Profiler,
  Recorder,

  // libtorch's names.
  ADInplaceOrView = InplaceOrView,
  /// Every Autograd key: as a set it is all of them, and no tensor or table has it itself.
  Autograd = Recorder + 1,
};

inline constexpr int kDispatchKeyCount = static_cast<int>(DispatchKey::Recorder) + 1;

/// Whether the number is one of the keys, or `Autograd`.
constexpr bool is_enumerator(DispatchKey key) {
  return static_cast<int>(key) <= kDispatchKeyCount;
}

/// "Unknown" for a number that is no key; printed as that number.
TENON_API std::string_view dispatch_key_name(DispatchKey key);
TENON_API std::ostream& operator<<(std::ostream& out, DispatchKey key);

}  // namespace tenon
