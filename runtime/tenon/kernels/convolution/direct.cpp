#include "tenon/kernels/convolution/direct.h"

#include <algorithm>
#include <vector>

#include "tenon/base/integer_math.h"
#include "tenon/kernels/convolution/direct_loops.h"
#include "tenon/kernels/convolution/workspace.h"
#include "tenon/parallel/parallel.h"

// fits in this file: images of at most kMaxImage elements, and weights and results in memory

namespace tenon::kernels {
namespace {

/// Results are computed in blocks of this size, which a core's cache holds.
constexpr int64_t kResultBytes = 256 * 1024;
/// Elements of a padded image that a thread keeps room for.
constexpr int64_t kMaxImage = 1 << 22;
/// A longer stride makes more phases than it is worth.
constexpr int64_t kMaxStride = 4;

int64_t round_up(int64_t a, int64_t b) {
  return ceil_divide(a, b) * b;
}

/// How a padded image of one group lies in memory. A stride of 2 takes every other row and column:
/// the image is split into phases, [channel][row phase][column phase][height][width], in each of
/// which the stride is 1.
struct PaddedLayout {
  explicit PaddedLayout(const ConvolutionGeometry& g)
      : height(padded(g, 1)), width(padded(g, 2)), phases(g.stride[1] * g.stride[2]) {}

  int64_t size(const ConvolutionGeometry& g) const { return g.x_group() * phases * height * width; }

  /// Whether an image is small enough to be copied; before that, nothing is known of its size.
  static bool is_small(const ConvolutionGeometry& g) {
    if (g.stride[1] > kMaxStride || g.stride[2] > kMaxStride) return false;
    const CheckedInt plane = CheckedInt(padded(g, 1)) * padded(g, 2);
    const CheckedInt size = plane * g.x_group() * (g.stride[1] * g.stride[2]);
    return size.value_or(kMaxImage + 1) <= kMaxImage;
  }
  static int64_t padded(const ConvolutionGeometry& g, int axis) {
    const int64_t padding = saturating_multiply(2, g.padding[axis]);
    return ceil_divide(saturating_add(g.x[axis], padding), g.stride[axis]);
  }

  /// Positions from the first of a row of y to the last of the row `rows` - 1 below.
  int64_t positions(const ConvolutionGeometry& g, int64_t rows) const {
    return (rows - 1) * width + g.y[2];
  }

  int64_t height, width, phases;
};

/// Where each tap of a window lies from the position of its result.
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

/// Writes the image of one group, and zeros in the `slack` elements behind it.
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

/// How many channels the block that begins at `channel` has, see DirectTiles::weights.
int64_t block_size(int64_t channel, int64_t channels) {
  int64_t size = direct_loops().channel_block;
  while (size > channels - channel) size /= 2;
  return size;
}

/// Orders the weights of `channels` channels, [channel][tap], in blocks.
void pack_weights(const float* weight, int64_t channels, int64_t taps, float* packed) {
  for (int64_t channel = 0, size; channel < channels; channel += size) {
    size = block_size(channel, channels);
    for (int64_t tap = 0; tap < taps; ++tap) {
      for (int64_t c = 0; c < size; ++c) *packed++ = weight[(channel + c) * taps + tap];
    }
  }
}

/// The vectors of positions that are computed for some rows of y: either all positions from the
/// first to the last, with what lies between the rows, or each row by itself, whichever are fewer.
struct PositionVectors {
  PositionVectors(const ConvolutionGeometry& g, const PaddedLayout& layout, int64_t rows)
      : row_stride(layout.width) {
    const int64_t lanes = direct_loops().lanes, a_row = ceil_divide(g.y[2], lanes);
    const int64_t flat = ceil_divide(layout.positions(g, rows), lanes);
    const bool by_row = rows * a_row < flat;
    if (by_row) row_stride = a_row * lanes;
    for (int64_t i = 0; i < (by_row ? rows * a_row : flat); ++i) {
      starts.push_back(by_row ? i / a_row * layout.width + i % a_row * lanes : i * lanes);
    }
  }

