#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

// fits in this file: positions along images in memory

/// What an element of a resized image is made of, along one axis. Positions and weights are
/// computed as libtorch does, so that the same elements are taken.
namespace tenon::kernels {

enum class Interpolation { kNearest, kLinear, kCubic };

/// How many elements a result is made of, along one axis.
constexpr int taps_of(Interpolation interpolation) {
  return interpolation == Interpolation::kNearest  ? 1
         : interpolation == Interpolation::kLinear ? 2
                                                   : 4;
}

/// The weights of four neighbours, of which the point lies `t` behind the second: convolution with
/// a cubic kernel (Keys, 1981) of the coefficient that libtorch has.
template <class T>
void cubic_weights(T t, T* weights) {
  constexpr T kA = T(-0.75);
  const auto near = [](T x) { return ((kA + 2) * x - (kA + 3)) * x * x + 1; };
  const auto far = [](T x) { return ((kA * x - 5 * kA) * x + 8 * kA) * x - 4 * kA; };
  weights[0] = far(t + 1);
  weights[1] = near(t);
  weights[2] = near(1 - t);
  weights[3] = far(2 - t);
}

/// One axis of a resizing from `size` to `out_size`; a `scale` that is not positive is none.
struct ResizedAxis {
  int64_t size = 1, out_size = 1;
  bool align_corners = false;
  std::optional<double> scale = std::nullopt;

  /// How far two neighbours of the result are apart.
  template <class T>
  T step() const {
    if (align_corners) {
      return out_size > 1 ? static_cast<T>(size - 1) / static_cast<T>(out_size - 1) : T(0);
    }
    return scale.value_or(0) > 0 ? static_cast<T>(1 / *scale)
                                 : static_cast<T>(size) / static_cast<T>(out_size);
  }

  int64_t nearest(int64_t position) const {
    if (out_size == size) return position;
    if (size <= out_size / 2 && out_size == 2 * size) return position / 2;
    return lower(std::floor(static_cast<float>(position) * step<float>()));
  }

  /// Where a result lies between the elements of the image.
  template <class T>
  T source(int64_t position) const {
    const T i = static_cast<T>(position);
    return align_corners ? step<T>() * i : step<T>() * (i + T(0.5)) - T(0.5);
  }

  /// A place as an index; 0 for NaN, which an infinite step makes.
  template <class T>
  int64_t lower(T place) const {
    if (!(place > 0)) return place < 0 ? -1 : 0;
    return place < static_cast<T>(size - 1) ? static_cast<int64_t>(place) : size - 1;
  }
};

/// The elements and their weights for all positions of an axis, `taps` for each.
template <class T>
struct AxisTaps {
  AxisTaps(const ResizedAxis& axis, Interpolation interpolation)
      : taps(taps_of(interpolation)), out_size(axis.out_size) {
    indices.resize(static_cast<size_t>(out_size * taps));
    weights.resize(static_cast<size_t>(out_size * taps), T(1));
    for (int64_t i = 0; i < out_size; ++i) {
      int64_t* index = indices.data() + i * taps;
      T* weight = weights.data() + i * taps;
      if (interpolation == Interpolation::kNearest) *index = axis.nearest(i);
      if (interpolation == Interpolation::kLinear) set_linear(axis, i, index, weight);
      if (interpolation == Interpolation::kCubic) set_cubic(axis, i, index, weight);
    }
  }

  const int64_t* index(int64_t position) const { return indices.data() + position * taps; }
  const T* weight(int64_t position) const { return weights.data() + position * taps; }

  int taps;
  int64_t out_size;
  std::vector<int64_t> indices;
  std::vector<T> weights;

 private:
  static void set_linear(const ResizedAxis& axis, int64_t position, int64_t* index, T* weight) {
    const bool same = axis.out_size == axis.size;
    const T place = axis.source<T>(position), source = place > 0 ? place : T(0);
    index[0] = same ? position : axis.lower(std::floor(source));
    index[1] = same ? position : std::min(index[0] + 1, axis.size - 1);
    weight[1] = same ? T(0) : std::clamp(source - static_cast<T>(index[0]), T(0), T(1));
    weight[0] = T(1) - weight[1];
  }

  static void set_cubic(const ResizedAxis& axis, int64_t position, int64_t* index, T* weight) {
    const T source = axis.source<T>(position);
    const int64_t start = axis.lower(std::floor(source));
    const T t = source - static_cast<T>(start);
    cubic_weights(t > 0 ? std::min(t, T(1)) : T(0), weight);
    for (int64_t k = 0; k < 4; ++k) {
      index[k] = std::clamp<int64_t>(start - 1 + k, 0, axis.size - 1);
    }
  }
};

}  // namespace tenon::kernels
