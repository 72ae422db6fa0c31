#pragma once

#include "tenon/keys/thread_local_keys.h"

namespace tenon {

/// Saves the calling thread's state, and puts it back when the scope ends, by exception or not.
/// Base of every guard; derived ones change the state through `state()`.
class ThreadStateGuard {
 public:
  ThreadStateGuard(const ThreadStateGuard&) = delete;
  ThreadStateGuard& operator=(const ThreadStateGuard&) = delete;

 protected:
  ThreadStateGuard() : saved_(detail::thread_state) {}
  ~ThreadStateGuard() { detail::thread_state = saved_; }

  static ThreadState& state() { return detail::thread_state; }

 private:
  const ThreadState saved_;
};

/// The same for the keys that calls lose alone, which is one word: base of guards that change
/// nothing else. Inference mode that was entered since stays whole, in whatever order guards end.
class ExclusionGuard {
 public:
  ExclusionGuard(const ExclusionGuard&) = delete;
  ExclusionGuard& operator=(const ExclusionGuard&) = delete;

 protected:
  ExclusionGuard() : saved_(detail::thread_state.allowed_) {}
  ~ExclusionGuard() { detail::thread_state.restore_allowed(saved_); }

  static ThreadState& state() { return detail::thread_state; }

 private:
  const DispatchKeySet saved_;
};

/// A copy of one thread's state, to be set in another.
class ThreadLocalState {
 public:
  ThreadLocalState() : state_(thread_state()) {}
  const ThreadState& state() const { return state_; }

 private:
  ThreadState state_;
};

/// Runs the scope under a captured state.
class ThreadLocalStateGuard : ThreadStateGuard {
 public:
  explicit ThreadLocalStateGuard(const ThreadLocalState& captured) { state() = captured.state(); }
};

/// Adds keys to every call in the scope.
class IncludeDispatchKeyGuard : ThreadStateGuard {
 public:
  explicit IncludeDispatchKeyGuard(DispatchKeySet keys) { state().include(keys); }
};

/// Removes keys from every call in the scope. AutogradError for InplaceOrView without Autograd: see
/// Note [InplaceOrView is never gone while Autograd is not].
class ExcludeDispatchKeyGuard : ExclusionGuard {
 public:
  explicit ExcludeDispatchKeyGuard(DispatchKeySet keys) {
    state().exclude(keys, "ExcludeDispatchKeyGuard");
  }
};

}  // namespace tenon
