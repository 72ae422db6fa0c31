#include "tenon/kernels/activation/softmax_rows.h"

#include "tenon/base/selection.h"
#include "tenon/kernels/simd/doubles.h"
#include "tenon/kernels/simd/lanes.h"
#include "tenon/kernels/simd/math.h"
#include "tenon/kernels/simd/vector_walk.h"

// Compiled once per CPU target, see Note [Code that is compiled once per CPU target].

// fits in this file: elements in memory

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

/// How many vectors add up in lanes before these go into a double.
constexpr int64_t kLaneSteps = 256;

/// The sum of `value(i, lanes)` over vectors from element i on, the last of which may be a part.
template <class V, class Function>
TENON_ALWAYS_INLINE double sum_over(int64_t n, Function value) {
  double total = 0;
  int64_t i = 0;
  while (n - i >= V::kLanes) {
    V sum(0);
    const int64_t vectors = (n - i) / V::kLanes;
    const int64_t end = i + (vectors < kLaneSteps ? vectors : kLaneSteps) * V::kLanes;
    for (; i < end; i += V::kLanes) sum += value(i, V::kLanes);
    total += sum_of_lanes(sum);
  }
  if (i < n) total += sum_of_lanes(first_lanes(value(i, n - i), n - i, V(0)));
  return total;
}

template <class T, class Function>
TENON_ALWAYS_INLINE void fill(T* out, int64_t n, Function value) {
  for_each_vector<T>(
      n, [=](int64_t i, int64_t lanes)
             __attribute__((always_inline)) { store_lanes(out + i, value(i, lanes), lanes); });
}

template <class T>
TENON_ALWAYS_INLINE typename VecOf<T>::Element greatest(const T* in, int64_t n) {
  using V = VecOf<T>;
  const V least(-__builtin_inf());
  V lanes = least;
  int64_t i = 0;
  // Of several vectors side by side, so that one need not wait for the one before.
  constexpr int kSideBySide = 4;
  if (n >= kSideBySide * V::kLanes) {
    V of[kSideBySide] = {least, least, least, least};
    for (; i + kSideBySide * V::kLanes <= n; i += kSideBySide * V::kLanes) {
#pragma GCC unroll 4
      for (int j = 0; j < kSideBySide; ++j) {
        of[j] = max(of[j], Elements<T>::load(in + i + j * V::kLanes));
      }
    }
    lanes = max(max(of[0], of[1]), max(of[2], of[3]));
  }
  for (; i + V::kLanes <= n; i += V::kLanes) lanes = max(lanes, Elements<T>::load(in + i));
  if (i < n) lanes = max(lanes, first_lanes(load_lanes(in + i, n - i), n - i, least));
  return greatest_lane(lanes);
}

/// Rows are taken together step by step, so many with so many elements: a step of one need not wait
/// for the step before of another, and finds what that read in the first-level cache.
constexpr int64_t kRowsAtOnce = 16, kElementsAtOnce = 4096;

template <bool log, class T>
TENON_ALWAYS_INLINE void forward_together(T* out, const T* in, int64_t n, int64_t rows) {
  using V = VecOf<T>;
  typename V::Element shifts[kRowsAtOnce];
  double sums[kRowsAtOnce];
  for (int64_t row = 0; row < rows; ++row) shifts[row] = greatest(in + row * n, n);
  // Exponentials wait for their sum in the result, unless that would round them.
  constexpr bool kKeeps = !log && sizeof(T) > 2;
  const auto exponential = [=](int64_t row, int64_t i, int64_t lanes, V shift) {
    return exp(load_lanes(in + row * n + i, lanes) - shift);
  };
  for (int64_t row = 0; row < rows; ++row) {
    const V shift(shifts[row]);
    sums[row] = sum_over<V>(n, [=](int64_t i, int64_t lanes) {
      const V value = exponential(row, i, lanes, shift);
      if constexpr (kKeeps) store_lanes(out + row * n + i, value, lanes);
      return value;
    });
  }
  for (int64_t row = 0; row < rows; ++row) {
    sums[row] = log ? __builtin_log(sums[row]) : 1 / sums[row];
  }
  for (int64_t row = 0; row < rows; ++row) {
    const V shift(shifts[row]), last(sums[row]);
    fill(out + row * n, n, [=](int64_t i, int64_t lanes) {
      if constexpr (log)
        return load_lanes(in + row * n + i, lanes) - shift - last;
      else if constexpr (kKeeps)
        return load_lanes<T>(out + row * n + i, lanes) * last;
      else
        return exponential(row, i, lanes, shift) * last;
    });
  }
}

