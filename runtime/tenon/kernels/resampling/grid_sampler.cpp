#include <algorithm>
#include <cmath>

#include "tenon/base/integer_math.h"
#include "tenon/generated/kernels/convolution.h"
#include "tenon/kernels/computed.h"
#include "tenon/kernels/resampling/axis_taps.h"
#include "tenon/parallel/parallel.h"

// fits in this file: elements of images in memory

namespace tenon::kernels {
namespace {

enum class Sampling { kBilinear, kNearest, kBicubic };
enum class Outside { kZeros, kBorder, kReflection };

/// How places of a grid are read along one axis of an image.
struct GridAxis {
  int64_t size;
  Sampling sampling;
  Outside outside;
  bool align_corners;
};

/// A place, and how it changes with the coordinate that it was made from.
template <class T>
struct Place {
  T at, slope;
};

/// Mirrors a place at `low` and `high`, however often it takes.
template <class T>
Place<T> mirrored(Place<T> place, T low, T high) {
  const T span = high - low;
  if (!(span > 0)) return {T(0), T(0)};
  const T distance = std::abs(place.at - low), rest = std::fmod(distance, span);
  const bool is_odd = std::fmod(std::floor(distance / span), T(2)) != 0;
  const T sign = place.at < low ? T(-1) : T(1);
  return {is_odd ? low + span - rest : low + rest,
          is_odd ? -place.slope * sign : place.slope * sign};
}

/// Where a coordinate lies in the image, brought inside as `outside` says. NaN is the first corner.
template <class T>
Place<T> inside(const GridAxis& axis, Place<T> place) {
  const T last = static_cast<T>(axis.size - 1);
  if (axis.outside == Outside::kZeros) return place;
  if (axis.outside == Outside::kReflection) {
    place =
        axis.align_corners ? mirrored(place, T(0), last) : mirrored(place, T(-0.5), last + T(0.5));
  }
  if (!(place.at > 0)) return {T(0), T(0)};
  return place.at < last ? place : Place<T>{last, T(0)};
}

template <class T>
Place<T> unnormalized(const GridAxis& axis, T coordinate) {
  const T size = static_cast<T>(axis.size), last = static_cast<T>(axis.size - 1);
  if (std::isnan(coordinate)) coordinate = T(-1);
  if (axis.align_corners) return {(coordinate + 1) / 2 * last, last / 2};
  return {((coordinate + 1) * size - 1) / 2, size / 2};
}

/// The elements along one axis that a sample is made of; those outside have the index -1. `slope`
/// is the derivative of the weights for the coordinate.
template <class T>
struct GridTaps {
  int count;
  int64_t index[4];
  T weight[4], slope[4];
};

/// A whole place as an integer, which the last may have been rounded up from: not every index above
/// 2^24 is a float32. -2 for one that no image reaches, whose neighbours are outside, too.
template <class T>
int64_t whole(const GridAxis& axis, T place) {
  if (axis.outside != Outside::kZeros && place >= static_cast<T>(axis.size - 1))
    return axis.size - 1;
  return std::abs(place) < T(0x1p62) ? static_cast<int64_t>(place) : -2;
}

/// An index, or -1 for one that is outside.
int64_t index_at(const GridAxis& axis, int64_t index) {
  return index >= 0 && index < axis.size ? index : -1;
}

template <class T>
GridTaps<T> bicubic_taps(const GridAxis& axis, const Place<T>& place) {
  constexpr T kA = T(-0.75);
  const auto near_slope = [](T x) { return (3 * (kA + 2) * x - 2 * (kA + 3)) * x; };
  const auto far_slope = [](T x) { return (3 * kA * x - 10 * kA) * x + 8 * kA; };
  GridTaps<T> taps{4, {}, {}, {}};
  const T start = std::floor(place.at);
  const T t = std::isfinite(place.at) ? place.at - start : T(0);
  cubic_weights(t, taps.weight);
  const T slopes[4] = {far_slope(t + 1), near_slope(t), -near_slope(1 - t), -far_slope(2 - t)};
  for (int k = 0; k < 4; ++k) {
    const T neighbour = start + static_cast<T>(k - 1);
    taps.index[k] = index_at(axis, whole(axis, inside(axis, Place<T>{neighbour, T(1)}).at));
    taps.slope[k] = slopes[k] * place.slope;
  }
  return taps;
}

template <class T>
GridTaps<T> grid_taps(const GridAxis& axis, T coordinate) {
  const Place<T> place = unnormalized(axis, coordinate);
  if (axis.sampling == Sampling::kBicubic) return bicubic_taps(axis, place);
  const Place<T> within = inside(axis, place);
  if (axis.sampling == Sampling::kNearest)
    return {1, {index_at(axis, whole(axis, std::nearbyint(within.at)))}, {T(1)}, {T(0)}};
  const T start = std::floor(within.at);
  const T t = std::isfinite(within.at) ? within.at - start : T(0);
  const int64_t first = whole(axis, start);
  return {2,
          {index_at(axis, first), index_at(axis, first + 1)},
          {T(1) - t, t},
          {-within.slope, within.slope}};
}

/// Calls `function(offset in the plane, i, k)` for the elements that two axes' taps meet at, of
/// which `i` is vertical.
template <class T, class Function>
void for_each_tap(const GridTaps<T>& vertical, const GridTaps<T>& horizontal, int64_t width,
                  const Function& function) {
  for (int i = 0; i < vertical.count; ++i) {
    for (int k = 0; k < horizontal.count; ++k) {
      if (vertical.index[i] < 0 || horizontal.index[k] < 0) continue;
      function(vertical.index[i] * width + horizontal.index[k], i, k);
    }
  }
}

/// The geometry of a call.
struct GridSampling {
  GridSampling(const TensorBase& input, const TensorBase& grid, int64_t interpolation_mode,
               int64_t padding_mode, bool align_corners)
      : channels(input.size(1)),
        points(saturating_multiply(grid.size(1), grid.size(2))),
        plane(saturating_multiply(input.size(2), input.size(3))),
        width(input.size(3)),
        vertical{input.size(2), static_cast<Sampling>(interpolation_mode),
                 static_cast<Outside>(padding_mode), align_corners},
        horizontal(vertical) {
    horizontal.size = width;
  }

