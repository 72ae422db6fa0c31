#include "tenon/kernels/convolution/direct.h"

#include <algorithm>
#include <memory>
#include <new>
#include <optional>
#include <utility>

#include "tenon/base/integer_math.h"
#include "tenon/kernels/convolution/direct_layout.h"
#include "tenon/kernels/convolution/direct_loops.h"
#include "tenon/kernels/convolution/direct_runs.h"
#include "tenon/kernels/convolution/image_loops.h"
#include "tenon/kernels/workspace.h"
#include "tenon/parallel/parallel.h"

// fits in this file: images that is_small, and weights and results in memory

namespace tenon::kernels {
namespace {

/// Where weights are read for fewer vectors, ordering them costs more than it saves.
constexpr int64_t kMostUnpacked = 64;
/// Results are computed in blocks of this size, which a core's cache holds.
constexpr int64_t kResultBytes = 256 * 1024;
/// Where rows are divided, each phase has so many blocks of them: enough for the threads of most
/// machines, and few enough that vectors at their ends hardly count.
constexpr int64_t kRowBlocks = 8;
/// Weights beyond this size do not stay in a core's cache while an image passes by, and then cost
/// so much more.
constexpr int64_t kMostCachedWeights = 512 * 1024;
constexpr int64_t kUncachedCost = 3;

/// How many channels the block that begins at `channel` has, see DirectTiles::weights.
int64_t block_size(int64_t channel, int64_t channels) {
  int64_t size = direct_loops().channel_block;
  if (channels - channel == 3 && direct_loops().block_of_three) return 3;
  while (size > channels - channel) size /= 2;
  return size;
}

/// Orders the weights of at most a block of channels, in blocks that become smaller.
void pack_weights(const float* weight, int64_t channels, int64_t channel_stride,
                  const DirectPhase& phase, float* packed) {
  for (int64_t channel = 0, size; channel < channels; channel += size) {
    size = block_size(channel, channels);
    const float* block = weight + channel * channel_stride;
    for (int64_t i = 0; i < phase.tap_count; ++i) {
      const float* tap = block + phase.taps[i].weight;
      for (int64_t c = 0; c < size; ++c) *packed++ = tap[c * channel_stride];
    }
  }
}

}  // namespace

DirectConvolution::DirectConvolution(const ConvolutionGeometry& g, DirectPlan&& plan)
    : plan_(std::move(plan)),
      padding_(plan_.layout),
      batch_(g.batch),
      groups_(g.groups),
      taps_(plan_.layout.channels * volume(g.window)),
      part_size_(fitting_part()) {
  if (plan_.by_channels) {
    by_channels_.emplace(g, plan_);
    return;
  }
  const auto row_bytes =
      static_cast<int64_t>(part_size_ * plan_.column_step * plan_.layout.width() * sizeof(float));
  block_rows_ =
      std::clamp<int64_t>(kResultBytes / row_bytes, 1, std::max<int64_t>(plan_.phases[0].rows, 1));
  // By the geometry alone, as the runs are. With AVX-512 it has not been measured.
  const auto results = static_cast<double>(plan_.group * plan_.rows * plan_.columns);
  divides_rows_ = results * static_cast<double>(taps_) >= kWorkOfThread && batch_ == 1 &&
                  groups_ == 1 && direct_loops().lanes < 16 &&
                  plan_.group <= direct_loops().channel_block;
  if (divides_rows_) {
    block_rows_ =
        std::clamp<int64_t>(ceil_divide(plan_.phases[0].rows, kRowBlocks), 1, block_rows_);
  }
  blocks_of_phase_ = ceil_divide(plan_.phases[0].rows, block_rows_);
  int64_t count = 0;
  for (DirectPhase& phase : plan_.phases) {
    choose_vectors(phase);
    if (plan_.group >= kLeastChannelsOfRuns) choose_runs(phase, plan_, block_rows_);
    result_stride_ = std::max(result_stride_, phase.vectors * direct_loops().lanes);
    count += phase.vectors * blocks_of_phase_;
  }
  packs_ = saturating_multiply(batch_, count) > kMostUnpacked;
  channels_first_ = passes_channels_first();
}

/// Whether to read the image for each block of channels, rather than the weights for each few
/// vectors of positions: the one that reads less.
bool DirectConvolution::passes_channels_first() const {
  const DirectLoops& loops = direct_loops();
  if (part_size_ <= loops.channel_block) return false;
  const int64_t weights = part_size_ * taps_ * int64_t{sizeof(float)};
  const int64_t cost = weights > kMostCachedWeights ? kUncachedCost : 1;
  const int64_t image = (block_rows_ + 2) * plan_.layout.width() * plan_.layout.channels;
  return ceil_divide(part_size_, loops.channel_block) * image * int64_t{sizeof(float)} <
         ceil_divide(plan_.phases[0].vectors, 3) * weights * cost;
}

int64_t DirectConvolution::fitting_part() const {
  if (plan_.group <= direct_loops().channel_block) return direct_loops().channel_block;
  const int64_t pieces = batch_ / plan_.layout.images * groups_;
  const int64_t wanted = ceil_divide(get_num_threads(), std::max<int64_t>(pieces, 1));
  return round_up(ceil_divide(plan_.group, wanted), direct_loops().channel_block);
}

void DirectConvolution::choose_vectors(DirectPhase& phase) const {
  const int64_t rows = std::min(phase.rows, block_rows_), width = plan_.layout.width();
  const VectorCount vectors(rows, phase.columns * plan_.layout.images, width);
  phase.vectors = vectors.count;
  phase.row_stride = width;
  if (!vectors.by_row) return;
  const int64_t lanes = direct_loops().lanes;
  phase.row_stride = vectors.a_row * lanes;
  phase.starts.reserve(vectors.count);
  for (int64_t row = 0; row < rows; ++row) {
    for (int64_t i = 0; i < vectors.a_row; ++i) phase.starts.push_back(row * width + i * lanes);
  }
}

/// The weights as tiles take them, of parts of `size` channels of each group; in each part, phase
/// by phase.
const float* DirectConvolution::ordered_weights(const float* weight, int64_t size) const {
  float* const packed =
      workspace<float>(WorkspaceSlot::kWeights, CheckedInt(groups_) * plan_.group * taps_);
  const int64_t block = direct_loops().channel_block, blocks = ceil_divide(plan_.group, block);
  parallel_for(0, groups_ * blocks, pieces_for_a_thread(block * taps_),
               [&](int64_t begin, int64_t end) {
                 for (int64_t i = begin; i < end; ++i) {
                   const int64_t of_group = i / blocks * plan_.group * taps_;
                   order_weights(weight + of_group, i % blocks * block, size, packed + of_group);
                 }
               });
  return packed;
}

/// The weights of the block of channels of a group that begins with `channel`.
void DirectConvolution::order_weights(const float* weight, int64_t channel, int64_t size,
                                      float* packed) const {
  const int64_t first = channel / size * size;  // of the part
  const int64_t channels = std::min(size, plan_.group - first);
  const int64_t count = std::min(direct_loops().channel_block, first + channels - channel);
  float* to = packed + first * taps_;
  for (const DirectPhase& phase : plan_.phases) {
    pack_weights(weight + channel * plan_.weight_stride, count, plan_.weight_stride, phase,
                 to + (channel - first) * phase.tap_count);
    to += channels * phase.tap_count;
  }
}

void DirectConvolution::run(const float* x, const float* weight, const DirectEpilogue* epilogues,
                            const float* addend, float* y) const {
  if (by_channels_) return by_channels_->run(x, weight, epilogues, addend, y);
  const int64_t size = part_size_, parts = ceil_divide(plan_.group, size);
  const float* weights = packs_ ? ordered_weights(weight, size) : weight;
  const PaddedLayout& layout = plan_.layout;
  const int64_t x_image = groups_ * layout.channels * layout.rows.size * layout.columns.size;
  const int64_t y_plane = plan_.rows * plan_.columns, images = layout.images;
  const int64_t pieces = batch_ / images * groups_ * parts;
  const int64_t work = saturating_multiply(saturating_multiply(size, taps_), y_plane * images);
  if (divides_rows_) return run_rows({plan_.group, weights, epilogues, addend, y}, x);

  parallel_for(0, pieces, pieces_for_a_thread(work), [&](int64_t begin, int64_t end) {
    float* image = workspace<float>(WorkspaceSlot::kImage, layout.size(layout.channels));
    float* results = workspace<float>(WorkspaceSlot::kResult,
                                      CheckedInt(size) * plan_.column_step * result_stride_);
    for (int64_t i = begin; i < end; ++i) {
      const int64_t first_image = i / parts / groups_ * images, group = i / parts % groups_;
      const int64_t first = i % parts * size, channel = group * plan_.group + first;
      if (i == begin || first == 0) {
        const float* from = x + first_image * x_image + group * (x_image / groups_);
        images == 1 ? padding_.pad(layout.channels, from, image)
                    : padding_.weave(layout.channels, from, x_image, image);
      }
      const int64_t out = (first_image * groups_ * plan_.group + channel) * y_plane;
      const int64_t from =
          group * plan_.group * taps_ + first * (packs_ ? taps_ : plan_.weight_stride);
      compute({std::min(size, plan_.group - first), weights + from,
               epilogues ? epilogues + channel : nullptr, addend ? addend + out : nullptr, y + out},
              all_blocks(), image, results);
    }
  });
}

/// A single image whose channels are a single part: its blocks of rows by all threads.
void DirectConvolution::run_rows(const Part& part, const float* x) const {
  const PaddedLayout& layout = plan_.layout;
  float* const image = workspace<float>(WorkspaceSlot::kImage, layout.size(layout.channels));
  padding_.pad_by_threads(layout.channels, x, image);
  const Blocks all = all_blocks();
  const int64_t work = saturating_multiply(part.count * taps_, plan_.rows * plan_.columns);
  parallel_for(all.begin, all.end, pieces_for_a_thread(work / std::max<int64_t>(all.end, 1)),
               [&](int64_t begin, int64_t end) {
                 float* results =
                     workspace<float>(WorkspaceSlot::kResult,
                                      CheckedInt(part_size_) * plan_.column_step * result_stride_);
                 compute(part, {begin, end}, image, results);
               });
}

bool convolve_directly(const ConvolutionGeometry& g, const float* x, const float* weight,
                       const float* bias, float* y) {
  std::optional<DirectPlan> plan = plan_of_y(g, Weaving::kWhereFaster);
  if (!plan) return false;
  DirectEpilogue* epilogues = bias ? epilogues_of(g.y_channels) : nullptr;
  for (int64_t c = 0; bias && c < g.y_channels; ++c) epilogues[c] = {.bias = bias[c]};
  DirectConvolution(g, std::move(*plan)).run(x, weight, epilogues, nullptr, y);
  return true;
}

bool x_gradient_directly(const ConvolutionGeometry& g, const float* y_grad, const float* weight,
                         float* x_grad) {
  std::optional<DirectPlan> plan = plan_of_x_gradient(g);
  if (!plan) return false;
  DirectConvolution(g, std::move(*plan)).run(y_grad, weight, nullptr, nullptr, x_grad);
  return true;
}

DirectEpilogue* epilogues_of(int64_t channels) {
  static_assert(sizeof(DirectEpilogue) % sizeof(float) == 0);
  const CheckedInt elements = CheckedInt(channels) * (sizeof(DirectEpilogue) / sizeof(float));
  float* memory = workspace<float>(WorkspaceSlot::kEpilogues, elements);
  std::uninitialized_default_construct_n(reinterpret_cast<DirectEpilogue*>(memory), channels);
  return std::launder(reinterpret_cast<DirectEpilogue*>(memory));
}

}  // namespace tenon::kernels
