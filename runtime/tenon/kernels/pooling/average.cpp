#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <type_traits>
#include <vector>

#include "tenon/base/dtype_dispatch.h"
#include "tenon/base/integer_math.h"
#include "tenon/generated/kernels/convolution.h"
#include "tenon/generated/kernels/reduction.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/pooling/boxes.h"
#include "tenon/kernels/reduction/loops.h"
#include "tenon/tensor/factory.h"

// fits in this file: volumes in memory, and windows that meta has measured

namespace tenon::kernels {
namespace {

Span average_span(const PoolWindows& w, int axis, int64_t position, bool count_include_pad) {
  const int64_t begin = position * w.stride[axis] - w.padding[axis];
  const int64_t end =
      std::min(saturating_add(begin, w.window[axis]), w.size[axis] + w.padding[axis]);
  const Span inside{std::max<int64_t>(begin, 0), std::min(end, w.size[axis]), 0};
  const int64_t counted = count_include_pad ? end - begin : inside.end - inside.begin;
  return {inside.begin, inside.end, static_cast<double>(counted)};
}

Span adaptive_span(const PoolWindows& w, int axis, int64_t position) {
  const AdaptiveSpan span(w, axis, position);
  return {span.begin, span.end, static_cast<double>(span.end - span.begin)};
}

/// The boxes whose spans `span_at(axis, position)` tells.
template <class SpanAt>
Boxes boxes_of(const PoolWindows& w, std::optional<int64_t> divisor, const SpanAt& span_at) {
  return {window_extents(w, span_at), divisor};
}

/// Runs of so many elements are worth a loop of reductions, which adds up in double.
constexpr int64_t kLongRun = 16;

template <class T>
T mean_of_long_runs(const PoolWindows& w, const Box& box, const T* volume, double divisor) {
  const ReduceInner add =
      reduction_table().inner[static_cast<int>(Reduction::kSum)][static_cast<int>(dtype_of<T>)];
  double sum = 0;
  for_each_run(w, box, [&](int64_t begin, int64_t n) { add(&sum, volume + begin, n, 1); });
  return static_cast<T>(sum / divisor);
}

template <class T>
AddRow<T> add_row() {
  if constexpr (std::is_same_v<T, float>)
    return pooling_loops().add_float32;
  else
    return pooling_loops().add_float64;
}

/// The means of a row of short boxes: what they have of columns is added up first, in vectors.
template <class T>
void average_row(const PoolWindows& w, const Boxes& boxes, const Span& z, const Span& y,
                 const T* volume, T* out) {
  constexpr int64_t kColumns = 512;
  const AddRow<T> add = add_row<T>();
  T sums[kColumns];
  const std::vector<Span>& spans = boxes.spans[2];
  for (auto span = spans.begin(); span != spans.end();) {
    const Span columns{span->begin, std::min(span->begin + kColumns, w.size[2]), 0};
    std::fill_n(sums, columns.end - columns.begin, T(0));
    for_each_row(w, Box{&z, &y, &columns}, [&](int64_t row, int64_t begin, int64_t end) {
      add(sums, volume + row + begin, end - begin);
    });
    for (; span != spans.end() && span->end <= columns.end; ++span) {
      T sum = 0;
      for (int64_t x = span->begin; x < span->end; ++x) sum += sums[x - columns.begin];
      *out++ = sum / static_cast<T>(boxes.divisor.value_or(z.counted * y.counted * span->counted));
    }
  }
}

/// Whether each box has few elements of a row, but not all of it, which its runs would join.
bool has_short_runs(const PoolWindows& w, const Boxes& boxes) {
  return std::ranges::all_of(boxes.spans[2], [&](const Span& x) {
    return x.end - x.begin < std::min(kLongRun, w.size[2]) && x.begin < w.size[2];
  });
}

template <class T>
void average_volume(const PoolWindows& w, const Boxes& boxes, bool are_short, const T* volume,
                    T* out) {
  if (!are_short) {
    return for_each_box(boxes, [&](const Box& box, double divisor, int64_t number) {
      out[number] = mean_of_long_runs(w, box, volume, divisor);
    });
  }
  for (const Span& z : boxes.spans[0]) {
    for (const Span& y : boxes.spans[1]) {
      average_row(w, boxes, z, y, volume, out);
      out += boxes.spans[2].size();
    }
  }
}

/// Writes the means of `self` over the boxes.
void average(std::string_view op, int rank, const TensorBase& self, const PoolWindows& w,
             const Boxes& boxes, TensorBase& out) {
  if (is_reduced_floating_point(out.dtype())) {
    TensorBase wide = make_tensor(out.sizes(), DType::kFloat32);
    average(op, rank, to_dtype_contiguous(self, DType::kFloat32), w, boxes, wide);
    return copy_into(wide, out);
  }
  const TensorBase input = contiguous(self);
  const bool are_short = has_short_runs(w, boxes);
  dispatch_floating(op, out.dtype(), [&]<class T>(TypeTag<T>) {
    if constexpr (!ReducedFloatingPoint<T>) {
      for_each_volume(rank, self, w.volume(), [&](int64_t volume) {
        const T* source = input.const_data_ptr<T>() + volume * w.volume();
        T* target = out.data_ptr<T>() + volume * w.out_volume();
        average_volume(w, boxes, are_short, source, target);
      });
    }
  });
}

/// Spreads the gradients of the means over the boxes.
void average_backward(std::string_view op, int rank, const TensorBase& grad_output,
                      const PoolWindows& w, const Boxes& boxes, TensorBase& out) {
  if (is_reduced_floating_point(out.dtype())) {
    TensorBase wide = make_tensor(out.sizes(), DType::kFloat32);
    average_backward(op, rank, to_dtype_contiguous(grad_output, DType::kFloat32), w, boxes, wide);
    return copy_into(wide, out);
  }
  const TensorBase grad = contiguous(grad_output);
  dispatch_floating(op, out.dtype(), [&]<class T>(TypeTag<T>) {
    if constexpr (!ReducedFloatingPoint<T>) {
      for_each_volume(rank, out, w.volume(), [&](int64_t volume) {
        const T* source = grad.const_data_ptr<T>() + volume * w.out_volume();
        T* target = out.data_ptr<T>() + volume * w.volume();
        std::fill_n(target, w.volume(), T(0));
        for_each_box(boxes, [&](const Box& box, double divisor, int64_t number) {
          const T share = source[number] / static_cast<T>(divisor);
          for_each_row(w, box, [&](int64_t row, int64_t begin, int64_t end) {
            for (int64_t x = begin; x < end; ++x) target[row + x] += share;
          });
        });
      });
    }
  });
}

/// What an average pooling over windows is asked for.
struct AverageArguments {
  IntArrayRef kernel_size, stride, padding;
  bool count_include_pad;
  std::optional<int64_t> divisor;
};

/// Calls `function(windows, boxes)` with those from `self` to its result `out`.
template <class Function>
void with_boxes(int rank, const TensorBase& self, const TensorBase& out, const AverageArguments& a,
                const Function& function) {
  const auto w = pool_windows(rank, self, out, a.kernel_size, a.stride, a.padding, int64_t{1});
  function(w, boxes_of(w, a.divisor, [&](int axis, int64_t position) {
             return average_span(w, axis, position, a.count_include_pad);
           }));
}

/// The same of an adaptive pooling.
template <class Function>
void with_adaptive_boxes(int rank, const TensorBase& self, const TensorBase& out,
                         const Function& function) {
  const auto w = pool_windows(rank, self, out, int64_t{1}, int64_t{1}, int64_t{0}, int64_t{1});
  function(w, boxes_of(w, std::nullopt, [&](int axis, int64_t position) {
             return adaptive_span(w, axis, position);
           }));
}

void avg_pool(std::string_view op, int rank, const TensorBase& self, const AverageArguments& a,
              TensorBase& out) {
  if (out.numel() == 0) return;
  with_boxes(rank, self, out, a, [&](const PoolWindows& w, const Boxes& boxes) {
    average(op, rank, self, w, boxes, out);
  });
}

void avg_pool_backward(std::string_view op, int rank, const TensorBase& grad_output,
                       const TensorBase& self, const AverageArguments& a, TensorBase& out) {
  if (out.numel() == 0) return;
  with_boxes(rank, self, grad_output, a, [&](const PoolWindows& w, const Boxes& boxes) {
    average_backward(op, rank, grad_output, w, boxes, out);
  });
}

/// Whether each volume has one result.
bool is_of_whole_volumes(int rank, const TensorBase& out) {
  const IntArrayRef sizes = out.sizes();
  return std::all_of(sizes.end() - rank, sizes.end(), [](int64_t size) { return size == 1; });
}

void adaptive_avg_pool(std::string_view op, int rank, const TensorBase& self, TensorBase& out) {
  if (out.numel() == 0) return;
  if (is_of_whole_volumes(rank, out)) {
    constexpr std::array<int64_t, 3> kLast = {-1, -2, -3};
    return mean_dim(self, IntArrayRef(kLast.data(), static_cast<size_t>(rank)), /*keepdim=*/true,
                    std::nullopt, out);
  }
  with_adaptive_boxes(rank, self, out, [&](const PoolWindows& w, const Boxes& boxes) {
    average(op, rank, self, w, boxes, out);
  });
}

void adaptive_avg_pool_backward(std::string_view op, int rank, const TensorBase& grad_output,
                                const TensorBase& self, TensorBase& out) {
  if (out.numel() == 0) return;
  with_adaptive_boxes(rank, self, grad_output, [&](const PoolWindows& w, const Boxes& boxes) {
    average_backward(op, rank, grad_output, w, boxes, out);
  });
}

}  // namespace

void avg_pool2d(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
                IntArrayRef padding, bool /*ceil_mode*/, bool count_include_pad,
                std::optional<int64_t> divisor_override, TensorBase& out) {
  avg_pool("avg_pool2d", 2, self,
           {kernel_size, stride, padding, count_include_pad, divisor_override}, out);
}

void avg_pool2d_backward(const TensorBase& grad_output, const TensorBase& self,
                         IntArrayRef kernel_size, IntArrayRef stride, IntArrayRef padding,
                         bool /*ceil_mode*/, bool count_include_pad,
                         std::optional<int64_t> divisor_override, TensorBase& out) {
  avg_pool_backward("avg_pool2d_backward", 2, grad_output, self,
                    {kernel_size, stride, padding, count_include_pad, divisor_override}, out);
}

void avg_pool3d(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
                IntArrayRef padding, bool /*ceil_mode*/, bool count_include_pad,
                std::optional<int64_t> divisor_override, TensorBase& out) {
  avg_pool("avg_pool3d", 3, self,
           {kernel_size, stride, padding, count_include_pad, divisor_override}, out);
}

void avg_pool3d_backward(const TensorBase& grad_output, const TensorBase& self,
                         IntArrayRef kernel_size, IntArrayRef stride, IntArrayRef padding,
                         bool /*ceil_mode*/, bool count_include_pad,
                         std::optional<int64_t> divisor_override, TensorBase& out) {
  avg_pool_backward("avg_pool3d_backward", 3, grad_output, self,
                    {kernel_size, stride, padding, count_include_pad, divisor_override}, out);
}

void _adaptive_avg_pool2d(const TensorBase& self, IntArrayRef /*output_size*/, TensorBase& out) {
  adaptive_avg_pool("_adaptive_avg_pool2d", 2, self, out);
}

void _adaptive_avg_pool2d_backward(const TensorBase& grad_output, const TensorBase& self,
                                   TensorBase& out) {
  adaptive_avg_pool_backward("_adaptive_avg_pool2d_backward", 2, grad_output, self, out);
}

void _adaptive_avg_pool3d(const TensorBase& self, IntArrayRef /*output_size*/, TensorBase& out) {
  adaptive_avg_pool("_adaptive_avg_pool3d", 3, self, out);
}

void _adaptive_avg_pool3d_backward(const TensorBase& grad_output, const TensorBase& self,
                                   TensorBase& out) {
  adaptive_avg_pool_backward("_adaptive_avg_pool3d_backward", 3, grad_output, self, out);
}

}  // namespace tenon::kernels
