#pragma once

#include <functional>
#include <utility>

#include "tenon/dispatch/dispatcher.h"
#include "tenon/guards/thread_state_guard.h"

namespace tenon {

/// One kernel that is about to run.
struct KernelRun {
  const OperatorEntry& op;
  /// Whose kernel it is.
  DispatchKey key;
  /// What is left for it to pass the call on to, its own key highest.
  DispatchKeySet keys;
  /// How many kernels of this recording are running around it.
  int depth;
  /// Whether the kernel around it passed its own call on, rather than calling an operator.
  bool is_redispatch;
  /// The arguments, defaults filled in.
  const Stack& arguments;
};

/// While it lives, tells `observe` of every kernel that operators called by the creating thread
/// run, in order. Recorders nest; the innermost hears, and the one around it where it is told to.
/// Calls are boxed meanwhile, and so slower. A call on which `observe` raises does not happen.
///
/// Note [The recorder sees every kernel]: its key is highest, so that a call comes here first. It
/// runs the kernel of the next key with its own key left in the set, and kernels keep that key when
/// they pass a call on, so the call comes here again.
class TENON_API KernelRecorder : ThreadStateGuard {
 public:
  using Observer = std::function<void(const KernelRun&)>;

  enum class Outer { kSilent, kHears };

  explicit KernelRecorder(Observer observe, Outer outer = Outer::kSilent);
  ~KernelRecorder();

  /// The recorder that hears of the calling thread, or null.
  static KernelRecorder* of_this_thread();
  /// For a thread that goes on with the work of another, whose recorder it is.
  static void continue_with(KernelRecorder* recorder);

 private:
  static void record(const OperatorEntry& op, DispatchKeySet keys, Stack& stack);

  struct Running {
    const OperatorEntry* op = nullptr;
    DispatchKey key = DispatchKey::Undefined;
    int depth = 0;
  };

  /// Tells this recorder, and those around it that hear too.
  void tell(const KernelRun& run) const;

  const Observer observe_;
  KernelRecorder* const outer_;
  const Outer outer_hears_;
  Running running_;
};

}  // namespace tenon
