#include "tenon/api/profile.h"

#include <limits>
#include <utility>

#include "tenon/api/profile_trace.h"
#include "tenon/base/check.h"
#include "tenon/base/error_conversion.h"
#include "tenon/dispatch/profiled_call.h"
#include "tenon/io/output_file.h"
#include "tenon/keys/thread_local_keys.h"
#include "tenon/profiler/profile_table.h"

namespace tenon {
namespace {

constexpr size_t kMostEvents = std::numeric_limits<int32_t>::max();

void check_options(const ProfileOptions& options) {
  TENON_CHECK(options.max_events >= 1 && options.max_events <= kMostEvents, ValueError,
              "profile: expected max_events from 1 to ", kMostEvents, ", got ", options.max_events);
  TENON_CHECK(detail::thread_profile == nullptr, ValueError,
              "profile: a profile is running already that hears of this thread, and they do not "
              "nest; stop it first, or make this one on another thread");
}

}  // namespace

Profile::Profile(const ProfileOptions& options) try {
  check_options(options);
  detail::register_profiler();
  record_ = std::make_unique<detail::ProfileRecord>(options);
  thread_ = record_->of_this_thread();
  TENON_CHECK(thread_ != nullptr, OutOfMemoryError, "profile: out of memory");
  detail::thread_profile = thread_;
  detail::thread_state.include(DispatchKey::Profiler);
} catch (...) {
  detail::rethrow_as_error("profile");
}

Profile::~Profile() {
  if (is_running_ && detail::thread_profile == thread_) stop();
}

void Profile::stop() {
  if (!is_running_) return;
  TENON_CHECK(detail::thread_profile == thread_, ValueError,
              "Profile::stop: expected the thread that made the profile, got another");
  thread_->cut();
  detail::thread_profile = nullptr;
  detail::thread_state.leave_profiler();
  is_running_ = false;
}

detail::ProfileReport Profile::report(const char* asked) const {
  TENON_CHECK(!is_running_, ValueError, "Profile::", asked,
              ": the profile is running; call stop() first");
  return detail::ProfileReport(*record_);
}

std::vector<ProfileEvent> Profile::events() const try {
  return report("events").events();
} catch (...) {
  detail::rethrow_as_error("Profile::events");
}

std::vector<ProfileThread> Profile::threads() const try {
  const detail::ProfileReport report = this->report("threads");
  std::vector<ProfileThread> threads;
  for (size_t i = 0; i < report.thread_count(); ++i) {
    threads.push_back({report.thread(i).system_id(), &report.thread(i) == thread_});
  }
  return threads;
} catch (...) {
  detail::rethrow_as_error("Profile::threads");
}

uint64_t Profile::dropped_events() const try {
  return report("dropped_events").dropped();
} catch (...) {
  detail::rethrow_as_error("Profile::dropped_events");
}

std::string Profile::table(ProfileOrder order, size_t most_lines) const try {
  return detail::profile_table(report("table"), order, most_lines);
} catch (...) {
  detail::rethrow_as_error("Profile::table");
}

void Profile::write_trace(const std::filesystem::path& path) const {
  ProfileTraceFile(path).write(*this);
}

ProfileTraceFile::ProfileTraceFile(const std::filesystem::path& path) try
    : file_(std::make_unique<io::OutputFile>("Profile::write_trace", path)) {
} catch (...) {
  detail::rethrow_as_error("Profile::write_trace");
}

ProfileTraceFile::~ProfileTraceFile() = default;

void ProfileTraceFile::write(const Profile& profile) try {
  TENON_CHECK(file_ != nullptr, ValueError,
              "ProfileTraceFile::write: expected to be called once, got a second call");
  const detail::ProfileReport report = profile.report("write_trace");
  const std::unique_ptr<io::OutputFile> file = std::move(file_);
  detail::write_profile_trace(report, *file);
  file->commit();
} catch (...) {
  detail::rethrow_as_error("ProfileTraceFile::write");
}

}  // namespace tenon
