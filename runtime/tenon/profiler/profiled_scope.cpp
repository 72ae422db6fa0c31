#include "tenon/profiler/profiled_scope.h"

#include <exception>
#include <utility>

#include "tenon/base/memory_stats.h"
#include "tenon/keys/thread_local_keys.h"
#include "tenon/profiler/node_number.h"
#include "tenon/profiler/profile_record.h"
#include "tenon/profiler/steady_time.h"

namespace tenon::detail {
namespace {

ProfileMode current_mode() {
  const ThreadState& state = tenon::thread_state();
  if (state.inference_mode()) return ProfileMode::kInference;
  return state.grad_mode ? ProfileMode::kNormal : ProfileMode::kNoGrad;
}

}  // namespace

constinit thread_local ThreadProfile* thread_profile = nullptr;

NotedEvent* ProfiledScope::begin(ThreadProfile& thread, ProfileEventKind kind,
                                 std::string_view name) noexcept {
  thread_ = &thread;
  outer_ = std::exchange(thread.innermost_, this);
  place_ = thread.size();
  event_ = thread.add();
  exceptions_ = std::uncaught_exceptions();
  node_number_ = next_node_number;
  if (event_ != nullptr) {
    event_->name = name;
    event_->kind = kind;
    event_->mode = current_mode();
    if (outer_ != nullptr && outer_->event_ != nullptr) event_->parent = outer_->place_;
  }
  return event_;
}

void ProfiledScope::start() noexcept {
  bytes_before_ = thread_->notes_memory() ? thread_memory_counts().allocated_bytes : 0;
  start_ = steady_time();
}

void ProfiledScope::end() noexcept {
  finish(steady_time());
}

void ProfiledScope::finish(int64_t now) noexcept {
  ThreadProfile& thread = *thread_;
  const int64_t duration = now - start_;
  const uint64_t bytes =
      thread.notes_memory() ? thread_memory_counts().allocated_bytes - bytes_before_ : 0;
  thread.innermost_ = outer_;
  if (outer_ != nullptr) {
    outer_->inner_time_ += duration;
    outer_->inner_bytes_ += bytes;
  }
  if (event_ == nullptr) return;
  event_->start = start_;
  event_->duration = duration;
  event_->inner_time = inner_time_;
  event_->bytes = bytes;
  event_->inner_bytes = inner_bytes_;
  event_->kernels = kernels_;
  event_->raised = std::uncaught_exceptions() > exceptions_;
  // Of a backward node the number is its own.
  if (event_->kind == ProfileEventKind::kBackward) return;
  event_->node_number = node_number_;
  event_->node_count = static_cast<uint32_t>(next_node_number - node_number_);
}

void ProfiledWorker::begin(ThreadProfile& caller) noexcept {
  thread_profile = caller.record().of_this_thread();
  if (thread_profile == nullptr) return;
  scope_.emplace().begin(*thread_profile, ProfileEventKind::kWorker, "parallel_for");
  scope_->start();
}

void ProfiledWorker::end() noexcept {
  scope_.reset();
  thread_profile = nullptr;
}

}  // namespace tenon::detail
