#include "tenon/autograd/helper_thread.h"

#include <pthread.h>

#include <csignal>
#include <exception>
#include <thread>
#include <utility>

#include "tenon/autograd/graph_task.h"
#include "tenon/dispatch/kernel_recorder.h"
#include "tenon/guards/thread_state_guard.h"
#include "tenon/parallel/parallel.h"
#include "tenon/profiler/profiled_scope.h"
#include "tenon/tensor/inference_origin.h"

namespace tenon {
namespace {

/// The same for a thread and the helpers that go on with its work; 0 for one that was not asked
/// for. No thread gets that of another that is gone, also not in a child of fork(), which has none
/// of its parent's but one.
constinit thread_local uint64_t identity __attribute__((tls_model("initial-exec"))) = 0;
constinit std::atomic<uint64_t> last_identity{0};

uint64_t this_identity() {
  if (identity == 0) [[unlikely]]
    identity = last_identity.fetch_add(1, std::memory_order_relaxed) + 1;
  return identity;
}

/// What Tenon keeps for a thread, but for caches: all that makes a helper the thread it helps.
class Continuation {
 public:
  /// Continues a thread on the calling one.
  void begin() const {
    identity = identity_;
    detail::thread_state = state_.state();
    running_backward() = {running_.node, running_.inner, /*depth=*/0};
    detail::restricted_task = restricted_task_;
    detail::set_in_parallel_region(in_parallel_region_);
    detail::CurrentOperator::continue_with(current_operator_);
    KernelRecorder::continue_with(recorder_);
    detail::thread_profile = profile_;
    detail::functional_scope = functional_scope_;
    detail::hidden_levels_from = hidden_levels_from_;
    Node::continue_sequence(next_sequence_nr_);
  }
  /// For the end of it, on the same thread.
  void end() { next_sequence_nr_ = Node::peek_sequence_nr(); }
  uint64_t next_sequence_nr() const { return next_sequence_nr_; }

 private:
  const uint64_t identity_ = this_identity();
  const ThreadLocalState state_;
  const RunningBackward running_ = running_backward();
  const GraphTask* const restricted_task_ = detail::restricted_task;
  const bool in_parallel_region_ = in_parallel_region();
  const std::string_view current_operator_ = detail::CurrentOperator::name();
  KernelRecorder* const recorder_ = KernelRecorder::of_this_thread();
  detail::ThreadProfile* const profile_ = detail::thread_profile;
  const uint64_t hidden_levels_from_ = detail::hidden_levels_from;
  void* const functional_scope_ = detail::functional_scope;
  uint64_t next_sequence_nr_ = Node::peek_sequence_nr();
};

/// Signals go to the program's own threads: those that are started meanwhile get none.
class BlockedSignals {
 public:
  BlockedSignals() {
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before_);
  }
  ~BlockedSignals() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
  BlockedSignals(const BlockedSignals&) = delete;
  BlockedSignals& operator=(const BlockedSignals&) = delete;

 private:
  sigset_t before_;
};

template <class Function>
std::thread start_thread(Function&& function) try {
  const BlockedSignals blocked;
  return std::thread(std::forward<Function>(function));
} catch (const std::exception& error) {
  TENON_THROW(OutOfMemoryError, "backward: cannot start a thread for a backward inside of ",
              running_backward().depth, " others: ", error.what());
}

}  // namespace

void run_in_helper_thread(const std::function<void()>& work) {
  Continuation continuation;
  std::exception_ptr error;
  const bool is_in_fork_section = ForkSection::is_entered();
  start_thread([&] {
    const ForkSection::Lent section(is_in_fork_section);
    continuation.begin();
    try {
      work();
    } catch (...) {
      error = std::current_exception();
    }
    continuation.end();
  }).join();
  Node::continue_sequence(continuation.next_sequence_nr());
  if (error) std::rethrow_exception(error);
}

void ReentrantMutex::lock() {
  const uint64_t self = this_identity();
  const uint16_t here = ForkSection::generation();
  const bool is_holder = holder_.load(std::memory_order_relaxed) == self;
  if (!is_holder || generation_ != here) {
    mutex_.lock();
    if (!is_holder) taken_ = 0;
    generation_ = here;
    holder_.store(self, std::memory_order_relaxed);
  }
  ++taken_;
}

void ReentrantMutex::unlock() {
  if (--taken_ != 0) return;
  holder_.store(0, std::memory_order_relaxed);
  mutex_.unlock();
}

}  // namespace tenon