  int64_t channels, points, plane, width;
  GridAxis vertical, horizontal;
};

template <class T>
void sample_points(const GridSampling& s, const T* input, const T* grid, int64_t first,
                   int64_t last, T* out) {
  for (int64_t point = first; point < last; ++point) {
    const int64_t batch = point / s.points, place = point % s.points;
    const auto horizontal = grid_taps(s.horizontal, grid[2 * point]);
    const auto vertical = grid_taps(s.vertical, grid[2 * point + 1]);
    for (int64_t channel = batch * s.channels; channel < (batch + 1) * s.channels; ++channel) {
      const T* from = input + channel * s.plane;
      T sum = 0;
      for_each_tap(vertical, horizontal, s.width, [&](int64_t offset, int i, int k) {
        sum += from[offset] * (vertical.weight[i] * horizontal.weight[k]);
      });
      out[channel * s.points + place] = sum;
    }
  }
}

/// The gradients of one image and its grid; null for the one that is not asked for.
template <class T>
void image_gradients(const GridSampling& s, int64_t batch, const T* grad, const T* input,
                     const T* grid, T* grad_input, T* grad_grid) {
  const int64_t first = batch * s.channels;
  if (grad_input) std::fill_n(grad_input + first * s.plane, s.channels * s.plane, T(0));
  for (int64_t place = 0; place < s.points; ++place) {
    const int64_t point = batch * s.points + place;
    const auto horizontal = grid_taps(s.horizontal, grid[2 * point]);
    const auto vertical = grid_taps(s.vertical, grid[2 * point + 1]);
    T for_x = 0, for_y = 0;
    for (int64_t channel = first; channel < first + s.channels; ++channel) {
      const T above = grad[channel * s.points + place];
      const T* from = input + channel * s.plane;
      for_each_tap(vertical, horizontal, s.width, [&](int64_t offset, int i, int k) {
        const T share = vertical.weight[i] * horizontal.weight[k] * above;
        if (grad_input) grad_input[channel * s.plane + offset] += share;
        for_x += from[offset] * above * vertical.weight[i] * horizontal.slope[k];
        for_y += from[offset] * above * vertical.slope[i] * horizontal.weight[k];
      });
    }
    if (grad_grid) grad_grid[2 * point] = for_x, grad_grid[2 * point + 1] = for_y;
  }
}

}  // namespace

void grid_sampler_2d(const TensorBase& input, const TensorBase& grid, int64_t interpolation_mode,
                     int64_t padding_mode, bool align_corners, TensorBase& out) {
  if (out.numel() == 0) return;
  const GridSampling s(input, grid, interpolation_mode, padding_mode, align_corners);
  const DType dtype = computed_dtype(input.dtype());
  const TensorBase image = readable(input, dtype), places = readable(grid, dtype),
                   result = writable(out, dtype);
  constexpr int64_t kGrain = 1 << 12;  // samples that are worth waking a thread for
  dispatch_computed(dtype, [&]<class T>(T) {
    parallel_for(0, input.size(0) * s.points, 1 + kGrain / s.channels,
                 [&](int64_t begin, int64_t end) {
                   sample_points(s, image.const_data_ptr<T>(), places.const_data_ptr<T>(), begin,
                                 end, result.data_ptr<T>());
                 });
  });
  finish(result, out);
}

void grid_sampler_2d_backward(const TensorBase& grad_output, const TensorBase& input,
                              const TensorBase& grid, int64_t interpolation_mode,
                              int64_t padding_mode, bool align_corners,
                              std::array<bool, 2> /*output_mask*/, TensorBase& grad_input,
                              TensorBase& grad_grid) {
  if (input.numel() == 0 && grid.numel() == 0) return;
  const DType dtype = computed_dtype(input.dtype());
  const TensorBase grad = readable(grad_output, dtype), image = readable(input, dtype),
                   places = readable(grid, dtype), for_input = writable(grad_input, dtype),
                   for_grid = writable(grad_grid, dtype);
  const GridSampling s(input, grid, interpolation_mode, padding_mode, align_corners);
  dispatch_computed(dtype, [&]<class T>(T) {
    T* const of_input = for_input.defined() ? for_input.data_ptr<T>() : nullptr;
    T* const of_grid = for_grid.defined() ? for_grid.data_ptr<T>() : nullptr;
    parallel_for(0, input.size(0), 1, [&](int64_t begin, int64_t end) {
      for (int64_t batch = begin; batch < end; ++batch) {
        image_gradients(s, batch, grad.const_data_ptr<T>(), image.const_data_ptr<T>(),
                        places.const_data_ptr<T>(), of_input, of_grid);
      }
    });
  });
  finish(for_input, grad_input);
  finish(for_grid, grad_grid);
}

}  // namespace tenon::kernels
