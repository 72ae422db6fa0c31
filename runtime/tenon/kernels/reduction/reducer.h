#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

#include "tenon/base/integer_math.h"
#include "tenon/kernels/reduction/destination.h"
#include "tenon/kernels/reduction/geometry.h"
#include "tenon/kernels/reduction/loops.h"
#include "tenon/parallel/parallel.h"
#include "tenon/tensor/tensor_base.h"

// fits in this file: elements of results in memory, and units that were allocated

namespace tenon::kernels {

/// Elements that one unit reduces, and that are worth waking a thread for.
inline constexpr int64_t kReductionUnit = 1 << 15;
/// Results of short rows that are stored together.
inline constexpr int64_t kRowsAtOnce = 32;

/// The total of no elements.
template <class Total>
Total reduction_identity(Reduction reduction) {
  using Limits = std::numeric_limits<Total>;
  switch (reduction) {
    case Reduction::kProduct:
    case Reduction::kAll:
      return 1;
    case Reduction::kMaximum:
      return Limits::has_infinity ? -Limits::infinity() : Limits::min();
    case Reduction::kMinimum:
      return Limits::has_infinity ? Limits::infinity() : Limits::max();
    default:
      return 0;
  }
}

/// Combines `n` totals with as many others; NaN of extrema if one of two is.
template <class Total>
void combine(Reduction reduction, Total* totals, const Total* others, int64_t n) {
  const auto combine_each = [&](auto step) {
    for (int64_t i = 0; i < n; ++i) totals[i] = step(totals[i], others[i]);
  };
  switch (reduction) {
    case Reduction::kSum:
      return combine_each([](Total a, Total b) { return add_elements(a, b); });
    case Reduction::kProduct:
      return combine_each([](Total a, Total b) { return multiply_elements(a, b); });
    case Reduction::kMaximum:
      return combine_each([](Total a, Total b) { return b > a || b != b ? b : a; });
    case Reduction::kMinimum:
      return combine_each([](Total a, Total b) { return b < a || b != b ? b : a; });
    case Reduction::kAny:
      return combine_each([](Total a, Total b) { return Total(a != 0 || b != 0); });
    case Reduction::kAll:
      return combine_each([](Total a, Total b) { return Total(a != 0 && b != 0); });
  }
}

/// Stores the sums of the results from `begin` on, each that of one run of `n` elements: as many
/// times `apart` as there are places in `next`, which give the addresses of those that are computed
/// in turn.
template <class Total, class Next>
void reduce_runs_in_turn(ReduceRows loop, int64_t n, int64_t begin, int64_t apart,
                         Next (&next)[kRowsInTurn], const Destination<Total>& store) {
  Total totals[kRowsInTurn][kRowsAtOnce];
  for (int64_t first = 0; first < apart; first += kRowsAtOnce) {
    const int64_t count = std::min(kRowsAtOnce, apart - first);
    for (int64_t i = 0; i < count; ++i) {
      const void* rows[kRowsInTurn];
      Total sums[kRowsInTurn] = {};
      for (int place = 0; place < kRowsInTurn; ++place) rows[place] = next[place]();
      loop(sums, rows, n);
      for (int place = 0; place < kRowsInTurn; ++place) totals[place][i] = sums[place];
    }
    for (int place = 0; place < kRowsInTurn; ++place) {
      store(begin + place * apart + first, totals[place], count);
    }
  }
}

/// Stores the totals of the results from `begin` to `end`, each that of one run of `n` elements,
/// `stride` apart, of which `next` gives the address.
template <class Total, class Next>
void reduce_runs(Reduction reduction, ReduceInner loop, int64_t n, int64_t stride, int64_t begin,
                 int64_t end, Next&& next, const Destination<Total>& store) {
  Total totals[kRowsAtOnce];
  for (int64_t output = begin; output < end; output += kRowsAtOnce) {
    const int64_t rows = std::min(kRowsAtOnce, end - output);
    for (int64_t i = 0; i < rows; ++i) {
      totals[i] = reduction_identity<Total>(reduction);
      loop(&totals[i], next(), n, stride);
    }
    store(output, totals, rows);
  }
}

/// One reduction of `self` over `mask`. A task is what one call of a loop works on: one element of
/// the result or, where elements of the result lie side by side and those to reduce do not, a block
/// of columns.
template <class Total>
class Reducer {
 public:
  Reducer(Reduction reduction, const TensorBase& self, DimMask mask)
      : reduction_(reduction),
        self_(self),
        geometry_(self, mask),
        inner_(
            reduction_table().inner[static_cast<int>(reduction)][static_cast<int>(self.dtype())]),
        outer_(
            reduction_table().outer[static_cast<int>(reduction)][static_cast<int>(self.dtype())]) {
    const auto& geometry = geometry_;
    const bool by_columns = geometry.outputs > 1 && geometry.kept_strides.back() == 1 &&
                            geometry.kept_sizes.back() >= 4 && !geometry.reduced_sizes.empty() &&
                            geometry.reduced_strides.back() != 1;
    if (!by_columns) return;
    columns_ = geometry.kept_sizes.back();
    block_ = std::min(columns_, kMaxReducedColumns);
    blocks_ = ceil_divide(columns_, block_);
  }

