#include "tenon/kernels/reduction/prepared_reduction.h"

#include <algorithm>
#include <utility>

#include "tenon/kernels/reduction/destination.h"
#include "tenon/kernels/reduction/reducer.h"
#include "tenon/kernels/unsigned_integers.h"

// fits in this file: elements in memory

namespace tenon::kernels {
namespace {

/// The length of the rows that the last dimensions are, where those are all of `mask`; else 0.
int64_t row_length(IntArrayRef sizes, DimMask mask) {
  if (sizes.size() > mask.size()) return 0;
  int64_t n = 1;
  size_t dim = sizes.size();
  for (; dim > 0 && (mask[dim - 1] || sizes[dim - 1] == 1); --dim) n *= sizes[dim - 1];
  for (; dim > 0; --dim) {
    if (mask[dim - 1] && sizes[dim - 1] != 1) return 0;
  }
  return n;
}

template <class Total>
class ReducedRows final : public RowKernel {
 public:
  ReducedRows(int64_t rows, int64_t n, Reduction reduction, DType dtype,
              Destination<Total> destination)
      : RowKernel(rows, 1),
        n_(n),
        bytes_(n * element_size(dtype)),
        reduction_(reduction),
        loop_(reduction_table().inner[static_cast<int>(reduction)][static_cast<int>(dtype)]),
        destination_(destination) {}

  void run(const void* const* inputs, void* const* results, int64_t /*first*/,
           int64_t count) const override {
    const char* row = static_cast<const char*>(inputs[0]);
    Destination<Total> destination = destination_;
    destination.out = results[0];
    const auto next = [&] { return std::exchange(row, row + bytes_); };
    reduce_runs(reduction_, loop_, n_, 1, 0, count, next, destination);
  }

 private:
  int64_t n_, bytes_;
  Reduction reduction_;
  ReduceInner loop_;
  Destination<Total> destination_;
};

/// All elements, in the units of `ReductionUnits`: each is reduced alone, then their totals.
template <class Total>
class ReducedUnits final : public RowKernel {
 public:
  ReducedUnits(int64_t numel, Reduction reduction, DType dtype, Destination<Total> destination)
      : RowKernel(ceil_divide(numel, kReductionUnit), 1),
        numel_(numel),
        bytes_(element_size(dtype)),
        reduction_(reduction),
        loop_(reduction_table().inner[static_cast<int>(reduction)][static_cast<int>(dtype)]),
        destination_(destination) {
    static_assert(sizeof(Total) == kTotalBytes);
  }

  int64_t unit() const override { return kReductionUnit; }
  void run(const void* const* inputs, void* const* results, int64_t first,
           int64_t count) const override {
    const char* in = static_cast<const char*>(inputs[0]);
    auto* totals = static_cast<Total*>(results[0]);
    for (int64_t row = first; row < first + count; ++row, in += kReductionUnit * bytes_) {
      *totals = reduction_identity<Total>(reduction_);
      loop_(totals++, in, std::min(kReductionUnit, numel_ - row * kReductionUnit), 1);
    }
  }
  void finish(const void* totals, void* result) const override {
    auto total = reduction_identity<Total>(reduction_);
    for (int64_t row = 0; row < rows(); ++row) {
      combine(reduction_, &total, static_cast<const Total*>(totals) + row, 1);
    }
    Destination<Total> destination = destination_;
    destination.out = result;
    destination(0, &total, 1);
  }

 private:
  int64_t numel_, bytes_;
  Reduction reduction_;
  ReduceInner loop_;
  Destination<Total> destination_;
};

/// Of rows of `n` elements, or null.
template <class Total>
std::shared_ptr<const RowKernel> prepare(Reduction reduction, const TensorBase& self, int64_t n,
                                         const Destination<Total>& destination) {
  const int64_t rows = self.numel() / n;
  if (n <= kReductionUnit) {
    return std::make_shared<ReducedRows<Total>>(rows, n, reduction, self.dtype(), destination);
  }
  if (rows > 1) return nullptr;
  return std::make_shared<ReducedUnits<Total>>(n, reduction, self.dtype(), destination);
}

}  // namespace

std::shared_ptr<const RowKernel> prepare_reduction(Reduction reduction, bool is_mean,
                                                   const TensorBase& self, DimMask mask,
                                                   const TensorBase& result) {
  const DType dtype = self.dtype(), into = result.dtype();
  const bool is_truth = reduction == Reduction::kAny || reduction == Reduction::kAll;
  const bool is_kept = dtype == into || (is_truth ? into == DType::kBool
                                                  : into == DType::kInt64 && !self.is_inexact());
  const bool has_loops = !is_wide_unsigned(dtype) && !is_wide_unsigned(into) && !self.is_complex();
  const bool is_plain = self.numel() > 0 && self.is_contiguous() && result.is_contiguous();
  if (!is_kept || !has_loops || !is_plain) return nullptr;
  const int64_t n = row_length(self.sizes(), mask);
  if (n == 0) return nullptr;
  if (!result.is_floating_point()) {
    return prepare(reduction, self, n, integers_at(nullptr, into, 0));
  }
  return prepare(reduction, self, n,
                 floats_at(nullptr, into, is_mean ? static_cast<double>(n) : 1));
}

}  // namespace tenon::kernels
