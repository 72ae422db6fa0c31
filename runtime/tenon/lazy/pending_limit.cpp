#include "tenon/lazy/pending_limit.h"

#include <atomic>

#include "tenon/base/check.h"
#include "tenon/lazy/evaluate.h"
#include "tenon/lazy/lazy.h"

namespace tenon::lazy {
namespace {

constexpr size_t kMostPending = 10'000;
constinit std::atomic<size_t> most_pending{kMostPending};
/// Where all cannot be computed: how many may wait before that is tried again.
constinit std::atomic<size_t> next_try{kMostPending};

}  // namespace

size_t set_most_pending(size_t count) {
  TENON_CHECK(count > 0, ValueError, "set_most_pending: expected at least 1, got 0");
  next_try = count;
  return most_pending.exchange(count);
}

void keep_limit(Node& node) {
  const size_t count = pending_nodes().count();
  if (count <= next_try.load(std::memory_order_relaxed)) return;
  try {
    evaluate_pending();
    next_try = most_pending.load();
  } catch (const Error&) {
    next_try = 2 * count;  // fits: nodes in memory
    node.retain();
    evaluate({Use(intrusive_ptr<Node>::reclaim(&node), 0)});
  }
}

}  // namespace tenon::lazy