  void run(const Destination<Total>& store) {
    if (geometry_.outputs == 0) return;
    if (columns_ == 1 && geometry_.reduced_sizes.size() == 1 && geometry_.count <= kReductionUnit) {
      run_rows(store);
      return;
    }
    const int64_t rows = kReductionUnit / block_ / kMostRowsAtOnce * kMostRowsAtOnce;
    const ReductionUnits units(geometry_, std::max<int64_t>(rows, 4 * kMostRowsAtOnce));
    const int64_t tasks = geometry_.outputs / columns_ * blocks_;
    if (units.count() > 1 && tasks < 2 * get_num_threads())
      run_units(units, tasks, store);
    else
      run_tasks(units, tasks, store);
  }

 private:
  /// Where a task's elements begin, the result that its first column is, and its columns.
  struct Task {
    int64_t offset, output, columns;
  };
  Task task(int64_t index, StridedCounter& counter) const {
    const int64_t column = index % blocks_ * block_;
    const int64_t output = index / blocks_ * columns_ + column;
    counter.seek(output);
    return {counter.offset(), output, std::min(block_, columns_ - column)};
  }

  void reset(Total* totals, int64_t n) const {
    std::fill_n(totals, n, reduction_identity<Total>(reduction_));
  }
  /// Combines totals with the elements of a unit.
  void reduce_unit(const ReductionUnits& units, int64_t unit, const Task& task,
                   Total* totals) const {
    const char* base = static_cast<const char*>(self_.const_data_ptr());
    const int64_t bytes = self_.element_size();
    units.for_each_run(unit, [&](int64_t offset, int64_t n) {
      const char* in = base + (task.offset + offset) * bytes;
      if (columns_ > 1)
        outer_(totals, in, task.columns, n, units.stride());
      else
        inner_(totals, in, n, units.stride());
    });
  }

  /// The addresses of the runs that results are of, from one on.
  class Runs {
   public:
    Runs(const Reducer& of, int64_t output)
        : counter_(of.geometry_.kept_sizes, of.geometry_.kept_strides),
          base_(static_cast<const char*>(of.self_.const_data_ptr())),
          bytes_(of.self_.element_size()) {
      counter_.seek(output);
    }
    const char* operator()() {
      const char* const run = base_ + counter_.offset() * bytes_;
      counter_.next();
      return run;
    }

   private:
    StridedCounter counter_;
    const char* base_;
    int64_t bytes_;
  };

