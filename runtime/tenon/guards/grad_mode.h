#pragma once

#include <utility>

#include "tenon/guards/thread_state_guard.h"

namespace tenon {

/// Whether operators of the calling thread record a graph.
struct GradMode {
  static bool is_enabled() { return thread_state().grad_mode; }
  /// Changes the thread for good; prefer a guard.
  static void set_enabled(bool enabled) { detail::thread_state.grad_mode = enabled; }
};

/// Sets grad mode for the scope.
class AutoGradMode : ThreadStateGuard {
 public:
  explicit AutoGradMode(bool enabled) { state().grad_mode = enabled; }
};

/// Records no graph in the scope; versions and views are tracked as always.
class NoGradGuard : public AutoGradMode {
 public:
  NoGradGuard() : AutoGradMode(false) {}
};

/// Records a graph in the scope, inside a `NoGradGuard` too.
class EnableGradGuard : public AutoGradMode {
 public:
  EnableGradGuard() : AutoGradMode(true) {}
};

/// Calls `function` without recording a graph and returns its result.
template <class Function>
decltype(auto) no_grad(Function&& function) {
  const NoGradGuard guard;
  return std::forward<Function>(function)();
}

}  // namespace tenon
