#include "tenon/kernels/convolution/direct_layout.h"

#include <algorithm>

// fits in this file: images that PaddedLayout::is_small

namespace tenon::kernels {
namespace {

/// Elements of a padded image that a thread keeps room for.
constexpr int64_t kMaxImage = 1 << 22;
/// A longer stride makes more phases than it is worth.
constexpr int64_t kMaxStride = 4;

/// Which elements of a padded row one of its phases takes from the image.
struct PaddedRow {
  PaddedRow(const ConvolutionGeometry& g, const PaddedLayout& layout, int64_t phase)
      : source(phase - g.padding[2]),
        stride(g.stride[2]),
        begin(std::clamp<int64_t>(ceil_divide(-source, stride), 0, layout.width)),
        end(std::clamp(ceil_divide(g.x[2] - source, stride), begin, layout.width)),
        width(layout.width) {}

  void write(const float* row, float* padded) const {
    std::fill_n(padded, begin, 0.0f);
    row += source;
    if (stride == 1) {
      std::copy(row + begin, row + end, padded + begin);
    } else {
      for (int64_t i = begin; i < end; ++i) padded[i] = row[i * stride];
    }
    std::fill(padded + end, padded + width, 0.0f);
  }

  int64_t source, stride, begin, end, width;
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
  for (int64_t channel = 0; channel < g.x_group(); ++channel, x += g.x_plane()) {
    for (int64_t phase = 0; phase < layout.phases; ++phase) {
      const PaddedRow padded_row(g, layout, phase % g.stride[2]);
      int64_t row = phase / g.stride[2] - g.padding[1];
      for (int64_t i = 0; i < layout.height; ++i, row += g.stride[1], padded += layout.width) {
        if (row < 0 || row >= g.x[1]) {
          std::fill_n(padded, layout.width, 0.0f);
        } else {
          padded_row.write(x + row * g.x[2], padded);
        }
      }
    }
  }
  std::fill_n(padded, slack, 0.0f);
}

}  // namespace tenon::kernels
