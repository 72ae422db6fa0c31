#include "tenon/dispatch/kernel_recorder.h"

#include "tenon/base/error_conversion.h"
#include "tenon/base/lazy.h"
#include "tenon/dispatch/profiled_call.h"

namespace tenon {
namespace {

thread_local KernelRecorder* innermost = nullptr;

}  // namespace

KernelRecorder::KernelRecorder(Observer observe, Outer outer) try
    : observe_(std::move(observe)), outer_(innermost), outer_hears_(outer) {
  if (outer_hears_ == Outer::kHears && outer_ != nullptr) running_ = outer_->running_;
  // For the rest of the program: without the key in a thread's set the kernel costs nothing.
  static constinit Once registered;
  registered([] {
    Dispatcher::instance()
        .register_fallback(DispatchKey::Recorder, &KernelRecorder::record, "KernelRecorder")
        .keep();
  });
  state().include(DispatchKey::Recorder);
  innermost = this;
} catch (...) {
  detail::rethrow_as_error("KernelRecorder");
}

KernelRecorder::~KernelRecorder() {
  innermost = outer_;
}

KernelRecorder* KernelRecorder::of_this_thread() {
  return innermost;
}

void KernelRecorder::continue_with(KernelRecorder* recorder) {
  innermost = recorder;
}

void KernelRecorder::tell(const KernelRun& run) const {
  observe_(run);
  if (outer_hears_ == Outer::kHears && outer_ != nullptr) outer_->tell(run);
}

void KernelRecorder::record(const OperatorEntry& op, DispatchKeySet keys, Stack& stack) {
  // The profiler's kernel runs the next one, which is told of.
  const DispatchKey next = keys.remove(DispatchKey::Recorder).highest();
  const bool is_profiled = next == DispatchKey::Profiler && detail::has_profiler(op);
  const DispatchKeySet left =
      is_profiled ? keys - looking_keys : keys.remove(DispatchKey::Recorder);
  const DispatchKey key = left.highest();
  // A worker of a parallel loop has the key and no recorder.
  KernelRecorder* recorder = innermost;
  if (recorder == nullptr) return op.redispatch_boxed(keys.remove(DispatchKey::Recorder), stack);
  // The checks are the library's, not the operator's.
  if (key == DispatchKey::InferenceChecks) return op.run_kernel(next, keys, stack);

  const Running around = recorder->running_;
  recorder->running_ = {&op, key, around.depth + 1};
  struct Restore {
    KernelRecorder* recorder;
    Running around;
    ~Restore() { recorder->running_ = around; }
  } const restore{recorder, around};
  const bool is_redispatch = around.op == &op && key < around.key;
  recorder->tell({op, key, left, around.depth, is_redispatch, stack});
  op.run_kernel(next, keys, stack);
}

}  // namespace tenon
