#pragma once

#include "tenon/base/export.h"

namespace tenon {

// What a process may switch on to see mistakes with inference tensors earlier. While all is off, no
// call pays for it: see Note [Checks that cost nothing] in inference_checks.cpp.

/// Which uses of inference tensors in normal mode are errors.
enum class InferencePolicy {
  /// Those that could lose or falsify a gradient.
  Standard,
  /// Also every view of an inference tensor, every call that mixes inference tensors with normal
  /// ones, and every inference tensor that Autograd would see.
  Strict,
};

/// Chooses the policy for every thread of the process; calls that run meanwhile follow either.
TENON_API void set_inference_policy(InferencePolicy policy);
TENON_API InferencePolicy inference_policy();

/// From here on inference tensors remember where they are made, and errors about them say so: the
/// operator, the guard, the calling functions. Costs time and memory for each; for debugging.
TENON_API void remember_inference_origins(bool remember = true);

}  // namespace tenon
