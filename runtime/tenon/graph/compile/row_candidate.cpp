#include "tenon/graph/compile/row_candidate.h"

#include <algorithm>
#include <optional>

#include "tenon/base/integer_math.h"
#include "tenon/graph/compile/row_group.h"
#include "tenon/parallel/parallel.h"
#include "tenon/tensor/view_geometry.h"

// fits in this file: elements of tensors that a plan has memory for

namespace tenon::graph {
namespace {

/// Longer rows stay in no cache, and what is between steps is memory that a thread keeps.
constexpr int64_t kMostRowBytes = 1 << 20;

/// How many first dimensions the rows are; none where they are no dimensions.
std::optional<size_t> row_dims(IntArrayRef sizes, int64_t rows) {
  size_t dims = 0;
  int64_t product = 1;
  while (product < rows && dims < sizes.size()) product *= sizes[dims++];
  return product == rows ? std::optional(dims) : std::nullopt;
}

/// Whether a place, broadcast to sizes, has for each row elements of that row of a row-major buffer
/// of so many columns. As the last row of it ends with the buffer, no row reaches into the next.
bool is_by_rows(const Place& place, IntArrayRef sizes, int64_t rows, int64_t columns) {
  const std::optional<size_t> dims = row_dims(sizes, rows);
  if (!dims) return false;
  const size_t missing = sizes.size() - place.sizes.size();
  int64_t expected = columns;
  for (size_t d = *dims; d-- > 0;) {
    if (sizes[d] == 1) continue;
    const bool repeats = d < missing || place.sizes[d - missing] == 1;
    if (repeats || place.strides[d - missing] != expected) return false;
    expected *= sizes[d];
  }
  return true;
}

void add_buffers(const Plan& plan, const std::vector<uint32_t>& places, std::vector<uint32_t>& to) {
  for (const uint32_t place : places) {
    if (place == kNoPlace) continue;
    const uint32_t buffer = plan.places[place].buffer;
    if (std::ranges::find(to, buffer) == to.end()) to.push_back(buffer);
  }
}

bool touches(const Plan& plan, const std::vector<uint32_t>& places, uint32_t buffer) {
  return std::ranges::any_of(places, [&](uint32_t place) {
    return place != kNoPlace && plan.places[place].buffer == buffer;
  });
}

}  // namespace

int64_t numel_of(const Place& place) {
  int64_t numel = 1;
  for (const int64_t size : place.sizes) numel = saturating_multiply(numel, size);
  return numel;
}

RowCandidate::RowCandidate(const Plan& plan, size_t kernel)
    : plan_(plan),
      begin_(kernel),
      end_(kernel + 1),
      rows_(step(kernel).row_kernel->rows()),
      unit_(step(kernel).row_kernel->unit()),
      elements_(numel_of(plan.places[step(kernel).operands.front()])) {}

int64_t RowCandidate::columns(const Place& place) const {
  return unit_ > 0 ? unit_ : numel_of(place) / rows_;
}

int64_t RowCandidate::row_bytes(uint32_t buffer) const {
  const auto bytes = static_cast<int64_t>(plan_.buffers[buffer].bytes);
  return unit_ > 0 ? bytes / elements_ * unit_ : bytes / rows_;
}

void RowCandidate::extend(size_t least) {
  while (begin_ > least && step(begin_ - 1).kind == Step::Kind::kFused && takes(begin_ - 1)) {
    --begin_;
  }
  while (end_ < plan_.steps.size() && takes(end_)) ++end_;
}

std::vector<uint32_t> RowCandidate::buffers() const {
  std::vector<uint32_t> result;
  for (size_t i = begin_; i < end_; ++i) {
    add_buffers(plan_, step(i).operands, result);
    add_buffers(plan_, step(i).results, result);
  }
  return result;
}

bool RowCandidate::is_internal(uint32_t buffer) const {
  const Buffer& each = plan_.buffers[buffer];
  const bool is_inside =
      each.kind == Buffer::Kind::kArena && each.first >= begin_ && each.last < end_;
  return is_inside && (unit_ == 0 || !step(each.first).row_kernel);
}

bool RowCandidate::is_passed_on(uint32_t buffer) const {
  bool is_written = false, is_read = false;
  for (size_t i = begin_; i < end_; ++i) {
    is_written |= touches(plan_, step(i).results, buffer);
    is_read |= touches(plan_, step(i).operands, buffer);
  }
  return is_written && is_read;
}

bool RowCandidate::takes(size_t number) const {
  if (!has_rows(step(number)) || !has_work(step(number))) return false;
  std::vector<uint32_t> touched = buffers();
  add_buffers(plan_, step(number).operands, touched);
  add_buffers(plan_, step(number).results, touched);
  if (touched.size() > RowGroup::kMostBuffers) return false;
  const bool is_long = std::ranges::any_of(
      touched, [&](uint32_t buffer) { return row_bytes(buffer) > kMostRowBytes; });
  if (is_long) return false;
  bool is_connected = false;
  for (size_t i = begin_; i < end_; ++i) {
    const Step &writer = step(std::min(i, number)), &reader = step(std::max(i, number));
    for (const uint32_t result : writer.results) {
      if (!suits(result, reader, is_connected)) return false;
    }
  }
  return is_connected;
}

bool RowCandidate::has_rows(const Step& step) const {
  if (step.kind == Step::Kind::kRows) {
    return step.row_kernel->rows() == rows_ && step.row_kernel->unit() == unit_ &&
           (unit_ == 0 || numel_of(plan_.places[step.operands.front()]) == elements_);
  }
  if (step.kind != Step::Kind::kFused || step.results.empty()) return false;
  const Place& result = plan_.places[step.results.front()];
  const bool is_cut = unit_ > 0 ? numel_of(result) == elements_
                                : numel_of(result) > 0 && row_dims(result.sizes, rows_);
  return is_cut && strides_are_contiguous(result.sizes, result.strides);
}

bool RowCandidate::has_work(const Step& step) const {
  if (step.kind != Step::Kind::kFused || rows_ >= 2 * get_num_threads()) return true;
  return numel_of(plan_.places[step.results.front()]) <= kernels::kPointwiseGrain;
}

/// Whether a step reads a result by rows, or does not read it.
bool RowCandidate::suits(uint32_t result, const Step& reader, bool& is_read) const {
  if (result == kNoPlace) return true;
  const Place& written = plan_.places[result];
  for (size_t i = 0; i < reader.operands.size(); ++i) {
    if (reader.operands[i] == kNoPlace) continue;
    const Place& operand = plan_.places[reader.operands[i]];
    if (operand.buffer != written.buffer) continue;
    const bool is_whole = reader.row_kernel && i >= reader.row_kernel->by_row();
    const IntArrayRef sizes =
        reader.row_kernel ? operand.sizes : plan_.places[reader.results.front()].sizes;
    if (is_whole || operand.dtype != written.dtype) return false;
    const bool is_by_row = unit_ > 0 ? numel_of(operand) == elements_ &&
                                           strides_are_contiguous(operand.sizes, operand.strides)
                                     : is_by_rows(operand, sizes, rows_, columns(written));
    if (!is_by_row) return false;
    is_read = true;
  }
  return true;
}

}  // namespace tenon::graph
