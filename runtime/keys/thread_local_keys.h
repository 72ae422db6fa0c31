#pragma once

#include "tenon/base/export.h"
#include "tenon/base/source_location.h"
#include "tenon/keys/dispatch_key_set.h"

namespace tenon {

/// The state of one thread: which keys every call gains and loses, and the modes that go with
/// them. Guards save it whole and put it back; nobody else writes it.
struct ThreadState {
  DispatchKeySet included = {DispatchKey::InplaceOrView, DispatchKey::InferenceChecks};
  DispatchKeySet excluded;
  /// The statement that set the inference mode; for messages, and no part of what is compared. Not
  /// a SourceLocation, so that the flags fill its padding: guards copy 32 bytes.
  const char* inference_guard_file = "";
  uint32_t inference_guard_line = 0;
  bool grad_mode = true;
  bool inference_mode = false;
  bool anomaly_mode = false;
  bool anomaly_check_nan = false;

  constexpr SourceLocation inference_guard() const {
    return {inference_guard_file, inference_guard_line};
  }
  friend constexpr bool operator==(const ThreadState& a, const ThreadState& b) {
    return a.included == b.included && a.excluded == b.excluded && a.grad_mode == b.grad_mode &&
           a.inference_mode == b.inference_mode && a.anomaly_mode == b.anomaly_mode &&
           a.anomaly_check_nan == b.anomaly_check_nan;
  }
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
  return (keys | state.included) - state.excluded;
}

namespace impl {

inline bool tls_is_dispatch_key_excluded(DispatchKey key) {
  return thread_state().excluded.has(key);
}
inline bool tls_is_dispatch_key_included(DispatchKey key) {
  return thread_state().included.has(key);
}
inline bool tls_is_dispatch_keyset_excluded(DispatchKeySet set) {
  return thread_state().excluded.has_all(set);
}
inline bool tls_is_dispatch_keyset_included(DispatchKeySet set) {
  return thread_state().included.has_all(set);
}

}  // namespace impl
}  // namespace tenon
