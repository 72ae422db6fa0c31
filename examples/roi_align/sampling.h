#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "roi_align.h"

namespace vision {

/// A point of a plane as the four pixels around it: where they are, and how much each counts. All
/// weights are 0 for a point outside.
template <class T>
struct SamplePoint {
  std::array<int64_t, 4> offsets{};
  std::array<T, 4> weights{};
};

/// The bilinear interpolation at (y, x) in a plane of `height` by `width` pixels.
template <class T>
SamplePoint<T> sample_point(T y, T x, int64_t height, int64_t width) {
  SamplePoint<T> point;
  if (!(y >= -1 && y <= static_cast<T>(height) && x >= -1 && x <= static_cast<T>(width))) {
    return point;
  }
  y = std::clamp(y, T{0}, static_cast<T>(height - 1));
  x = std::clamp(x, T{0}, static_cast<T>(width - 1));
  const auto top = static_cast<int64_t>(y);
  const auto left = static_cast<int64_t>(x);
  const int64_t bottom = std::min(top + 1, height - 1);
  const int64_t right = std::min(left + 1, width - 1);
  const T down = y - static_cast<T>(top);
  const T across = x - static_cast<T>(left);
  point.offsets = {top * width + left, top * width + right, bottom * width + left,
                   bottom * width + right};
  point.weights = {(1 - down) * (1 - across), (1 - down) * across, down * (1 - across),
                   down * across};
  return point;
}

/// The extent of a region along one dimension: where its bins begin, how large they are, and how
/// many samples each has.
template <class T>
struct BinAxis {
  T start;
  T bin;
  int64_t samples;

  BinAxis(T low, T high, int64_t bins, const RoiAlignOptions& options) {
    const auto scale = static_cast<T>(options.spatial_scale);
    start = low * scale - (options.aligned ? T{0.5} : T{0});
    T extent = (high - low) * scale;
    if (!options.aligned) extent = std::max(extent, T{1});
    bin = extent / static_cast<T>(bins);
    const auto whole = static_cast<int64_t>(std::ceil(bin));
    samples = options.sampling_ratio > 0 ? options.sampling_ratio : std::max<int64_t>(whole, 0);
  }
  T position(int64_t i, int64_t sample) const {
    return start +
           bin * (static_cast<T>(i) + (static_cast<T>(sample) + T{0.5}) / static_cast<T>(samples));
  }
};

/// Where the bins of one region are sampled: `per_bin` points for each, bin after bin.
template <class T>
struct RoiSamples {
  int64_t batch;
  int64_t per_bin;
  std::vector<SamplePoint<T>> points;

  /// `roi` is a row of `rois`.
  RoiSamples(const T* roi, const RoiAlignOptions& options, int64_t height, int64_t width)
      : batch(static_cast<int64_t>(roi[0])) {
    const BinAxis<T> rows(roi[2], roi[4], options.pooled_height, options);
    const BinAxis<T> columns(roi[1], roi[3], options.pooled_width, options);
    per_bin = rows.samples * columns.samples;
    points.reserve(static_cast<size_t>(options.pooled_height * options.pooled_width * per_bin));
    for (int64_t i = 0; i < options.pooled_height; ++i) {
      for (int64_t j = 0; j < options.pooled_width; ++j) {
        for (int64_t row = 0; row < rows.samples; ++row) {
          for (int64_t column = 0; column < columns.samples; ++column) {
            points.push_back(
                sample_point(rows.position(i, row), columns.position(j, column), height, width));
          }
        }
      }
    }
  }

  /// What a sample counts in the average of its bin.
  T share() const { return T{1} / static_cast<T>(std::max<int64_t>(per_bin, 1)); }
};

}  // namespace vision
