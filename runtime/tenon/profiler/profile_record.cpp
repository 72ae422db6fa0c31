#include "tenon/profiler/profile_record.h"

#include <algorithm>
#include <exception>
#include <mutex>

#include "tenon/profiler/steady_time.h"

namespace tenon::detail {
namespace {

constinit std::atomic<uint64_t> last_number{0};

/// Where the calling thread was last heard.
struct Place {
  uint64_t record = 0;
  ThreadProfile* thread = nullptr;
};
constinit thread_local Place last_place;

}  // namespace

ProfileRecord::ProfileRecord(const ProfileOptions& options)
    : options_(options),
      number_(last_number.fetch_add(1, std::memory_order_relaxed) + 1),
      began_(steady_time()),
      left_(options.max_events) {}

ThreadProfile* ProfileRecord::of_this_thread() noexcept {
  if (last_place.record == number_) return last_place.thread;
  try {
    const std::lock_guard lock(mutex_);
    threads_.push_back(std::make_unique<ThreadProfile>(*this));
    last_place = {number_, threads_.back().get()};
    return last_place.thread;
  } catch (const std::exception&) {
    return nullptr;
  }
}

uint32_t ProfileRecord::claim(uint32_t most) noexcept {
  // Few at a time where there are few, so that no thread holds what another would use.
  const size_t wanted = std::clamp<size_t>(options_.max_events / 64, 1, most);
  size_t left = left_.load(std::memory_order_relaxed);
  size_t taken = 0;
  do {
    taken = std::min(wanted, left);
  } while (!left_.compare_exchange_weak(left, left - taken, std::memory_order_relaxed));
  return static_cast<uint32_t>(taken);
}

}  // namespace tenon::detail
