#include "tenon/generated/kernels/reduction.h"

#include <algorithm>
#include <limits>
#include <vector>

#include "tenon/base/dtype_dispatch.h"
#include "tenon/base/integer_math.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/reduction/geometry.h"
#include "tenon/kernels/reduction/loops.h"
#include "tenon/parallel/parallel.h"
#include "tenon/tensor/factory.h"

// fits in this file: elements of results in memory, and units that were allocated

namespace tenon::kernels {
namespace {

/// Elements that one unit reduces, and that are worth waking a thread for.
constexpr int64_t kUnit = 1 << 15;

template <class Total>
Total identity(Reduction reduction) {
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

template <class Total>
Total combine(Reduction reduction, Total a, Total b) {
  switch (reduction) {
    case Reduction::kSum:
      return add_elements(a, b);
    case Reduction::kProduct:
      return multiply_elements(a, b);
    case Reduction::kMaximum:
      return b > a || b != b ? b : a;
    case Reduction::kMinimum:
      return b < a || b != b ? b : a;
    case Reduction::kAny:
      return a != 0 || b != 0;
    case Reduction::kAll:
      return a != 0 && b != 0;
  }
  return a;
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

  /// Calls `store(index, total)` for each element of the result.
  template <class Store>
  void run(const Store& store) {
    if (geometry_.outputs == 0) return;
    if (columns_ == 1 && geometry_.reduced_sizes.size() == 1 && geometry_.count <= kUnit) {
      run_rows(store);
      return;
    }
    const ReductionUnits units(geometry_, std::max<int64_t>(kUnit / block_, 64));
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

  void reduce_unit(const ReductionUnits& units, int64_t unit, const Task& task,
                   Total* totals) const {
    std::fill_n(totals, task.columns, identity<Total>(reduction_));
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

  void add(Total* totals, const Total* others, int64_t n) const {
    for (int64_t i = 0; i < n; ++i) totals[i] = combine(reduction_, totals[i], others[i]);
  }

  /// Each result is one short run of elements.
  template <class Store>
  void run_rows(const Store& store) {
    const int64_t n = geometry_.count;
    const int64_t stride = geometry_.reduced_strides.back();
    const int64_t bytes = self_.element_size();
    const char* base = static_cast<const char*>(self_.const_data_ptr());
    const int64_t grain = std::max<int64_t>(kUnit / std::max<int64_t>(n, 1), 1);
    parallel_for(0, geometry_.outputs, grain, [&](int64_t begin, int64_t end) {
      StridedCounter counter(geometry_.kept_sizes, geometry_.kept_strides);
      counter.seek(begin);
      for (int64_t output = begin; output < end; ++output, counter.next()) {
        Total total = identity<Total>(reduction_);
        inner_(&total, base + counter.offset() * bytes, n, stride);
        store(output, total);
      }
    });
  }

  template <class Store>
  void run_tasks(const ReductionUnits& units, int64_t tasks, const Store& store) {
    const int64_t work = std::max<int64_t>(saturating_multiply(geometry_.count, block_), 1);
    parallel_for(0, tasks, std::max<int64_t>(kUnit / work, 1), [&](int64_t begin, int64_t end) {
      const ReductionUnits own(units);
      StridedCounter counter(geometry_.kept_sizes, geometry_.kept_strides);
      Total totals[2 * kMaxReducedColumns];
      for (int64_t index = begin; index < end; ++index) {
        const Task task = this->task(index, counter);
        std::fill_n(totals, task.columns, identity<Total>(reduction_));
        for (int64_t unit = 0; unit < own.count(); ++unit) {
          reduce_unit(own, unit, task, totals + block_);
          add(totals, totals + block_, task.columns);
        }
        for (int64_t i = 0; i < task.columns; ++i) store(task.output + i, totals[i]);
      }
    });
  }

  /// Few results of many elements: the units of a result run in several threads.
  template <class Store>
  void run_units(const ReductionUnits& units, int64_t tasks, const Store& store) {
    const int64_t count = units.count();
    std::vector<Total> partial(saturating_multiply(saturating_multiply(tasks, count), block_));
    parallel_for(0, tasks * count, 1, [&](int64_t begin, int64_t end) {
      const ReductionUnits own(units);
      StridedCounter counter(geometry_.kept_sizes, geometry_.kept_strides);
      for (int64_t i = begin; i < end; ++i) {
        reduce_unit(own, i % count, task(i / count, counter), partial.data() + i * block_);
      }
    });
    StridedCounter counter(geometry_.kept_sizes, geometry_.kept_strides);
    Total totals[kMaxReducedColumns];
    for (int64_t index = 0; index < tasks; ++index) {
      const Task task = this->task(index, counter);
      std::fill_n(totals, task.columns, identity<Total>(reduction_));
      for (int64_t unit = 0; unit < count; ++unit) {
        add(totals, partial.data() + (index * count + unit) * block_, task.columns);
      }
      for (int64_t i = 0; i < task.columns; ++i) store(task.output + i, totals[i]);
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

/// A small tensor that lies in order, reduced as a whole, needs no geometry.
template <class Total>
bool reduce_small(Reduction reduction, const TensorBase& self, DimMask mask, Total& total) {
  if (self.numel() > kUnit || !mask.all() || !self.is_contiguous()) return false;
  total = identity<Total>(reduction);
  reduction_table().inner[static_cast<int>(reduction)][static_cast<int>(self.dtype())](
      &total, self.const_data_ptr(), self.numel(), 1);
  return true;
}

template <class Total, class Finish>
void reduce_to(Reduction reduction, const TensorBase& self, DimMask mask, TensorBase& result,
               const Finish& finish) {
  dispatch_all("reduce", result.dtype(), [&]<class Out>(TypeTag<Out>) {
    Out* out = result.data_ptr<Out>();
    Total total;
    if (reduce_small(reduction, self, mask, total)) {
      *out = static_cast<Out>(finish(total));
      return;
    }
    Reducer<Total>(reduction, self, mask).run([&](int64_t index, Total value) {
      out[index] = static_cast<Out>(finish(value));
    });
  });
}

void reduce(Reduction reduction, const TensorBase& self, DimMask mask, TensorBase& result) {
  const auto same = [](auto total) { return total; };
  const bool is_truth = reduction == Reduction::kAny || reduction == Reduction::kAll;
  if (self.is_floating_point() && !is_truth)
    reduce_to<double>(reduction, self, mask, result, same);
  else
    reduce_to<int64_t>(reduction, self, mask, result, same);
}

/// `self` in the dtype that the elements must have before they are combined; integers add up in
/// int64 whatever they are.
TensorBase converted(const TensorBase& self, DType dtype) {
  if (self.dtype() == dtype || (dtype == DType::kInt64 && !self.is_floating_point())) return self;
  TensorBase result = make_tensor(self.sizes(), dtype);
  copy_into(self, result);
  return result;
}

void mean_over(const TensorBase& self, DimMask mask, TensorBase& result) {
  const double count = static_cast<double>(self.numel()) / static_cast<double>(result.numel());
  if (result.numel() == 0) return;
  reduce_to<double>(Reduction::kSum, converted(self, result.dtype()), mask, result,
                    [count](double total) { return total / count; });
}

}  // namespace

void sum(const TensorBase& self, std::optional<DType>, TensorBase& result) {
  reduce(Reduction::kSum, converted(self, result.dtype()), DimMask().set(), result);
}

void sum_dim(const TensorBase& self, std::optional<IntArrayRef> dim, bool, std::optional<DType>,
             TensorBase& result) {
  const DimMask mask = reduced_dims("sum", dim, self.dim());
  reduce(Reduction::kSum, converted(self, result.dtype()), mask, result);
}

void mean(const TensorBase& self, std::optional<DType>, TensorBase& result) {
  mean_over(self, DimMask().set(), result);
}

void mean_dim(const TensorBase& self, std::optional<IntArrayRef> dim, bool, std::optional<DType>,
              TensorBase& result) {
  mean_over(self, reduced_dims("mean", dim, self.dim()), result);
}

void prod(const TensorBase& self, std::optional<DType>, TensorBase& result) {
  reduce(Reduction::kProduct, converted(self, result.dtype()), DimMask().set(), result);
}

void prod_dim(const TensorBase& self, int64_t dim, bool, std::optional<DType>, TensorBase& result) {
  const DimMask mask = reduced_dims("prod", dim, self.dim());
  reduce(Reduction::kProduct, converted(self, result.dtype()), mask, result);
}

void amax(const TensorBase& self, IntArrayRef dim, bool, TensorBase& result) {
  reduce(Reduction::kMaximum, self, reduced_dims("amax", dim, self.dim()), result);
}

void amin(const TensorBase& self, IntArrayRef dim, bool, TensorBase& result) {
  reduce(Reduction::kMinimum, self, reduced_dims("amin", dim, self.dim()), result);
}

void any(const TensorBase& self, TensorBase& result) {
  reduce(Reduction::kAny, self, DimMask().set(), result);
}

void any_dim(const TensorBase& self, int64_t dim, bool, TensorBase& result) {
  reduce(Reduction::kAny, self, reduced_dims("any", dim, self.dim()), result);
}

void all(const TensorBase& self, TensorBase& result) {
  reduce(Reduction::kAll, self, DimMask().set(), result);
}

void all_dim(const TensorBase& self, int64_t dim, bool, TensorBase& result) {
  reduce(Reduction::kAll, self, reduced_dims("all", dim, self.dim()), result);
}

}  // namespace tenon::kernels
