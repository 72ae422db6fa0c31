#pragma once

#include <vector>

#include "tenon/graph/compile/plan.h"

namespace tenon::graph {

/// Steps of a plan, one after the other, that may be a row group.
class RowCandidate {
 public:
  /// `kernel` is the step of a row kernel.
  RowCandidate(const Plan& plan, size_t kernel);

  size_t begin() const { return begin_; }
  size_t end() const { return end_; }
  int64_t rows() const { return rows_; }
  /// The elements of a row of what a step walks by rows.
  int64_t columns(const Place& place) const;
  int64_t row_bytes(uint32_t buffer) const;

  /// Takes steps before and behind, as far as they read by rows what others of these write; of
  /// those before none before `least`.
  void extend(size_t least);

  /// The buffers that the steps touch, each once.
  std::vector<uint32_t> buffers() const;
  /// Whether a buffer is needed by these steps alone, row by row.
  bool is_internal(uint32_t buffer) const;
  /// Whether one of the steps writes to a buffer, and another reads that.
  bool is_passed_on(uint32_t buffer) const;

 private:
  const Step& step(size_t number) const { return plan_.steps[number]; }
  bool takes(size_t number) const;
  bool has_rows(const Step& step) const;
  /// Whether each thread of now has something to do for a step in the group: of few long rows a
  /// loop of its own is cut anywhere, and a group only between rows.
  bool has_work(const Step& step) const;
  bool suits(uint32_t result, const Step& reader, bool& is_read) const;

  const Plan& plan_;
  size_t begin_, end_;
  int64_t rows_;
  /// See `RowKernel::unit`, and of how many elements these are.
  int64_t unit_, elements_;
};

/// The elements of a place.
int64_t numel_of(const Place& place);

}  // namespace tenon::graph
