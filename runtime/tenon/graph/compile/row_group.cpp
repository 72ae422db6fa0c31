#include "tenon/graph/compile/row_group.h"

#include <algorithm>
#include <utility>

#include "tenon/base/check.h"
#include "tenon/kernels/workspace.h"
#include "tenon/parallel/parallel.h"

// fits in this file: elements in memory, and scratch that was allocated

namespace tenon::graph {
namespace {

/// Elements that are worth waking a thread for.
constexpr int64_t kGrain = 1 << 14;
/// Parts a thread, so that one that the machine holds up does not hold up all.
constexpr int64_t kPartsPerThread = 4;
/// How many inputs and results of a row kernel there are at most.
constexpr size_t kMostOperands = 3;

char* scratch_of(int64_t bytes) {
  return reinterpret_cast<char*>(kernels::workspace<uint8_t>(kernels::WorkspaceSlot::kRows, bytes));
}

/// An address that may be none of an object, so far behind another.
char* moved(char* address, int64_t bytes) {
  return reinterpret_cast<char*>(reinterpret_cast<uintptr_t>(address) +
                                 static_cast<uintptr_t>(bytes));
}

}  // namespace

RowGroup::RowGroup(Layout layout, std::vector<Member> members)
    : layout_(std::move(layout)), members_(std::move(members)) {
  const int64_t elements = layout_.rows * layout_.columns;
  most_parts_ = std::clamp<int64_t>(elements / kGrain, 1, layout_.rows);
  for (const Member& member : members_) {
    const auto* each = std::get_if<Kernel>(&member);
    const bool fits =
        each == nullptr || std::max(each->inputs.size(), each->results.size()) <= kMostOperands;
    TENON_CHECK(fits, InternalError, "CompiledGraph: a row kernel of more than ", kMostOperands,
                " inputs or results");
  }
}

int64_t RowGroup::parts() const {
  if (most_parts_ == 1) return 1;
  const int64_t threads = in_parallel_region() ? 1 : get_num_threads();
  return threads == 1 ? 1 : std::min(most_parts_, threads * kPartsPerThread);
}

int64_t RowGroup::scratch_bytes() const {
  return layout_.totals_bytes + parts() * layout_.scratch_bytes;
}

void RowGroup::run(char* const* buffers) const {
  const int64_t parts = this->parts(), rows = layout_.rows;
  char* const totals = scratch_of(layout_.totals_bytes + parts * layout_.scratch_bytes);
  char* const scratch = totals + layout_.totals_bytes;
  parallel_for(0, parts, 1, [&](int64_t begin, int64_t end) {
    for (int64_t part = begin; part < end; ++part) {
      run_part(buffers, totals, scratch + part * layout_.scratch_bytes, rows * part / parts,
               rows * (part + 1) / parts);
    }
  });
  if (layout_.totals_bytes > 0) finish(buffers, totals);
}

void RowGroup::run_part(char* const* buffers, char* totals, char* scratch, int64_t begin,
                        int64_t end) const {
  char* own[kMostBuffers];
  size_t count = 0;
  for (const uint32_t buffer : layout_.given) own[count++] = buffers[buffer];
  for (int64_t first = begin; first < end; first += layout_.block) {
    for (size_t i = 0; i < layout_.scratch.size(); ++i) {
      const Scratch& each = layout_.scratch[i];
      own[count + i] = moved(scratch, each.offset - first * each.row_bytes);
    }
    run_block(own, totals, first, std::min(first + layout_.block, end));
  }
}

void RowGroup::run_block(char* const* buffers, char* totals, int64_t begin, int64_t end) const {
  for (const Member& member : members_) {
    if (const auto* loop = std::get_if<Loop>(&member)) {
      loop->loop.run_range(buffers, begin * loop->columns,
                           std::min(end * loop->columns, loop->elements));
      continue;
    }
    const auto& [kernel, inputs, results, totals_offset] = std::get<Kernel>(member);
    void* addresses[2 * kMostOperands];
    const auto list = [&](void** to, const std::vector<Operand>& operands) {
      for (const Operand& each : operands) {
        *to++ = each.buffer == kNoPlace
                    ? nullptr
                    : moved(buffers[each.buffer], each.offset + begin * each.row_bytes);
      }
    };
    list(addresses, inputs);
    list(addresses + kMostOperands, results);
    if (kernel->makes_totals()) {
      addresses[kMostOperands] = totals + totals_offset + begin * kernels::RowKernel::kTotalBytes;
    }
    kernel->run(addresses, addresses + kMostOperands, begin, end - begin);
  }
}

void RowGroup::finish(char* const* buffers, const char* totals) const {
  for (const Member& member : members_) {
    const auto* each = std::get_if<Kernel>(&member);
    if (each == nullptr || !each->kernel->makes_totals()) continue;
    const Operand& result = each->results.front();
    each->kernel->finish(totals + each->totals,
                         buffers[layout_.given[result.buffer]] + result.offset);
  }
}

void reserve_scratch(const std::vector<std::shared_ptr<const RowGroup>>& groups) {
  int64_t bytes = 0;
  for (const auto& group : groups) bytes = std::max(bytes, group->scratch_bytes());
  scratch_of(bytes);
}

}  // namespace tenon::graph