  /// How many of them cover the first `rows` rows.
  int64_t count(const ConvolutionGeometry& g, int64_t rows) const {
    return ceil_divide((rows - 1) * row_stride + g.y[2], direct_loops().lanes);
  }

  std::vector<int64_t> starts;
  int64_t row_stride;  // from one row to the next in the results
};

/// Takes the results of `rows` rows out of the vectors.
void store_rows(const ConvolutionGeometry& g, int64_t row_stride, int64_t rows, const float* result,
                float bias, float* y) {
  for (; rows > 0; --rows, result += row_stride, y += g.y[2]) {
    for (int64_t i = 0; i < g.y[2]; ++i) y[i] = result[i] + bias;
  }
}

/// The channels that one piece of work computes: a part of a group, where images are few.
struct ChannelRange {
  int64_t first, count;
};

std::vector<ChannelRange> channel_ranges(const ConvolutionGeometry& g) {
  const int64_t block = direct_loops().channel_block;
  const int64_t wanted = ceil_divide(get_num_threads(), std::max<int64_t>(g.batch * g.groups, 1));
  const int64_t size = round_up(ceil_divide(g.y_group(), wanted), block);
  std::vector<ChannelRange> ranges;
  for (int64_t first = 0; first < g.y_group(); first += size) {
    ranges.push_back({first, std::min(size, g.y_group() - first)});
  }
  return ranges;
}

}  // namespace

bool can_convolve_directly(const ConvolutionGeometry& g) {
  if (g.window[0] != 1 || g.x[0] != 1 || g.y[0] != 1 || g.is_pointwise()) return false;
  if (g.taps() == 0 || !PaddedLayout::is_small(g)) return false;
  return g.y_plane() * 8 >= PaddedLayout(g).positions(g, g.y[1]) * 5;
}

void convolve_directly(const ConvolutionGeometry& g, const float* x, const float* weight,
                       const float* bias, float* y) {
  const DirectLoops& loops = direct_loops();
  const PaddedLayout layout(g);
  const auto offsets = tap_offsets(g, layout);
  const auto ranges = channel_ranges(g);
  const int64_t taps = g.taps(), parts = static_cast<int64_t>(ranges.size());
  float* packed = workspace<float>(WorkspaceSlot::kWeights, CheckedInt(g.y_channels) * taps);
  for (int64_t i = 0; i < g.groups * parts; ++i) {
    const int64_t first = i / parts * g.y_group() + ranges[i % parts].first;
    pack_weights(weight + first * taps, ranges[i % parts].count, taps, packed + first * taps);
  }
  const int64_t block_rows = std::clamp<int64_t>(
      kResultBytes / static_cast<int64_t>(ranges[0].count * layout.width * sizeof(float)), 1,
      g.y[1]);
  const PositionVectors vectors(g, layout, block_rows);
  const int64_t stride = static_cast<int64_t>(vectors.starts.size()) * loops.lanes;

  parallel_for(0, g.batch * g.groups * parts, 1, [&](int64_t begin, int64_t end) {
    float* image = workspace<float>(WorkspaceSlot::kImage, layout.size(g) + loops.lanes);
    float* result = workspace<float>(WorkspaceSlot::kResult, CheckedInt(ranges[0].count) * stride);
    for (int64_t i = begin; i < end; ++i) {
      const int64_t plane = i / parts;  // image and group
      const auto [first, count] = ranges[i % parts];
      if (i == begin || i % parts == 0) {
        pad_image(g, layout, x + plane * g.x_group() * g.x_plane(), image, loops.lanes);
      }
      const int64_t channel = plane % g.groups * g.y_group() + first;
      float* out = y + (plane * g.y_group() + first) * g.y_plane();
      for (int64_t row = 0; row < g.y[1]; row += block_rows) {
        const int64_t rows = std::min(block_rows, g.y[1] - row);
        loops.tiles({image + row * layout.width, vectors.starts.data(), vectors.count(g, rows),
                     offsets.data(), taps, packed + channel * taps, count, result, stride});
        for (int64_t c = 0; c < count; ++c) {
          store_rows(g, vectors.row_stride, rows, result + c * stride,
                     bias ? bias[channel + c] : 0.0f, out + c * g.y_plane() + row * g.y[2]);
        }
      }
    }
  });
}

// The gradient of x is a convolution of the gradient of y with the windows turned around, and with
// as much padding as lets the window reach every element of x.

namespace {

ConvolutionGeometry turned(const ConvolutionGeometry& g) {
  ConvolutionGeometry result = g;
  std::swap(result.x, result.y);
  std::swap(result.x_channels, result.y_channels);
  for (int i = 0; i < 3; ++i) {
    result.padding[i] = g.dilation[i] * (g.window[i] - 1) - g.padding[i];
  }
  return result;
}

void turn_weights(const ConvolutionGeometry& g, const float* weight, float* turned) {
  const int64_t window = volume(g.window);
  for (int64_t group = 0; group < g.groups; ++group, weight += g.y_group() * g.taps()) {
    for (int64_t x = 0; x < g.x_group(); ++x) {
      for (int64_t y = 0; y < g.y_group(); ++y) {
        const float* from = weight + y * g.taps() + x * window;
        turned = std::reverse_copy(from, from + window, turned);
      }
    }
  }
}

}  // namespace

bool can_turn_directly(const ConvolutionGeometry& g) {
  const ConvolutionGeometry gradient = turned(g);
  return g.stride == Extent3{1, 1, 1} && gradient.padding[1] >= 0 && gradient.padding[2] >= 0 &&
         can_convolve_directly(gradient);
}

void x_gradient_directly(const ConvolutionGeometry& g, const float* y_grad, const float* weight,
                         float* x_grad) {
  float* weights = workspace<float>(WorkspaceSlot::kGradient, CheckedInt(g.y_channels) * g.taps());
  turn_weights(g, weight, weights);
  convolve_directly(turned(g), y_grad, weights, nullptr, x_grad);
}

bool can_sum_directly(const ConvolutionGeometry& g) {
  return 2 * g.y_group() >= direct_loops().lanes && can_convolve_directly(g);
}

void weight_gradient_directly(const ConvolutionGeometry& g, const float* x, const float* y_grad,
                              float* weight_grad) {
  const DirectLoops& loops = direct_loops();
  const PaddedLayout layout(g);
  const auto offsets = tap_offsets(g, layout);
  const int64_t taps = g.taps(), channels = round_up(g.y_group(), loops.lanes);
  const int64_t size = g.groups * taps * channels;
  const int64_t parts = std::max<int64_t>(std::min<int64_t>(get_num_threads(), g.batch), 1);
  float* all_sums = workspace<float>(WorkspaceSlot::kSums, CheckedInt(parts) * size);
  std::fill_n(all_sums, parts * size, 0.0f);
  parallel_for(0, parts, 1, [&](int64_t begin, int64_t end) {
    float* image = workspace<float>(WorkspaceSlot::kImage, layout.size(g) + loops.lanes);
    float* grads = workspace<float>(WorkspaceSlot::kResult, CheckedInt(g.y_plane()) * channels);
    std::fill_n(grads, g.y_plane() * channels, 0.0f);
    const int64_t last = g.batch * end / parts * g.groups;
    for (int64_t plane = g.batch * begin / parts * g.groups; plane < last; ++plane) {
      pad_image(g, layout, x + plane * g.x_group() * g.x_plane(), image, 0);
      loops.transpose(y_grad + plane * g.y_group() * g.y_plane(), g.y_group(), g.y_plane(), grads,
                      channels);
      loops.sums({image, layout.width, offsets.data(), taps, grads, g.y[1], g.y[2], channels,
                  all_sums + begin * size + plane % g.groups * taps * channels});
    }
  });
  for (int64_t channel = 0; channel < g.y_channels; ++channel) {
    const float* sums = all_sums + channel / g.y_group() * taps * channels + channel % g.y_group();
    for (int64_t tap = 0; tap < taps; ++tap) {
      float total = 0;
      for (int64_t part = 0; part < parts; ++part) total += sums[part * size + tap * channels];
      weight_grad[channel * taps + tap] = total;
    }
  }
}

}  // namespace tenon::kernels
