#pragma once

#include "tenon/base/export.h"
#include "tenon/base/source_location.h"
#include "tenon/keys/dispatch_key_set.h"

namespace tenon {

/// The state of one thread: which keys every call gains and loses, and the modes that go with
/// them. Guards save it whole and put it back; nobody else writes it.
///
/// Note [InplaceOrView is never gone while Autograd is not]: a call that Autograd sees counts the
/// versions and tracks the views that its gradient depends on. So InplaceOrView leaves the included
/// set only in inference mode, where Autograd is excluded, and is excluded only together with it.
/// The members below are all the ways to change the two sets, and each of them keeps to that.
class ThreadState {
 public:
  constexpr DispatchKeySet included() const { return included_; }
  constexpr DispatchKeySet excluded() const { return DispatchKeySet::all() - allowed_; }
  /// All but the excluded keys.
  constexpr DispatchKeySet allowed() const { return allowed_; }
  constexpr bool inference_mode() const { return inference_mode_; }
  constexpr SourceLocation inference_guard() const {
    return {inference_guard_file, inference_guard_line};
  }

  constexpr void include(DispatchKeySet keys) { included_ |= keys; }
  /// AutogradError, and nothing changes, for InplaceOrView without every Autograd key; `guard` is
  /// who asks.
  void exclude(DispatchKeySet keys, const char* guard) {
    const DispatchKeySet left = allowed_ - keys;
    if (left.has_any(autograd_keys) && !left.has(DispatchKey::InplaceOrView)) [[unlikely]]
      refuse_to_exclude(guard);
    allowed_ = left;
  }
  /// Ends what `include(DispatchKey::Profiler)` has begun, under whatever guards.
  constexpr void leave_profiler() { included_ = included_.remove(DispatchKey::Profiler); }
  constexpr void exclude_autograd() { allowed_ = allowed_ - autograd_keys; }
  constexpr void exclude_autograd_and_inplace_or_view() {
    allowed_ = allowed_ - (autograd_keys | DispatchKey::InplaceOrView);
  }
  constexpr void enter_inference_mode() {
    inference_mode_ = true;
    grad_mode = false;
    included_ = included_.remove(DispatchKey::InplaceOrView);
    exclude_autograd();
  }
  /// Whatever was excluded before.
  constexpr void enter_normal_mode() {
    inference_mode_ = false;
    grad_mode = true;
    included_ |= DispatchKey::InplaceOrView;
    allowed_ |= autograd_keys | DispatchKey::InplaceOrView;
  }

  friend constexpr bool operator==(const ThreadState& a, const ThreadState& b) {
    return a.included_ == b.included_ && a.allowed_ == b.allowed_ &&
           a.inference_mode_ == b.inference_mode_ && a.grad_mode == b.grad_mode &&
           a.anomaly_mode == b.anomaly_mode && a.anomaly_check_nan == b.anomaly_check_nan;
  }

 private:
  friend class ExclusionGuard;
  constexpr void restore_allowed(DispatchKeySet keys) {
    const DispatchKeySet never = inference_mode_ ? autograd_keys : DispatchKeySet();
    // One store: of two, g++ 12 leaves the first out where an exception passes.
    allowed_ = keys - never;
  }
  [[noreturn]] TENON_API TENON_COLD static void refuse_to_exclude(const char* guard);

  DispatchKeySet included_ = {DispatchKey::InplaceOrView, DispatchKey::InferenceChecks};
  // Rather than those that are excluded, which a call would have to negate.
  DispatchKeySet allowed_ = DispatchKeySet::all();

 public:
  /// The statement that set the inference mode; for messages, and no part of what is compared. Not
  /// a SourceLocation, so that the flags fill its padding: guards copy 32 bytes.
  const char* inference_guard_file = "";
  uint32_t inference_guard_line = 0;
  bool grad_mode = true;

 private:
  bool inference_mode_ = false;

 public:
  bool anomaly_mode = false;
  bool anomaly_check_nan = false;
};

namespace detail {
// Constant-initialised and in the initial block of thread storage: a read is one instruction.
extern TENON_API constinit thread_local ThreadState thread_state
    __attribute__((tls_model("initial-exec")));
}  // namespace detail

/// The calling thread's state.
TENON_ALWAYS_INLINE const ThreadState& thread_state() {
  return detail::thread_state;
}

/// `(keys | included) - excluded`: the keys that a call with these tensor keys dispatches on.
TENON_ALWAYS_INLINE DispatchKeySet with_thread_keys(DispatchKeySet keys) {
  const ThreadState& state = thread_state();
  return (keys | state.included()) & state.allowed();
}

// libtorch's names.
namespace impl {

inline bool tls_is_dispatch_key_excluded(DispatchKey key) {
  return thread_state().excluded().has(key);
}
inline bool tls_is_dispatch_key_included(DispatchKey key) {
  return thread_state().included().has(key);
}
inline bool tls_is_dispatch_keyset_excluded(DispatchKeySet set) {
  return thread_state().excluded().has_all(set);
}
inline bool tls_is_dispatch_keyset_included(DispatchKeySet set) {
  return thread_state().included().has_all(set);
}

}  // namespace impl
}  // namespace tenon