template <bool log, class T>
void forward_rows(T* out, const T* in, int64_t n, int64_t rows) {
  int64_t together = kRowsAtOnce;
  if (n * kRowsAtOnce > kElementsAtOnce) together = n < kElementsAtOnce ? kElementsAtOnce / n : 1;
  for (int64_t row = 0; row < rows; row += together) {
    const int64_t count = rows - row < together ? rows - row : together;
    forward_together<log>(out + row * n, in + row * n, n, count);
  }
}

/// A vector's worth of columns, `lanes` of them.
template <bool log, class T>
TENON_ALWAYS_INLINE void forward_columns(T* out, const T* in, int64_t n, int64_t stride,
                                         int64_t lanes) {
  using V = VecOf<T>;
  V shift(-__builtin_inf());
  for (int64_t i = 0; i < n; ++i) shift = max(shift, load_lanes(in + i * stride, lanes));
  V sum(0);
  for (int64_t i = 0; i < n; ++i) sum += exp(load_lanes(in + i * stride, lanes) - shift);
  const V last = log ? tenon::kernels::TENON_CPU_TARGET::log(sum) : V(1) / sum;
  for (int64_t i = 0; i < n; ++i) {
    const V shifted = load_lanes(in + i * stride, lanes) - shift;
    store_lanes(out + i * stride, log ? shifted - last : exp(shifted) * last, lanes);
  }
}

template <bool log, class T>
void forward(void* out, const void* in, int64_t n, int64_t stride, int64_t columns) {
  auto* result = static_cast<T*>(out);
  auto* input = static_cast<const T*>(in);
  if (stride == 1) return forward_rows<log>(result, input, n, columns);
  constexpr int64_t kLanes = VecOf<T>::kLanes;
  for (int64_t i = 0; i < columns; i += kLanes) {
    forward_columns<log>(result + i, input + i, n, stride,
                         columns - i < kLanes ? columns - i : kLanes);
  }
}

/// What is subtracted from, or for softmax multiplied with, the gradient of a result `y`.
template <bool log, class V>
TENON_ALWAYS_INLINE V argument_gradient(V grad, V y, V sum) {
  if constexpr (log)
    return grad - exp(y) * sum;
  else
    return y * (grad - sum);
}

template <bool log, class T>
void backward_row(T* out, const T* grad, const T* output, int64_t n) {
  using V = VecOf<T>;
  const V sum(sum_over<V>(n, [=](int64_t i, int64_t lanes) {
    const V g = load_lanes(grad + i, lanes);
    if constexpr (log)
      return g;
    else
      return g * load_lanes(output + i, lanes);
  }));
  fill(out, n, [=](int64_t i, int64_t lanes) {
    return argument_gradient<log>(load_lanes(grad + i, lanes), load_lanes(output + i, lanes), sum);
  });
}

template <bool log, class T>
TENON_ALWAYS_INLINE void backward_columns(T* out, const T* grad, const T* output, int64_t n,
                                          int64_t stride, int64_t lanes) {
  using V = VecOf<T>;
  V sum(0);
  for (int64_t i = 0; i < n; ++i) {
    const V g = load_lanes(grad + i * stride, lanes);
    sum += log ? g : g * load_lanes(output + i * stride, lanes);
  }
  for (int64_t i = 0; i < n; ++i) {
    const V g = load_lanes(grad + i * stride, lanes);
    store_lanes(out + i * stride,
                argument_gradient<log>(g, load_lanes(output + i * stride, lanes), sum), lanes);
  }
}

template <bool log, class T>
void backward(void* out, const void* grad, const void* output, int64_t n, int64_t stride,
              int64_t columns) {
  auto* result = static_cast<T*>(out);
  auto* gradient = static_cast<const T*>(grad);
  auto* values = static_cast<const T*>(output);
  if (stride == 1) {
    for (int64_t row = 0; row < columns; ++row) {
      backward_row<log>(result + row * n, gradient + row * n, values + row * n, n);
    }
    return;
  }
  constexpr int64_t kLanes = VecOf<T>::kLanes;
  for (int64_t i = 0; i < columns; i += kLanes) {
    backward_columns<log>(result + i, gradient + i, values + i, n, stride,
                          columns - i < kLanes ? columns - i : kLanes);
  }
}

template <class T>
consteval SoftmaxLoops loops_of() {
  if constexpr (is_selected(dtype_of<T>))
    return {{forward<false, T>, forward<true, T>}, {backward<false, T>, backward<true, T>}};
  else
    return {};
}

}  // namespace

extern constexpr SoftmaxTable softmax_loops = {
    {loops_of<Float16>(), loops_of<BFloat16>(), loops_of<float>(), loops_of<double>()}};

}  // namespace tenon::kernels::TENON_CPU_TARGET
