#include <algorithm>
#include <cmath>
#include <limits>
#include <type_traits>

#include "tenon/base/dtype_dispatch.h"
#include "tenon/base/integer_math.h"
#include "tenon/generated/kernels/reduction.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/pointwise/convert_loops.h"
#include "tenon/kernels/prefetch.h"
#include "tenon/kernels/reduction/running_sums.h"
#include "tenon/kernels/row_layout.h"
#include "tenon/kernels/unsigned_integers.h"
#include "tenon/parallel/parallel.h"
#include "tenon/tensor/dimension.h"

// fits in this file: a row-major tensor in memory

namespace tenon::kernels {
namespace {

constexpr int64_t kGrain = 1 << 14;
constexpr int64_t kColumns = 256;

template <class T>
using WideTotal = std::conditional_t<is_complex_type<T>, Complex128,
                                     std::conditional_t<is_inexact(dtype_of<T>), double, int64_t>>;

/// How a total, which begins as `kFirst`, goes on with the next element.
template <class T>
struct Sum {
  using Total = WideTotal<T>;
  static constexpr Total kFirst = 0;
  static Total next(Total total, Total element) { return add_elements(total, element); }
};

template <class T>
struct Product {
  using Total = WideTotal<T>;
  static constexpr Total kFirst = 1;
  static Total next(Total total, Total element) { return multiply_elements(total, element); }
};

template <class T>
struct LogSumExp {
  using Total = double;
  static constexpr Total kFirst = -std::numeric_limits<double>::infinity();
  static Total next(Total total, Total element) {
    if (std::isnan(total) || std::isnan(element)) return total + element;
    const auto [less, greater] = std::minmax(total, element);
    // Of an infinite one the difference to another may be NaN.
    return std::isinf(greater) ? greater : greater + std::log1p(std::exp(less - greater));
  }
};

/// Running totals down `rows` rows of `columns` elements, `stride` apart.
template <class Step, class T>
void accumulate_columns(T* out, const T* in, int64_t columns, int64_t rows, int64_t stride) {
  using Total = typename Step::Total;
  Total totals[kColumns];
  std::fill_n(totals, columns, Step::kFirst);
  for (int64_t row = 0; row < rows; ++row) {
    for (int64_t i = 0; i < columns; ++i) {
      totals[i] = Step::next(totals[i], static_cast<Total>(in[row * stride + i]));
      out[row * stride + i] = static_cast<T>(totals[i]);
    }
  }
}

/// Running totals of elements side by side; returns the last.
template <class Step, class T>
typename Step::Total accumulate_in_turn(T* out, const T* in, int64_t n,
                                        typename Step::Total total) {
#pragma GCC unroll 4
  for (int64_t i = 0; i < n; ++i) {
    total = Step::next(total, static_cast<typename Step::Total>(in[i]));
    out[i] = static_cast<T>(total);
  }
  return total;
}

constexpr int64_t kBlock = 256;

/// The same of sums, of a block or less.
int64_t add_block(int64_t* out, const int64_t* in, int64_t n, int64_t total) {
  return running_sums().int64(out, in, n, total);
}
double add_block(float* out, const float* in, int64_t n, double total) {
  return running_sums().float32(out, in, n, total);
}
/// What is not finite, which stays so, is computed in turn, of elements that are there still.
double add_block(double* out, const double* in, int64_t n, double total) {
  if (in == out) {
    double block[kBlock] = {};
    std::copy_n(in, n, block);
    return add_block(out, block, n, total);
  }
  const double after = running_sums().float64(out, in, n, total);
  return std::isfinite(after) ? after : accumulate_in_turn<Sum<double>>(out, in, n, total);
}
/// Elements of 16 bits are converted in vectors.
template <class T>
requires(sizeof(T) == 2 && is_inexact(dtype_of<T>)) double add_block(T* out, const T* in, int64_t n,
                                                                     double total) {
  constexpr int64_t kSize = sizeof(T), kFloat = sizeof(float);
  float block[kBlock];
  convert_loop(DType::kFloat32, dtype_of<T>)(block, in, {n, kFloat, kSize});
  total = add_block(block, block, n, total);
  convert_loop(dtype_of<T>, DType::kFloat32)(out, block, {n, kSize, kFloat});
  return total;
}

/// The next block is asked for: of one element after another the processor sees too few lines ahead
/// for what a cache farther than the first needs.
template <class Step, class T>
void accumulate_row(T* out, const T* in, int64_t n) {
  typename Step::Total total = Step::kFirst;
  for (int64_t i = 0; i < n; i += kBlock) {
    const int64_t count = std::min(kBlock, n - i), next = std::min(kBlock, n - i - count);
    fetch(in + i + count, next * int64_t{sizeof(T)});
    if constexpr (std::is_same_v<Step, Sum<T>> && requires { add_block(out, in, n, total); }) {
      total = add_block(out + i, in + i, count, total);
    } else {
      total = accumulate_in_turn<Step>(out + i, in + i, count, total);
    }
  }
}

template <class Step, class T>
void accumulate(const T* in, T* out, int64_t outer, int64_t rows, int64_t inner) {
  const int64_t block = std::min(inner, kColumns);
  const int64_t blocks = ceil_divide(inner, block);
  const int64_t grain = std::max<int64_t>(kGrain / (rows * block), 1);
  parallel_for(0, outer * blocks, grain, [&](int64_t begin, int64_t end) {
    for (int64_t task = begin; task < end; ++task) {
      const int64_t column = task % blocks * block;
      const int64_t offset = task / blocks * rows * inner + column;
      if (inner == 1) {
        accumulate_row<Step>(out + offset, in + offset, rows);
        continue;
      }
      accumulate_columns<Step>(out + offset, in + offset, std::min(block, inner - column), rows,
                               inner);
    }
  });
}

/// The totals up to each index of `dim`, of elements in the dtype of `result`.
template <template <class> class Step>
void accumulate_along(std::string_view op, const TensorBase& self, int64_t dim,
                      TensorBase& result) {
  if (self.numel() == 0) return;
  dim = wrap_dimension(op, dim, self.dim());
  const TensorBase input = same_bits(to_dtype_contiguous(self, result.dtype()));
  const TensorBase totals = same_bits(result);
  const RowLayout rows(self.sizes(), dim);
  const auto run = [&]<class T>(TypeTag<T>) {
    accumulate<Step<T>>(input.const_data_ptr<T>(), totals.data_ptr<T>(), rows.outer, rows.n,
                        rows.inner);
  };
  if constexpr (std::is_same_v<Step<float>, LogSumExp<float>>)
    dispatch_floating(op, totals.dtype(), run);
  else
    dispatch_signed(op, totals.dtype(), run);
}

}  // namespace

void cumsum(const TensorBase& self, int64_t dim, std::optional<DType>, TensorBase& result) {
  accumulate_along<Sum>("cumsum", self, dim, result);
}

void cumprod(const TensorBase& self, int64_t dim, std::optional<DType>, TensorBase& result) {
  accumulate_along<Product>("cumprod", self, dim, result);
}

void logcumsumexp(const TensorBase& self, int64_t dim, TensorBase& result) {
  accumulate_along<LogSumExp>("logcumsumexp", self, dim, result);
}

}  // namespace tenon::kernels
