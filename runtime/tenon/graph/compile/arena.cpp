#include "tenon/graph/compile/arena.h"

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

size_t place_blocks(std::vector<ArenaBlock>& blocks) {
  size_t steps = 0;
  for (const ArenaBlock& block : blocks) steps = std::max(steps, block.last + 1);
  std::vector<std::vector<ArenaBlock*>> begins(steps), ends(steps);
  for (ArenaBlock& block : blocks) {
    begins[block.first].push_back(&block);
    ends[block.last].push_back(&block);
  }
  FreeParts free;
  for (size_t step = 0; step < steps; ++step) {
    for (ArenaBlock* block : begins[step]) block->offset = free.take(rounded(block->bytes));
    for (const ArenaBlock* block : ends[step]) free.give(block->offset, rounded(block->bytes));
  }
  return free.end();
}

void plan_arena(Plan& plan) {
  std::vector<ArenaBlock> blocks;
  std::vector<Buffer*> buffers;
  for (Buffer& buffer : plan.buffers) {
    if (buffer.kind != Buffer::Kind::kArena || buffer.first == SIZE_MAX) continue;
    blocks.push_back({.bytes = buffer.bytes, .first = buffer.first, .last = buffer.last});
    buffers.push_back(&buffer);
  }
  plan.arena_bytes = place_blocks(blocks);
  for (size_t i = 0; i < blocks.size(); ++i) buffers[i]->offset = blocks[i].offset;
}

}  // namespace tenon::graph
