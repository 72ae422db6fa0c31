#pragma once

#include <utility>

#include "tenon/guards/thread_state_guard.h"

namespace tenon {

/// In the scope nothing is recorded for autograd, and what is allocated are *inference tensors*,
/// which need no version counter and no view tracking. `InferenceMode(false)` gives normal mode
/// back, whatever guards stand around it. Per thread; costs a few instructions.
///
/// Note [Inference mode in keys]: Autograd keys are excluded, and InplaceOrView leaves the included
/// set. It is not excluded: a normal tensor carries the key itself, so that its version still moves
/// and its views are still tracked. Removing InplaceOrView while Autograd runs would lose both.
class InferenceMode : ThreadStateGuard {
 public:
  /// `location` is what `remember_inference_origins` reports; leave it to the compiler.
  explicit InferenceMode(bool enabled = true, SourceLocation location = SourceLocation::current()) {
    ThreadState& s = state();
    s.inference_guard_file = location.file_name();
    s.inference_guard_line = location.line();
    if (enabled) {
      s.enter_inference_mode();
    } else {
      s.enter_normal_mode();
    }
  }

  static bool is_enabled() { return thread_state().inference_mode(); }
};

/// Calls `function` in inference mode and returns its result.
template <class Function>
decltype(auto) inference_mode(Function&& function,
                              SourceLocation location = SourceLocation::current()) {
  const InferenceMode guard(true, location);
  return std::forward<Function>(function)();
}

}  // namespace tenon
