#include "tenon/kernels/convolution/direct.h"

#include <algorithm>
#include <memory>
#include <new>
#include <vector>

#include "tenon/base/integer_math.h"
#include "tenon/kernels/convolution/direct_layout.h"
#include "tenon/kernels/convolution/direct_loops.h"
#include "tenon/kernels/convolution/workspace.h"
#include "tenon/parallel/parallel.h"

// fits in this file: images that PaddedLayout::is_small, and weights and results in memory

namespace tenon::kernels {
namespace {

/// Where weights are read for fewer vectors, ordering them costs more than it saves.
constexpr int64_t kMostUnpacked = 64;
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

}  // namespace

bool can_convolve_directly(const ConvolutionGeometry& g) {
  if (g.window[0] != 1 || g.x[0] != 1 || g.y[0] != 1 || g.is_pointwise()) return false;
  if (g.taps() == 0 || !PaddedLayout::is_small(g)) return false;
  return g.y_plane() * 8 >= PaddedLayout(g).positions(g, g.y[1]) * 5;
}

DirectConvolution::DirectConvolution(const ConvolutionGeometry& geometry)
    : g_(geometry), layout_(geometry), offsets_(tap_offsets(geometry, layout_)) {
  const int64_t channels = part_size();
  block_rows_ = std::clamp<int64_t>(
      kResultBytes / static_cast<int64_t>(channels * layout_.width * sizeof(float)), 1, g_.y[1]);
  prepare_vectors();
  packs_ = saturating_multiply(g_.batch, vector_count(g_.y[1])) > kMostUnpacked;
}

/// How many channels one piece of work computes: a part of a group, where images are few.
int64_t DirectConvolution::part_size() const {
  const int64_t wanted = ceil_divide(get_num_threads(), std::max<int64_t>(g_.batch * g_.groups, 1));
  return round_up(ceil_divide(g_.y_group(), wanted), direct_loops().channel_block);
}

void DirectConvolution::prepare_vectors() {
  const int64_t lanes = direct_loops().lanes, a_row = ceil_divide(g_.y[2], lanes);
  const int64_t flat = ceil_divide(layout_.positions(g_, block_rows_), lanes);
  const bool by_row = block_rows_ * a_row < flat;
  row_stride_ = by_row ? a_row * lanes : layout_.width;
  const int64_t count = by_row ? block_rows_ * a_row : flat;
  for (int64_t i = 0; i < count; ++i) {
    starts_.push_back(by_row ? i / a_row * layout_.width + i % a_row * lanes : i * lanes);
  }
}

/// How many vectors cover the first `rows` rows.
int64_t DirectConvolution::vector_count(int64_t rows) const {
  return ceil_divide((rows - 1) * row_stride_ + g_.y[2], direct_loops().lanes);
}

/// The weights as tiles take them, of parts of `size` channels of each group.
const float* DirectConvolution::ordered_weights(const float* weight, int64_t size) const {
  if (!packs_) return weight;
  const int64_t taps = g_.taps();
  float* packed = workspace<float>(WorkspaceSlot::kWeights, CheckedInt(g_.y_channels) * taps);
  for (int64_t group = 0; group < g_.groups; ++group) {
    for (int64_t first = 0; first < g_.y_group(); first += size) {
      const int64_t begin = (group * g_.y_group() + first) * taps;
      pack_weights(weight + begin, std::min(size, g_.y_group() - first), taps, packed + begin);
    }
  }
  return packed;
}

void DirectConvolution::run(const float* x, const float* weight, const DirectEpilogue* epilogues,
                            const float* addend, float* y) const {
  const DirectLoops& loops = direct_loops();
  const int64_t size = part_size(), parts = ceil_divide(g_.y_group(), size), taps = g_.taps();
  const float* weights = ordered_weights(weight, size);
  const int64_t stride = static_cast<int64_t>(starts_.size()) * loops.lanes;

  parallel_for(0, g_.batch * g_.groups * parts, 1, [&](int64_t begin, int64_t end) {
    float* image = workspace<float>(WorkspaceSlot::kImage, layout_.size(g_) + loops.lanes);
    float* result = workspace<float>(WorkspaceSlot::kResult, CheckedInt(size) * stride);
    for (int64_t i = begin; i < end; ++i) {
      const int64_t plane = i / parts;  // image and group
      const int64_t first = i % parts * size, count = std::min(size, g_.y_group() - first);
      if (i == begin || i % parts == 0) {
        pad_image(g_, layout_, x + plane * g_.x_group() * g_.x_plane(), image, loops.lanes);
      }
      const int64_t channel = plane % g_.groups * g_.y_group() + first;
      const int64_t out = (plane * g_.y_group() + first) * g_.y_plane();
      for (int64_t row = 0; row < g_.y[1]; row += block_rows_) {
        const int64_t rows = std::min(block_rows_, g_.y[1] - row);
        loops.tiles({image + row * layout_.width, starts_.data(), vector_count(rows),
                     offsets_.data(), taps, weights + channel * taps, packs_, count, result,
                     stride});
        for (int64_t c = 0; c < count; ++c) {
          const int64_t at = out + c * g_.y_plane() + row * g_.y[2];
          loops.store({result + c * stride, row_stride_, rows, g_.y[2],
                       epilogues ? epilogues[channel + c] : DirectEpilogue(),
                       addend ? addend + at : nullptr, y + at});
        }
      }
    }
  });
}

void convolve_directly(const ConvolutionGeometry& g, const float* x, const float* weight,
                       const float* bias, float* y) {
  const DirectConvolution convolution(g);
  if (bias == nullptr) return convolution.run(x, weight, nullptr, nullptr, y);
  DirectEpilogue* epilogues = epilogues_of(g.y_channels);
  for (int64_t c = 0; c < g.y_channels; ++c) epilogues[c] = {.bias = bias[c]};
  convolution.run(x, weight, epilogues, nullptr, y);
}

DirectEpilogue* epilogues_of(int64_t channels) {
  static_assert(sizeof(DirectEpilogue) % sizeof(float) == 0);
  const CheckedInt elements = CheckedInt(channels) * (sizeof(DirectEpilogue) / sizeof(float));
  float* memory = workspace<float>(WorkspaceSlot::kEpilogues, elements);
  std::uninitialized_default_construct_n(reinterpret_cast<DirectEpilogue*>(memory), channels);
  return std::launder(reinterpret_cast<DirectEpilogue*>(memory));
}

}  // namespace tenon::kernels
