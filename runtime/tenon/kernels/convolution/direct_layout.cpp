#include "tenon/kernels/convolution/direct_layout.h"

#include <algorithm>

#include "tenon/kernels/convolution/direct_loops.h"

// fits in this file: images that PaddedLayout::is_small

namespace tenon::kernels {
namespace {

/// Elements of a padded image that a thread keeps room for.
constexpr int64_t kMaxImage = 1 << 22;
/// A longer stride makes more phases than it is worth.
constexpr int64_t kMaxStride = 4;

/// The elements of a padded axis, in one of its phases, that are of the image; they begin with that
/// at `first` of it.
struct PaddedAxis {
  PaddedAxis() = default;
  PaddedAxis(const ConvolutionGeometry& g, size_t axis, int64_t length, int64_t phase) {
    const int64_t source = phase - g.padding[axis], stride = g.stride[axis];
    begin = std::clamp<int64_t>(ceil_divide(-source, stride), 0, length);
    end = std::clamp(ceil_divide(g.x[axis] - source, stride), begin, length);
    first = source + begin * stride;
  }

  int64_t begin = 0, end = 0, first = 0;
};

}  // namespace

bool PaddedLayout::is_small(const ConvolutionGeometry& g) {
  if (g.stride[1] > kMaxStride || g.stride[2] > kMaxStride) return false;
  const CheckedInt plane = CheckedInt(padded(g, 1)) * padded(g, 2);
  const CheckedInt size = plane * g.x_group() * (g.stride[1] * g.stride[2]);
  return size.value_or(kMaxImage + 1) <= kMaxImage;
}

std::vector<int64_t> tap_offsets(const ConvolutionGeometry& g, const PaddedLayout& layout) {
  std::vector<int64_t> offsets;
  offsets.reserve(g.taps());
  for (int64_t channel = 0; channel < g.x_group(); ++channel) {
    for (int64_t i = 0; i < g.window[1]; ++i) {
      for (int64_t j = 0; j < g.window[2]; ++j) {
        const int64_t row = i * g.dilation[1], column = j * g.dilation[2];
        const int64_t phase = row % g.stride[1] * g.stride[2] + column % g.stride[2];
        offsets.push_back(((channel * layout.phases + phase) * layout.height + row / g.stride[1]) *
                              layout.width +
                          column / g.stride[2]);
      }
    }
  }
  return offsets;
}

void pad_image(const ConvolutionGeometry& g, const PaddedLayout& layout, const float* x,
               float* padded, int64_t slack) {
  PaddedAxis row_phases[kMaxStride], column_phases[kMaxStride];
  for (int64_t i = 0; i < g.stride[1]; ++i) row_phases[i] = PaddedAxis(g, 1, layout.height, i);
  for (int64_t i = 0; i < g.stride[2]; ++i) column_phases[i] = PaddedAxis(g, 2, layout.width, i);
  const auto fill_rows = [&](int64_t rows) {
    std::fill_n(padded, rows * layout.width, 0.0f);
    padded += rows * layout.width;
  };
  for (int64_t channel = 0; channel < g.x_group(); ++channel, x += g.x_plane()) {
    for (int64_t phase = 0; phase < layout.phases; ++phase) {
      const PaddedAxis &rows = row_phases[phase / g.stride[2]],
                       &columns = column_phases[phase % g.stride[2]];
      const int64_t count = rows.end - rows.begin;
      const bool reads = count > 0 && columns.begin < columns.end;
      fill_rows(rows.begin);
      direct_loops().pad({reads ? x + rows.first * g.x[2] + columns.first : x, count,
                          g.stride[1] * g.x[2], g.stride[2], layout.width, columns.begin,
                          columns.end, padded});
      padded += count * layout.width;
      fill_rows(layout.height - rows.end);
    }
  }
  std::fill_n(padded, slack, 0.0f);
}

}  // namespace tenon::kernels
