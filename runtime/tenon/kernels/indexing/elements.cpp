#include <algorithm>
#include <atomic>

#include "tenon/base/dtype_dispatch.h"
#include "tenon/base/integer_math.h"
#include "tenon/base/scalar_range.h"
#include "tenon/generated/kernels/indexing.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/indexing/support.h"
#include "tenon/kernels/prefetch.h"
#include "tenon/kernels/reduction/geometry.h"
#include "tenon/kernels/unsigned_integers.h"
#include "tenon/parallel/parallel.h"
#include "tenon/tensor/dimension.h"

// Single elements chosen by an index of the same number of dimensions.

namespace tenon::kernels {
namespace {

/// `strides` of a tensor, with one dimension's taken out.
DimVector strides_without(const TensorBase& tensor, int64_t dim) {
  DimVector strides(tensor.strides());
  if (!strides.empty()) strides[dim] = 0;
  return strides;
}

/// The rows of `index`, a contiguous tensor, as places in `tensor`: element i of a row stands for
/// that at `base + i * step + index * stride`, along the dimension that the indices are of.
class IndexRows {
 public:
  IndexRows(const TensorBase& tensor, int64_t dim, const TensorBase& index)
      : stride_(at_dimension(tensor.strides(), dim)),
        n_(index.dim() == 0 ? 1 : index.sizes().back()),
        rows_(n_ == 0 ? 0 : index.numel() / n_) {
    sizes_ = index.sizes();
    strides_ = index.dim() == tensor.dim() ? strides_without(tensor, dim) : DimVector(index.dim());
    if (sizes_.empty()) return;
    step_ = strides_.back();
    sizes_.pop_back();
    strides_.pop_back();
  }

  int64_t length() const { return n_; }
  int64_t stride() const { return stride_; }
  int64_t step() const { return step_; }

  /// Calls `function(position, base)` for each row, with the position of its first element in
  /// `index`, from several threads.
  template <class Function>
  void for_each(const Function& function) const {
    if (rows_ == 0) return;
    constexpr int64_t kGrain = 32768;
    parallel_for(0, rows_, std::max<int64_t>(kGrain / n_, 1), [&](int64_t begin, int64_t end) {
      StridedCounter counter(sizes_, strides_);
      counter.seek(begin);
      for (int64_t row = begin; row < end; ++row, counter.next()) {
        function(row * n_, counter.offset());
      }
    });
  }

