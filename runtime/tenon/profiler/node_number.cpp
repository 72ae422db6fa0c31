#include "tenon/profiler/node_number.h"

#include <algorithm>
#include <atomic>

namespace tenon::detail {
namespace {

/// Of a thread in a profile; nobody makes as many nodes.
constexpr int kBits = 40;

constinit std::atomic<uint64_t> last_range{0};

}  // namespace

constinit thread_local uint64_t next_node_number = 0;

void make_node_numbers_unique() noexcept {
  const uint64_t range = last_range.fetch_add(1, std::memory_order_relaxed) + 1;
  next_node_number = std::max(next_node_number, range << kBits);
}

}  // namespace tenon::detail
