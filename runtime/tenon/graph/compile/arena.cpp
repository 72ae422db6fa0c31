#include <algorithm>
#include <map>
#include <vector>

#include "tenon/base/allocator.h"
#include "tenon/graph/compile/plan.h"

namespace tenon::graph {
namespace {

size_t rounded(size_t bytes) {
  return (std::max<size_t>(bytes, 1) + kAlignment - 1) / kAlignment * kAlignment;
}

/// The parts of the arena that are free at one step: begin and size. The end of it is open.
class FreeParts {
 public:
  /// The smallest part that fits, or new memory at the end.
  size_t take(size_t bytes) {
    auto best = parts_.end();
    for (auto each = parts_.begin(); each != parts_.end(); ++each) {
      if (each->second < bytes) continue;
      if (best == parts_.end() || each->second < best->second) best = each;
    }
    if (best != parts_.end()) {
      const auto [begin, size] = *best;
      parts_.erase(best);
      if (size > bytes) parts_.emplace(begin + bytes, size - bytes);
      return begin;
    }
    size_t begin = end_;
    if (!parts_.empty()) {
      const auto last = std::prev(parts_.end());
      if (last->first + last->second == end_) {
        begin = last->first;
        parts_.erase(last);
      }
    }
    end_ = begin + bytes;
    return begin;
  }

  void give(size_t begin, size_t bytes) {
    auto at = parts_.emplace(begin, bytes).first;
    const auto next = std::next(at);
    if (next != parts_.end() && at->first + at->second == next->first) {
      at->second += next->second;
      parts_.erase(next);
    }
    if (at == parts_.begin()) return;
    const auto previous = std::prev(at);
    if (previous->first + previous->second != at->first) return;
    previous->second += at->second;
    parts_.erase(at);
  }

  size_t end() const { return end_; }

 private:
  std::map<size_t, size_t> parts_;
  size_t end_ = 0;
};

}  // namespace

void plan_arena(Plan& plan) {
  std::vector<std::vector<size_t>> begins(plan.steps.size() + 1), ends(plan.steps.size() + 1);
  for (size_t i = 0; i < plan.buffers.size(); ++i) {
    const Buffer& buffer = plan.buffers[i];
    if (buffer.kind != Buffer::Kind::kArena || buffer.first == SIZE_MAX) continue;
    begins[buffer.first].push_back(i);
    ends[buffer.last].push_back(i);
  }
  FreeParts free;
  for (size_t step = 0; step < begins.size(); ++step) {
    for (const size_t i : begins[step]) {
      plan.buffers[i].offset = free.take(rounded(plan.buffers[i].bytes));
    }
    for (const size_t i : ends[step]) {
      free.give(plan.buffers[i].offset, rounded(plan.buffers[i].bytes));
    }
  }
  plan.arena_bytes = free.end();
}

}  // namespace tenon::graph
