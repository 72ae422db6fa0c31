#include "tenon/kernels/convolution/direct.h"

#include <algorithm>
#include <vector>

#include "tenon/base/integer_math.h"
#include "tenon/kernels/convolution/direct_layout.h"
#include "tenon/kernels/convolution/direct_loops.h"
#include "tenon/kernels/convolution/workspace.h"
#include "tenon/parallel/parallel.h"

// fits in this file: images that PaddedLayout::is_small, and weights and results in memory

namespace tenon::kernels {
namespace {

/// Results are computed in blocks of this size, which a core's cache holds.
constexpr int64_t kResultBytes = 256 * 1024;

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

}  // namespace tenon::kernels
