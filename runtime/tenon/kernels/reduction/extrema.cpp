#include <algorithm>

#include "tenon/base/dtype_dispatch.h"
#include "tenon/base/integer_math.h"
#include "tenon/generated/kernels/reduction.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/reduction/geometry.h"
#include "tenon/kernels/reduction/loops.h"
#include "tenon/kernels/unsigned_integers.h"
#include "tenon/parallel/parallel.h"
#include "tenon/tensor/dimension.h"
#include "tenon/tensor/factory.h"

// Reductions that tell where the extremum is: the first of equal ones, and the first NaN.

// fits in this file: elements of tensors that have some

namespace tenon::kernels {
namespace {

constexpr int64_t kGrain = 1 << 14;
/// Elements of a row among which the extremum is found before it is searched for.
constexpr int64_t kSearchBlock = 1024;
constexpr int64_t kColumns = 64;

template <class T>
bool is_nan(T value) {
  return value != value;
}

/// Whether `value` takes the place of an earlier `best`.
template <bool maximum, class T>
bool is_better(T value, T best) {
  return (maximum ? value > best : value < best) | (is_nan(value) & !is_nan(best));
}

template <class T>
struct Extremum {
  T value;
  int64_t index;
};

template <bool maximum, class T>
Extremum<T> search(const T* in, int64_t n, int64_t stride) {
  Extremum<T> best{in[0], 0};
  for (int64_t i = 1; i < n; ++i) {
    if (is_better<maximum>(in[i * stride], best.value)) best = {in[i * stride], i};
  }
  return best;
}

/// The same where the elements lie side by side: the extremum of a block first, and its place only
/// where it is better than those of the blocks before.
template <bool maximum, class T>
Extremum<T> search_row(const T* in, int64_t n) {
  using Total = std::conditional_t<is_floating_point(dtype_of<T>), double, int64_t>;
  constexpr auto kReduction = maximum ? Reduction::kMaximum : Reduction::kMinimum;
  const auto reduce =
      reduction_table().inner[static_cast<int>(kReduction)][static_cast<int>(dtype_of<T>)];
  Extremum<T> best{in[0], 0};
  for (int64_t begin = 0; begin < n && !is_nan(best.value); begin += kSearchBlock) {
    const int64_t length = std::min(kSearchBlock, n - begin);
    auto total = static_cast<Total>(in[begin]);
    reduce(&total, in + begin, length, 1);
    if (!is_better<maximum>(total, static_cast<Total>(best.value))) continue;
    const auto* found = std::find_if(in + begin, in + begin + length, [total](T value) {
      return is_nan(total) ? is_nan(value) : static_cast<Total>(value) == total;
    });
    best = {*found, found - in};
  }
  return best;
}

/// Extrema of columns that lie side by side.
template <bool maximum, class T>
void search_columns(Extremum<T>* best, const T* in, int64_t columns, int64_t rows,
                    int64_t row_stride) {
  for (int64_t i = 0; i < columns; ++i) best[i] = {in[i], 0};
  for (int64_t row = 1; row < rows; ++row) {
    const T* values = in + row * row_stride;
    for (int64_t i = 0; i < columns; ++i) {
      if (is_better<maximum>(values[i], best[i].value)) best[i] = {values[i], row};
    }
  }
}

/// Calls `store(index, extremum)` for each element of the result.
template <bool maximum, class T, class Store>
void for_each_extremum(const TensorBase& self, int64_t dim, const Store& store) {
  const ReductionGeometry geometry(self, DimMask().set(dim));
  const int64_t n = geometry.count;
  const int64_t stride = geometry.reduced_strides.empty() ? 1 : geometry.reduced_strides.back();
  const bool by_columns =
      stride != 1 && !geometry.kept_strides.empty() && geometry.kept_strides.back() == 1;
  const int64_t columns = by_columns ? geometry.kept_sizes.back() : 1;
  const int64_t block = std::min(columns, kColumns);
  const int64_t blocks = ceil_divide(columns, block);
  const T* data = self.const_data_ptr<T>();
  const int64_t grain = std::max<int64_t>(kGrain / saturating_multiply(n, block), 1);
  parallel_for(0, geometry.outputs / columns * blocks, grain, [&](int64_t begin, int64_t end) {
    StridedCounter counter(geometry.kept_sizes, geometry.kept_strides);
    Extremum<T> best[kColumns];
    for (int64_t task = begin; task < end; ++task) {
      const int64_t column = task % blocks * block;
      const int64_t output = task / blocks * columns + column;
      const int64_t width = std::min(block, columns - column);
      counter.seek(output);
      const T* in = data + counter.offset();
      if (by_columns)
        search_columns<maximum>(best, in, width, n, stride);
      else
        best[0] = stride == 1 ? search_row<maximum>(in, n) : search<maximum>(in, n, stride);
      for (int64_t i = 0; i < width; ++i) store(output + i, best[i]);
    }
  });
}

template <bool maximum>
void extremum_dim(std::string_view op, const TensorBase& self, int64_t dim, TensorBase& values,
                  TensorBase& indices) {
  if (values.numel() == 0) return;
  if (is_wide_unsigned(self.dtype())) {
    const TensorBase elements = in_order(self);
    TensorBase found = make_tensor(values.sizes(), elements.dtype());
    extremum_dim<maximum>(op, elements, dim, found, indices);
    return store_in_order(found, values);
  }
  dim = wrap_dimension(op, dim, self.dim());
  int64_t* places = indices.data_ptr<int64_t>();
  dispatch_ordered(op, self.dtype(), [&]<class T>(TypeTag<T>) {
    T* extrema = values.data_ptr<T>();
    for_each_extremum<maximum, T>(self, dim, [=](int64_t index, const Extremum<T>& extremum) {
      extrema[index] = extremum.value;
      places[index] = extremum.index;
    });
  });
}

template <bool maximum>
void argument_of_extremum(std::string_view op, const TensorBase& self, std::optional<int64_t> dim,
                          TensorBase& result) {
  if (result.numel() == 0) return;
  int64_t* places = result.data_ptr<int64_t>();
  const TensorBase elements = in_order(self);
  dispatch_ordered(op, elements.dtype(), [&]<class T>(TypeTag<T>) {
    if (!dim) {
      const TensorBase input = contiguous(elements);
      *places = search_row<maximum>(input.const_data_ptr<T>(), input.numel()).index;
      return;
    }
    for_each_extremum<maximum, T>(
        elements, wrap_dimension(op, *dim, self.dim()),
        [=](int64_t index, const Extremum<T>& extremum) { places[index] = extremum.index; });
  });
}

}  // namespace

void max_dim(const TensorBase& self, int64_t dim, bool, TensorBase& values, TensorBase& indices) {
  extremum_dim<true>("max", self, dim, values, indices);
}

void min_dim(const TensorBase& self, int64_t dim, bool, TensorBase& values, TensorBase& indices) {
  extremum_dim<false>("min", self, dim, values, indices);
}

void argmax(const TensorBase& self, std::optional<int64_t> dim, bool, TensorBase& result) {
  argument_of_extremum<true>("argmax", self, dim, result);
}

void argmin(const TensorBase& self, std::optional<int64_t> dim, bool, TensorBase& result) {
  argument_of_extremum<false>("argmin", self, dim, result);
}

}  // namespace tenon::kernels