  /// Each result is one short run of elements.
  void run_rows(const Destination<Total>& store) {
    const int64_t n = geometry_.count;
    const int64_t stride = geometry_.reduced_strides.back();
    const int64_t bytes = self_.element_size();
    const int64_t grain = std::max<int64_t>(kReductionUnit / std::max<int64_t>(n, 1), 1);
    const ReduceRows rows = stride == 1 ? rows_in_turn(n * bytes) : nullptr;
    parallel_for(0, geometry_.outputs, grain, [&](int64_t begin, int64_t end) {
      if (rows != nullptr) {
        // As far apart as they can be, so that each place is followed by the next.
        const int64_t apart = (end - begin) / kRowsInTurn;
        Runs runs[] = {Runs(*this, begin), Runs(*this, begin + apart),
                       Runs(*this, begin + 2 * apart), Runs(*this, begin + 3 * apart)};
        reduce_runs_in_turn(rows, n, begin, apart, runs, store);
        begin += kRowsInTurn * apart;
      }
      reduce_runs(reduction_, inner_, n, stride, begin, end, Runs(*this, begin), store);
    });
  }

  /// The loop for rows in turn where there is one for rows of so many bytes. Short ones gain
  /// nothing, nor does what a cache can hold.
  ReduceRows rows_in_turn(int64_t bytes) const {
    constexpr int64_t kLeastOfRow = 1024, kLeastInAll = int64_t{8} << 20;
    const bool is_worth_it = bytes >= kLeastOfRow && bytes < kLeastInStreams &&
                             saturating_multiply(geometry_.outputs, bytes) >= kLeastInAll;
    if (reduction_ != Reduction::kSum || !is_worth_it) return nullptr;
    return reduction_table().sum_rows[static_cast<int>(self_.dtype())];
  }

  void run_tasks(const ReductionUnits& units, int64_t tasks, const Destination<Total>& store) {
    const int64_t work = std::max<int64_t>(saturating_multiply(geometry_.count, block_), 1);
    parallel_for(0, tasks, std::max<int64_t>(kReductionUnit / work, 1),
                 [&](int64_t begin, int64_t end) {
                   const ReductionUnits own(units);
                   StridedCounter counter(geometry_.kept_sizes, geometry_.kept_strides);
                   Total totals[kMaxReducedColumns], others[kMaxReducedColumns];
                   for (int64_t index = begin; index < end; ++index) {
                     const Task task = this->task(index, counter);
                     reset(totals, task.columns);
                     if (own.count() > 0) reduce_unit(own, 0, task, totals);
                     for (int64_t unit = 1; unit < own.count(); ++unit) {
                       reset(others, task.columns);
                       reduce_unit(own, unit, task, others);
                       combine(reduction_, totals, others, task.columns);
                     }
                     store(task.output, totals, task.columns);
                   }
                 });
  }

  /// Few results of many elements: the units of a result run in several threads.
  void run_units(const ReductionUnits& units, int64_t tasks, const Destination<Total>& store) {
    const int64_t count = units.count();
    std::vector<Total> partial(saturating_multiply(saturating_multiply(tasks, count), block_));
    const auto partial_of = [&](int64_t i) { return partial.data() + i * block_; };
    // Those of a sum are zero as they come.
    if (reduction_identity<Total>(reduction_) != 0) reset(partial.data(), std::ssize(partial));
    parallel_for(0, tasks * count, 1, [&](int64_t begin, int64_t end) {
      const ReductionUnits own(units);
      StridedCounter counter(geometry_.kept_sizes, geometry_.kept_strides);
      for (int64_t i = begin; i < end; ++i) {
        reduce_unit(own, i % count, task(i / count, counter), partial_of(i));
      }
    });
    StridedCounter counter(geometry_.kept_sizes, geometry_.kept_strides);
    for (int64_t index = 0; index < tasks; ++index) {
      const Task task = this->task(index, counter);
      Total* const totals = partial_of(index * count);
      for (int64_t unit = 1; unit < count; ++unit) {
        combine(reduction_, totals, partial_of(index * count + unit), task.columns);
      }
      store(task.output, totals, task.columns);
    }
  }

  Reduction reduction_;
  const TensorBase& self_;
  ReductionGeometry geometry_;
  ReduceInner inner_;
  ReduceOuter outer_;
  int64_t columns_ = 1;  // results that lie side by side, reduced `block_` at a time
  int64_t block_ = 1;
  int64_t blocks_ = 1;
};

}  // namespace tenon::kernels
