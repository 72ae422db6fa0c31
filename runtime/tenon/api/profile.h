#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "tenon/profiler/profile_event.h"
#include "tenon/profiler/profile_options.h"

namespace tenon {
namespace detail {
class ProfileRecord;
class ProfileReport;
class ThreadProfile;
}  // namespace detail
namespace io {
class OutputFile;
}  // namespace io

/// A thread that a profile has heard of.
struct ProfileThread {
  /// The system's number of it.
  int64_t system_id = 0;
  /// Whether it made the profile; the others are threads of the pool.
  bool is_maker = false;
};

/// While it lives, or until `stop`, a profile of what the thread that makes it does: each call of
/// an operator, also by others, with what it runs; each backward node, also on threads that a
/// backward starts; each step of a compiled graph; and what threads of the pool do for its parallel
/// loops. See docs/profiling.md.
///
///     auto profile = tenon::profile({.shapes = true, .memory = true});
///     train(model);
///     profile.stop();
///     std::cout << profile.table();
///     profile.write_trace("out.json");
///
/// Ends where it began: on the same thread, in reverse order with other guards. An exception that
/// passes a call ends its event. Where memory for an event is missing it is dropped; no call fails.
/// Any number of threads may each make one.
class TENON_API Profile {
 public:
  /// ValueError for options that say nothing sensible, and while a profile of this thread, or one
  /// that hears of it, is running: they do not nest. ValueError also where a program has registered
  /// a fallback for `DispatchKey::Profiler`.
  explicit Profile(const ProfileOptions& options = {});
  ~Profile();
  Profile(const Profile&) = delete;
  Profile& operator=(const Profile&) = delete;

  /// Hears no more; events that are running end here, and are marked. Once is enough. ValueError on
  /// another thread than the one that made the profile.
  void stop();
  bool is_running() const { return is_running_; }

  // The rest is asked once the profile is stopped, from any thread; a ValueError before.

  /// In the order of their threads, and in each of their beginnings: an event stands behind what it
  /// ran inside of.
  std::vector<ProfileEvent> events() const;
  std::vector<ProfileThread> threads() const;
  /// How many events began beyond `ProfileOptions::max_events`.
  uint64_t dropped_events() const;

  /// A line for each name: how often it was called, the time of all calls and without the events
  /// inside, the mean of a call, and with `ProfileOptions::memory` the bytes without those inside.
  /// A call inside of one of the same name adds nothing to the total. At most `most_lines`.
  std::string table(ProfileOrder order = ProfileOrder::kSelf, size_t most_lines = 100) const;

  /// Writes Chrome's trace event format, JSON, which Perfetto and chrome://tracing open: events
  /// with what is noted of them, and an arrow from each call that made a node to the node's
  /// backward. The file is there whole or not at all; InputError where it cannot be written. See
  /// also ProfileTraceFile.
  void write_trace(const std::filesystem::path& path) const;

 private:
  friend class ProfileTraceFile;
  detail::ProfileReport report(const char* asked) const;

  std::unique_ptr<detail::ProfileRecord> record_;
  detail::ThreadProfile* thread_ = nullptr;
  bool is_running_ = true;
};

/// A file for a trace, which is opened before there is one, so that a path that cannot be written
/// is an error before what is to be profiled has run.
class TENON_API ProfileTraceFile {
 public:
  /// InputError where the file cannot be written. What stands there stays until `write`.
  explicit ProfileTraceFile(const std::filesystem::path& path);
  ~ProfileTraceFile();
  ProfileTraceFile(const ProfileTraceFile&) = delete;
  ProfileTraceFile& operator=(const ProfileTraceFile&) = delete;

  /// Once: see `Profile::write_trace`.
  void write(const Profile& profile);

 private:
  std::unique_ptr<io::OutputFile> file_;
};

/// `Profile`, as a guard that is begun by a call.
[[nodiscard]] inline Profile profile(const ProfileOptions& options = {}) {
  return Profile(options);
}

}  // namespace tenon