 private:
  int64_t stride_, n_, rows_, step_ = 0;
  DimVector sizes_, strides_;  // of all dimensions of `index` but the last
};

/// For each element of `index`, in row-major order, the offset of the element of `tensor` at the
/// same place but, along `dim`, at the index that it holds.
std::vector<int64_t> element_offsets(std::string_view op, const TensorBase& tensor, int64_t dim,
                                     const TensorBase& index) {
  dim = wrap_dimension(op, dim, tensor.dim());
  std::vector<int64_t> offsets = checked_indices(op, index, at_dimension(tensor.sizes(), dim));
  const IndexRows rows(tensor, dim, index);
  const int64_t n = rows.length(), step = rows.step(), stride = rows.stride();
  rows.for_each([&](int64_t position, int64_t base) {
    int64_t* const row = offsets.data() + position;
    // fits: the element is in memory
    for (int64_t i = 0; i < n; ++i) row[i] = base + i * step + row[i] * stride;
  });
  return offsets;
}

/// Calls `function(value)` with the elements of `src` that belong to those of `index`, of which
/// there may be fewer, in row-major order.
template <class T, class Function>
void for_each_source(const TensorBase& src, const TensorBase& index, const Function& function) {
  if (index.numel() == 0) return;
  const T* data = static_cast<const T*>(src.const_data_ptr());
  if (src.sizes() == index.sizes() && src.is_contiguous()) {
    for (int64_t i = 0; i < index.numel(); ++i) function(data[i]);
    return;
  }
  const bool same = index.dim() == src.dim();
  StridedCounter counter(index.sizes(), same ? DimVector(src.strides()) : DimVector(index.dim()));
  for (int64_t i = 0; i < index.numel(); ++i, counter.next()) function(data[counter.offset()]);
}

/// to[i] = from(i, indices[i]), as far as the indices are below `size`; returns whether all are.
template <class T, class From>
TENON_ALWAYS_INLINE bool gather_row(const int64_t* indices, int64_t n, int64_t size, T* to,
                                    const From& from) {
  constexpr int64_t kLine = kCacheLine / sizeof(int64_t);
  const auto take = [&](int64_t i) {
    const int64_t index = indices[i];
    if (static_cast<uint64_t>(index) >= static_cast<uint64_t>(size)) [[unlikely]]
      return false;
    to[i] = from(i, index);
    return true;
  };
  int64_t i = 0;
  for (; i + kLine <= n; i += kLine) {
    __builtin_prefetch(indices + i + kIndicesAhead);
#pragma GCC unroll 8
    for (int64_t j = i; j < i + kLine; ++j) {
      if (!take(j)) return false;
    }
  }
  for (; i < n; ++i) {
    if (!take(i)) return false;
  }
  return true;
}

enum class Reduce : uint8_t { kSum, kProd, kMean, kAmax, kAmin };

Reduce reduce_named(std::string_view reduce) {
  return reduce == "sum"    ? Reduce::kSum
         : reduce == "prod" ? Reduce::kProd
         : reduce == "mean" ? Reduce::kMean
         : reduce == "amax" ? Reduce::kAmax
                            : Reduce::kAmin;
}

/// The sum divided by the count; of integers rounded down.
template <class T>
T mean_of(T sum, int64_t count) {
  if constexpr (std::is_same_v<T, bool>) {
    return sum && count == 1;
  } else if constexpr (std::is_unsigned_v<T>) {
    return static_cast<T>(sum / static_cast<uint64_t>(count));
  } else if constexpr (std::is_integral_v<T>) {
    return static_cast<T>(floor_divide(static_cast<int64_t>(sum), count));
  } else {
    return static_cast<T>(static_cast<double>(sum) / static_cast<double>(count));
  }
}

template <class T>
T reduced(Reduce reduce, T so_far, T value) {
  switch (reduce) {
    case Reduce::kProd:
      return multiply_elements(so_far, value);
    case Reduce::kAmax:
      return so_far > value || so_far != so_far ? so_far : value;
    case Reduce::kAmin:
      return so_far < value || so_far != so_far ? so_far : value;
    default:
      return add_elements(so_far, value);
  }
}

/// How many offsets an array has room for.
int64_t extent_of(const std::vector<int64_t>& offsets) {
  return offsets.empty() ? 0 : *std::ranges::max_element(offsets) + 1;  // fits: is in memory
}

}  // namespace

// Indices are checked as they are read, for to read them twice takes half of the time again: see
// the tag `late_errors`.
void gather(const TensorBase& self, int64_t dim, const TensorBase& index, bool,
            TensorBase& result) {
  dim = wrap_dimension("gather", dim, self.dim());
  const TensorBase indices = to_dtype_contiguous(index, DType::kInt64);
  const int64_t size = at_dimension(self.sizes(), dim);
  std::atomic<bool> are_inside = true;
  const IndexRows rows(self, dim, index);
  const int64_t n = rows.length(), step = rows.step(), stride = rows.stride();
  const auto* all = indices.const_data_ptr<int64_t>();
  dispatch_size(self.element_size(), [&]<class T>(T) {
    auto* out = static_cast<T*>(result.data_ptr());
    auto* in = static_cast<const T*>(self.const_data_ptr());
    rows.for_each([=, &are_inside](int64_t position, int64_t base) {
      const int64_t* const row = all + position;
      T* const to = out + position;
      const T* const from = in + base;
      // fits: the element is in memory
      const auto apart = [=](int64_t i, int64_t index) { return from[i * step + index * stride]; };
      const auto side_by_side = [=](int64_t, int64_t index) { return from[index]; };
      const bool is_row = stride == 1 && step == 0;
      if (!(is_row ? gather_row(row, n, size, to, side_by_side)
                   : gather_row(row, n, size, to, apart)))
        are_inside.store(false, std::memory_order_relaxed);
    });
  });
  if (!are_inside) check_indices("gather", indices, size);
}

void scatter_src(const TensorBase& self, int64_t dim, const TensorBase& index,
                 const TensorBase& src, TensorBase& result) {
  const std::vector<int64_t> offsets = element_offsets("scatter", result, dim, index);
  copy_into(self, result);
  dispatch_size(self.element_size(), [&]<class T>(T) {
    auto* out = static_cast<T*>(result.data_ptr());
    auto next = offsets.begin();
    for_each_source<T>(src, index, [&](T value) { out[*next++] = value; });
  });
}

void scatter_value(const TensorBase& self, int64_t dim, const TensorBase& index,
                   const Scalar& value, TensorBase& result) {
  check_in_range("scatter", "value", value, self.dtype());
  const std::vector<int64_t> offsets = element_offsets("scatter", result, dim, index);
  copy_into(self, result);
  const TensorBase elements = same_bits(result);
  dispatch_signed("scatter", elements.dtype(), [&]<class T>(TypeTag<T>) {
    T* out = elements.data_ptr<T>();
    for (const int64_t offset : offsets) out[offset] = value.to<T>();
  });
}

void scatter_add(const TensorBase& self, int64_t dim, const TensorBase& index,
                 const TensorBase& src, TensorBase& result) {
  const std::vector<int64_t> offsets = element_offsets("scatter_add", result, dim, index);
  copy_into(self, result);
  const TensorBase sums = same_bits(result);
  dispatch_signed("scatter_add", sums.dtype(), [&]<class T>(TypeTag<T>) {
    T* out = sums.data_ptr<T>();
    auto next = offsets.begin();
    for_each_source<T>(src, index, [&](T value) {
      out[*next] = add_elements(out[*next], value);
      ++next;
    });
  });
}

void scatter_reduce(const TensorBase& self, int64_t dim, const TensorBase& index,
                    const TensorBase& src, std::string_view reduce, bool include_self,
                    TensorBase& result) {
  const std::vector<int64_t> offsets = element_offsets("scatter_reduce", result, dim, index);
  const Reduce kind = reduce_named(reduce);
  // By offset, how many elements are in the result, where something depends on it.
  const bool counted = kind == Reduce::kMean || !include_self;
  std::vector<int64_t> counts(counted ? extent_of(offsets) : 0, include_self ? 1 : 0);
  copy_into(self, result);
  dispatch_real("scatter_reduce", self.dtype(), [&]<class T>(TypeTag<T>) {
    T* out = result.data_ptr<T>();
    auto next = offsets.begin();
    for_each_source<T>(src, index, [&](T value) {
      const int64_t at = *next++;
      const bool is_first = counted && counts[at]++ == 0;
      out[at] = is_first ? value : reduced(kind, out[at], value);
    });
    if (kind != Reduce::kMean) return;
    for (const int64_t at : offsets) {
      out[at] = mean_of(out[at], counts[at]);
      counts[at] = 1;
    }
  });
}

}  // namespace tenon::kernels
