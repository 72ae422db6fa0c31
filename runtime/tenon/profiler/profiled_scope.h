#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "tenon/base/export.h"
#include "tenon/keys/dispatch_key_set.h"
#include "tenon/profiler/profile_event.h"

namespace tenon::detail {

class ThreadProfile;
struct NotedEvent;

/// Where what the calling thread does is noted; null while no profile hears of it.
extern TENON_API constinit thread_local ThreadProfile* thread_profile
    __attribute__((tls_model("initial-exec")));

/// An event of a profile, from `begin` to the end of the scope, by exception or not. Scopes of one
/// thread nest. Nothing is noted, and nothing costs anything, without `begin`; nothing fails.
class TENON_API ProfiledScope {
 public:
  ProfiledScope() = default;
  ~ProfiledScope() {
    if (thread_ != nullptr) end();
  }
  ProfiledScope(const ProfiledScope&) = delete;
  ProfiledScope& operator=(const ProfiledScope&) = delete;

  /// `name` lives as long as the profile. Returns what is noted of the event, null for one beyond
  /// the bound. `start` is to follow, once that is complete.
  NotedEvent* begin(ThreadProfile& thread, ProfileEventKind kind, std::string_view name) noexcept;
  void start() noexcept;
  /// An autograd node that was made before, and the first of those that the event makes.
  void include_node(uint64_t number) { node_number_ = number; }

  /// Of a call of an operator: what is called, and the kernel that runs.
  void set_call(const void* op, DispatchKey key) {
    op_ = op;
    pass_to(key);
  }
  const void* op() const { return op_; }
  DispatchKey key() const { return key_; }
  /// The call goes on to a kernel, which ends before `return_to` is told the one around it.
  void pass_to(DispatchKey key) {
    key_ = key;
    kernels_ = kernels_.add(key);
  }
  void return_to(DispatchKey key) { key_ = key; }

 private:
  friend class ThreadProfile;
  void end() noexcept;
  void finish(int64_t now) noexcept;

  ThreadProfile* thread_ = nullptr;
  ProfiledScope* outer_;
  /// Null for what is beyond the bound.
  NotedEvent* event_;
  uint32_t place_;
  int exceptions_;
  int64_t start_;
  int64_t inner_time_ = 0;
  uint64_t bytes_before_;
  uint64_t inner_bytes_ = 0;
  uint64_t node_number_;
  const void* op_ = nullptr;
  DispatchKeySet kernels_;
  DispatchKey key_ = DispatchKey::Undefined;
};

/// The share of a parallel loop that a thread of the pool works on for another, to whose profile
/// the scope belongs; `caller` is null where there is none.
class ProfiledWorker {
 public:
  explicit ProfiledWorker(ThreadProfile* caller) {
    if (caller != nullptr) begin(*caller);
  }
  ~ProfiledWorker() {
    if (scope_) end();
  }
  ProfiledWorker(const ProfiledWorker&) = delete;
  ProfiledWorker& operator=(const ProfiledWorker&) = delete;

 private:
  void begin(ThreadProfile& caller) noexcept;
  void end() noexcept;

  std::optional<ProfiledScope> scope_;
};

}  // namespace tenon::detail
