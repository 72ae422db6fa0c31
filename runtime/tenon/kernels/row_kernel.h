#pragma once

#include <cstddef>
#include <cstdint>

namespace tenon::kernels {

/// What an operator computes of row-major tensors row by row, where all but the addresses is known:
/// to the bit what the operator computes, however many rows are beside. Immutable; any number of
/// threads may run one.
class RowKernel {
 public:
  /// The tensors have so many rows. The first `by_row` inputs have a part for each row, as the
  /// results do; the others are the same for all rows.
  RowKernel(int64_t rows, size_t by_row) : rows_(rows), by_row_(by_row) {}
  virtual ~RowKernel() = default;
  RowKernel(const RowKernel&) = delete;
  RowKernel& operator=(const RowKernel&) = delete;

  int64_t rows() const { return rows_; }
  size_t by_row() const { return by_row_; }

  /// Computes `count` rows from row `first` on, which are at these addresses: in the order of the
  /// operator's arguments, null for undefined ones, and of its results. Of these, only the first
  /// must be there; others that are null are left out.
  virtual void run(const void* const* inputs, void* const* results, int64_t first,
                   int64_t count) const = 0;

  /// Of a reduction of all elements, which are cut into rows of so many, the last of which may have
  /// fewer: its result is a total of `kTotalBytes` for each row. 0 for others.
  virtual int64_t unit() const { return 0; }
  bool makes_totals() const { return unit() > 0; }
  static constexpr int64_t kTotalBytes = 8;
  /// Makes the operator's result of the totals of all rows.
  virtual void finish(const void* /*totals*/, void* /*result*/) const {}

 private:
  int64_t rows_;
  size_t by_row_;
};

}  // namespace tenon::kernels
