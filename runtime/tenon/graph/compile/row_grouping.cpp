#include <algorithm>
#include <utility>

#include "tenon/base/integer_math.h"
#include "tenon/graph/compile/arena.h"
#include "tenon/graph/compile/row_candidate.h"
#include "tenon/graph/compile/row_group.h"
#include "tenon/kernels/prefetch.h"

// fits in this file: elements of tensors that a plan has memory for

namespace tenon::graph {
namespace {

/// Of the rows of a block, in all buffers that members touch: a quarter of a usual second-level
/// cache. From an eighth to half of one makes no difference, less costs calls: of 4096 rows of 1024
/// elements, a chain with softmax takes 7.3 ms with blocks of 128 KiB, and 8.3 ms with 8 KiB.
constexpr int64_t kBlockBytes = 1 << 17;

/// Makes a group of a candidate.
class GroupMaker {
 public:
  GroupMaker(Plan& plan, const RowCandidate& steps) : plan_(plan), steps_(steps) {
    layout_.rows = steps.rows();
    for (const uint32_t buffer : steps.buffers()) {
      if (!steps.is_internal(buffer)) {
        layout_.given.push_back(buffer);
      } else if (!is_left_out(buffer)) {
        internal_.push_back(buffer);
      }
    }
  }

  Step make() {
    std::vector<RowGroup::Member> members;
    Step group{.kind = Step::Kind::kRows, .node = plan_.steps[steps_.end() - 1].node};
    for (size_t i = steps_.begin(); i < steps_.end(); ++i) {
      const Step& step = plan_.steps[i];
      group.name.append(group.name.empty() ? "" : " + ").append(step.name);
      if (step.kind == Step::Kind::kFused) {
        members.emplace_back(loop_of(step));
      } else {
        members.emplace_back(kernel_of(step));
      }
    }
    lay_out();
    for (const uint32_t buffer : steps_.buffers()) {
      if (steps_.is_internal(buffer)) plan_.buffers[buffer].first = SIZE_MAX;  // needs no arena
    }
    group.rows = std::make_shared<const RowGroup>(std::move(layout_), std::move(members));
    return group;
  }

 private:
  uint32_t number_of(uint32_t buffer) const {
    const auto given = std::ranges::find(layout_.given, buffer);
    if (given != layout_.given.end()) return static_cast<uint32_t>(given - layout_.given.begin());
    const auto own = std::ranges::find(internal_, buffer) - internal_.begin();
    return static_cast<uint32_t>(layout_.given.size() + static_cast<size_t>(own));
  }

  RowGroup::Loop loop_of(const Step& step) {
    const Place& place = plan_.places[step.results.front()];
    RowGroup::Loop result{*step.loop, numel_of(place), steps_.columns(place)};
    result.loop.move_buffers(
        [&](size_t buffer) { return number_of(static_cast<uint32_t>(buffer)); },
        [&](size_t number) {
          return number >= layout_.given.size() || steps_.is_passed_on(layout_.given[number]);
        });
    layout_.columns = std::max(layout_.columns, result.columns);
    return result;
  }

  RowGroup::Kernel kernel_of(const Step& step) {
    RowGroup::Kernel result{step.row_kernel, {}, {}, 0};
    for (size_t i = 0; i < step.operands.size(); ++i) {
      result.inputs.push_back(operand_of(step.operands[i], i < step.row_kernel->by_row()));
    }
    for (const uint32_t place : step.results) result.results.push_back(operand_of(place, true));
    if (step.row_kernel->makes_totals()) {
      result.totals = layout_.totals_bytes;
      const int64_t bytes = steps_.rows() * kernels::RowKernel::kTotalBytes;
      layout_.totals_bytes += ceil_divide(bytes, kernels::kCacheLine) * kernels::kCacheLine;
    }
    layout_.columns =
        std::max(layout_.columns, steps_.columns(plan_.places[step.operands.front()]));
    return result;
  }

  /// Whether a buffer is a result that nobody reads, and that a row kernel does not need.
  bool is_left_out(uint32_t buffer) const {
    const Buffer& each = plan_.buffers[buffer];
    if (!steps_.is_internal(buffer) || each.first != each.last) return false;
    const std::vector<uint32_t>& results = plan_.steps[each.first].results;
    return plan_.steps[each.first].row_kernel && plan_.places[results.front()].buffer != buffer;
  }

  RowGroup::Operand operand_of(uint32_t place, bool is_by_row) const {
    if (place == kNoPlace || is_left_out(plan_.places[place].buffer)) return {};
    const Place& at = plan_.places[place];
    const int64_t size = element_size(at.dtype);
    const int64_t row = is_by_row ? steps_.columns(at) * size : 0;
    return {number_of(at.buffer), at.offset * size, row};
  }

  /// Gives what is internal its place in the scratch memory, where values that are not needed at
  /// the same time may lie in one.
  void lay_out() {
    layout_.block = block();
    std::vector<ArenaBlock> blocks;
    for (const uint32_t buffer : internal_) {
      const Buffer& each = plan_.buffers[buffer];
      blocks.push_back({.bytes = static_cast<size_t>(layout_.block * steps_.row_bytes(buffer)),
                        .first = each.first - steps_.begin(),
                        .last = each.last - steps_.begin()});
    }
    layout_.scratch_bytes = static_cast<int64_t>(place_blocks(blocks));
    for (size_t i = 0; i < blocks.size(); ++i) {
      layout_.scratch.push_back(
          {static_cast<int64_t>(blocks[i].offset), steps_.row_bytes(internal_[i])});
    }
  }

  int64_t block() const {
    if (steps_.end() - steps_.begin() == 1 && internal_.empty()) return steps_.rows();
    int64_t bytes = 1;
    for (const uint32_t buffer : steps_.buffers()) bytes += steps_.row_bytes(buffer);
    return std::clamp<int64_t>(kBlockBytes / bytes, 1, steps_.rows());
  }

  Plan& plan_;
  const RowCandidate& steps_;
  RowGroup::Layout layout_;
  std::vector<uint32_t> internal_;
};

/// Tells buffers the new numbers of the steps that touch them: `numbers` has one for each old one
/// and for the end.
void renumber_steps(Plan& plan, const std::vector<size_t>& numbers) {
  for (Buffer& each : plan.buffers) {
    if (each.first == SIZE_MAX) continue;
    each.first = numbers[each.first];
    each.last = numbers[each.last];
  }
}

}  // namespace

void group_rows(Plan& plan) {
  std::vector<Step> steps;
  std::vector<size_t> numbers;
  size_t done = 0;
  const auto keep_until = [&](size_t end) {
    for (; done < end; ++done) {
      numbers.push_back(steps.size());
      steps.push_back(std::move(plan.steps[done]));
    }
  };
  for (size_t i = 0; i < plan.steps.size(); i = std::max(i + 1, done)) {
    if (plan.steps[i].kind != Step::Kind::kRows) continue;
    RowCandidate candidate(plan, i);
    candidate.extend(done);
    Step group = GroupMaker(plan, candidate).make();
    keep_until(candidate.begin());
    numbers.insert(numbers.end(), candidate.end() - candidate.begin(), steps.size());
    done = candidate.end();
    plan.row_groups.push_back(group.rows);
    steps.push_back(std::move(group));
  }
  keep_until(plan.steps.size());
  numbers.push_back(steps.size());
  plan.steps = std::move(steps);
  renumber_steps(plan, numbers);
}

}  // namespace tenon::graph
