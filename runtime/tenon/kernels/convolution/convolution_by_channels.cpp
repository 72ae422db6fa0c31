#include "tenon/kernels/convolution/convolution_by_channels.h"

#include <algorithm>

#include "tenon/base/integer_math.h"
#include "tenon/kernels/workspace.h"
#include "tenon/parallel/parallel.h"

// fits in this file: images that is_small, and weights and results in memory

namespace tenon::kernels {
namespace {

/// Taps whose weights, for a block of channels, take half of a core's first cache.
constexpr int64_t kTapsOfPart = 256;
/// Of as many channels, the image of a tile's positions takes most of the other half.
constexpr int64_t kMostChannelsOfPart = 128;
/// Positions whose sums take a part of the second.
constexpr int64_t kPositions = 1024;
/// Of shorter rows, tiles would be too small.
constexpr int64_t kLeastColumnsOfRuns = 4;
/// Positions that are turned at a time.
constexpr int64_t kTurned = 128;

/// What so many channels cost, as that many which fill vectors: half a block waits for its own
/// sums.
int64_t cost_of_channels(int64_t channels) {
  const int64_t rest = channels % kChannelBlock, whole = channels - rest;
  if (rest == 0) return whole;
  return whole + (rest * 2 <= kChannelBlock ? kChannelBlock * 3 / 4 : kChannelBlock);
}

/// Whether the padded image is the image.
bool is_unpadded(const PaddedLayout& layout) {
  const auto is_whole = [](const PaddedAxis& axis) {
    return axis.before == 0 && axis.step == 1 && axis.length == axis.size;
  };
  return is_whole(layout.rows) && is_whole(layout.columns);
}

}  // namespace

bool channels_fill_vectors(int64_t channels) {
  return cost_of_channels(channels) * 4 <= channels * 5;
}

double cost_by_channels(const DirectPlan& plan, int64_t taps) {
  // A tile is turned and stored in the time of so many taps; measured with few of them.
  constexpr int64_t kTapsOfStore = 10;
  constexpr int64_t kLeastPositions = 6;  // of a tile, whose weights cost as much for fewer
  const int64_t positions = std::max(plan.rows * plan.columns, kLeastPositions);
  return static_cast<double>(positions * cost_of_channels(plan.group)) *
         static_cast<double>(taps + kTapsOfStore) / (kChannelBlock / 2);
}

ConvolutionByChannels::ConvolutionByChannels(const ConvolutionGeometry& g, const DirectPlan& plan)
    : plan_(plan),
      padding_(plan.layout),
      batch_(g.batch),
      groups_(g.groups),
      window_(volume(g.window)),
      outer_stride_(plan.weight_stride == window_ ? g.taps() : window_),
      in_place_(is_unpadded(plan.layout)) {
  const PaddedLayout& layout = plan.layout;
  parts_ = ceil_divide(layout.channels,
                       std::clamp<int64_t>(kTapsOfPart / window_, 1, kMostChannelsOfPart));
  most_of_part_ = ceil_divide(layout.channels, parts_);
  parts_ = ceil_divide(layout.channels, most_of_part_);
  blocks_ = ceil_divide(plan.group, kChannelBlock);
  const int64_t rows = ceil_divide(plan.rows, plan.row_step);
  block_rows_ = std::clamp<int64_t>(kPositions / std::max<int64_t>(plan.columns * plan.row_step, 1),
                                    1, std::max<int64_t>(rows, 1));
  const int64_t wanted =
      ceil_divide(get_num_threads(), std::max<int64_t>(batch_ * groups_ * blocks_, 1));
  row_parts_ = std::min(wanted, ceil_divide(rows, block_rows_));
  phases_.reserve(plan.phases.size());
  for (int64_t i = 0; i < plan.row_step; ++i) {
    for (int64_t j = 0; j < plan.column_step; ++j) {
      add_phase(plan.phases[i * plan.column_step + j], i, j);
    }
  }
}

/// The taps of so many channels that are summed.
std::vector<DirectTap> ConvolutionByChannels::taps_of(const DirectPhase& phase,
                                                      int64_t channels) const {
  std::vector<DirectTap> taps;
  if (phase.tap_count == 0) return taps;
  const int64_t of_row = phase.tap_count / plan_.layout.channels / phase.window_rows;
  taps.reserve(channels * phase.window_rows * of_row);
  for (int64_t row = 0; row < phase.window_rows; ++row) {
    for (int64_t channel = 0; channel < channels; ++channel) {
      const DirectTap* const tap = &phase.taps[(channel * phase.window_rows + row) * of_row];
      const int64_t packed = channel * (window_ - outer_stride_);
      for (int64_t i = 0; i < of_row; ++i) {
        taps.push_back({tap[i].offset, (tap[i].weight + packed) * kChannelBlock});
      }
    }
  }
  return taps;
}

void ConvolutionByChannels::add_phase(const DirectPhase& phase, int64_t row, int64_t column) {
  Phase& added = phases_.emplace_back();
  added.taps = taps_of(phase, most_of_part_);
  const int64_t last = part_size(parts_ - 1);
  if (last < most_of_part_) added.last_taps = taps_of(phase, last);
  PaddedAxis image_rows = plan_.layout.rows;
  image_rows.step *= plan_.image_row_step;
  added.window_rows.reserve(phase.rows);
  for (int64_t i = 0; i < phase.rows; ++i) {
    added.window_rows.push_back(phase.columns >= kLeastColumnsOfRuns
                                    ? rows_met(phase, image_rows, i, i)
                                    : WindowRows{0, phase.window_rows});
  }
  const int64_t rows = std::min(block_rows_, phase.rows);
  added.positions.reserve(rows * phase.columns);
  for (int64_t i = 0; i < rows; ++i) {
    const int64_t y_row = (i * plan_.row_step + row) * plan_.columns + column;
    for (int64_t j = 0; j < phase.columns; ++j) {
      added.positions.push_back(
          {i * plan_.image_row_step * plan_.layout.width() + j * plan_.image_column_step,
           (y_row + j * plan_.column_step) * kChannelBlock});
    }
  }
}

/// Of the channels that are summed.
int64_t ConvolutionByChannels::part_size(int64_t part) const {
  return std::min(most_of_part_, plan_.layout.channels - part * most_of_part_);
}

int64_t ConvolutionByChannels::channels_of(int64_t block) const {
  return std::min(kChannelBlock, plan_.group - block * kChannelBlock);
}

void ConvolutionByChannels::pack(const float* weight, int64_t group, int64_t block,
                                 float* packed) const {
  const int64_t taps = plan_.layout.channels * window_;
  const float* from =
      weight + group * plan_.group * taps + block * kChannelBlock * plan_.weight_stride;
  channel_loops().pack({from, channels_of(block), plan_.weight_stride, plan_.layout.channels,
                        outer_stride_, window_, packed});
}

ConvolutionByChannels::Piece ConvolutionByChannels::piece_at(int64_t index) const {
  const int64_t rows = ceil_divide(ceil_divide(plan_.rows, plan_.row_step), block_rows_);
  const int64_t row_part = index % row_parts_, block = index / row_parts_ % blocks_;
  const int64_t plane = index / row_parts_ / blocks_;
  return {plane / groups_, plane % groups_, block, rows * row_part / row_parts_ * block_rows_,
          rows * (row_part + 1) / row_parts_ * block_rows_};
}

/// The weights of all blocks of channels.
const float* ConvolutionByChannels::pack_all(const float* weight) const {
  const int64_t count = groups_ * blocks_;
  float* const packed =
      workspace<float>(WorkspaceSlot::kWeights, CheckedInt(count) * packed_size());
  parallel_for(0, count, pieces_for_a_thread(packed_size()), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      pack(weight, i / blocks_, i % blocks_, packed + i * packed_size());
    }
  });
  return packed;
}

/// Memory of the thread for a group of an image.
float* ConvolutionByChannels::room_for_image() const {
  return workspace<float>(WorkspaceSlot::kImage, plan_.layout.size(plan_.layout.channels));
}

const float* ConvolutionByChannels::pad_all(const float* x) const {
  float* const padded = room_for_image();
  padding_.pad_by_threads(plan_.layout.channels, x, padded);
  return padded;
}

void ConvolutionByChannels::run(const float* x, const float* weight,
                                const DirectEpilogue* epilogues, const float* addend,
                                float* y) const {
  const PaddedLayout& layout = plan_.layout;
  const int64_t x_group = layout.channels * layout.rows.size * layout.columns.size;
  const int64_t pieces = batch_ * groups_ * blocks_ * row_parts_;
  const int64_t work = saturating_multiply(packed_size(), plan_.rows * plan_.columns / row_parts_);
  const int64_t all_rows = ceil_divide(plan_.rows, plan_.row_step);
  const int64_t y_rows = block_rows_ * plan_.row_step;
  // What several pieces take is made once, by all threads; else each piece makes its own.
  const float* const all_packed = batch_ * row_parts_ > 1 ? pack_all(weight) : nullptr;
  const float* const whole_x = in_place_ ? x : batch_ * groups_ == 1 ? pad_all(x) : nullptr;

  parallel_for(0, pieces, pieces_for_a_thread(work), [&](int64_t begin, int64_t end) {
    float* const sums =
        workspace<float>(WorkspaceSlot::kSums, CheckedInt(y_rows) * plan_.columns * kChannelBlock);
    float* const own_packed =
        all_packed ? nullptr : workspace<float>(WorkspaceSlot::kWeights, packed_size());
    float* const own_image = whole_x ? nullptr : room_for_image();
    int64_t padded = -1;
    for (int64_t i = begin; i < end; ++i) {
      const Piece piece = piece_at(i);
      const int64_t plane = piece.image * groups_ + piece.group;
      if (!whole_x && plane != padded) {
        padding_.pad(layout.channels, x + plane * x_group, own_image);
        padded = plane;
      }
      if (!all_packed) pack(weight, piece.group, piece.block, own_packed);
      const float* const image = whole_x ? whole_x + plane * x_group : own_image;
      const float* const packed =
          all_packed ? all_packed + (piece.group * blocks_ + piece.block) * packed_size()
                     : own_packed;
      for (int64_t row = piece.first_row; row < std::min(piece.end_row, all_rows);
           row += block_rows_) {
        const int64_t y_row = row * plan_.row_step;
        compute(piece, image, packed, row, sums);
        store(piece, y_row, std::min(y_rows, plan_.rows - y_row), sums, epilogues, addend, y);
      }
    }
  });
}

/// The sums of a block of rows from `row` of each phase on, as many at a time as meet the same rows
/// of the window.
void ConvolutionByChannels::compute(const Piece& piece, const float* image, const float* weights,
                                    int64_t row, float* sums) const {
  const int64_t image_part = most_of_part_ * plan_.layout.plane();
  const int64_t row_distance = plan_.image_row_step * plan_.layout.width();
  const bool one_vector = channels_of(piece.block) * 2 <= kChannelBlock;
  for (int64_t part = 0; part < parts_; ++part) {
    for (size_t i = 0; i < phases_.size(); ++i) {
      const DirectPhase& plan = plan_.phases[i];
      const Phase& phase = phases_[i];
      const bool is_smaller = part_size(part) < most_of_part_;
      const std::vector<DirectTap>& taps = is_smaller ? phase.last_taps : phase.taps;
      const int64_t of_row =
          static_cast<int64_t>(taps.size()) / std::max<int64_t>(plan.window_rows, 1);
      const int64_t end = std::min(row + block_rows_, plan.rows);
      for (int64_t from = row, to; from < end; from = to) {
        const WindowRows met = phase.window_rows[from];
        for (to = from + 1; to < end && phase.window_rows[to] == met;) ++to;
        if (part > 0 && (met.begin == met.end || taps.empty())) continue;  // nothing to add
        channel_loops().tiles(
            {image + part * image_part + row * row_distance,
             phase.positions.data() + (from - row) * plan.columns, (to - from) * plan.columns,
             taps.data() + met.begin * of_row, (met.end - met.begin) * of_row,
             weights + part * most_of_part_ * window_ * kChannelBlock, one_vector, part > 0, sums});
      }
    }
  }
}

/// Writes `rows` rows of the result from `row` on.
void ConvolutionByChannels::store(const Piece& piece, int64_t row, int64_t rows, const float* sums,
                                  const DirectEpilogue* epilogues, const float* addend,
                                  float* y) const {
  const int64_t y_plane = plan_.rows * plan_.columns, channels = channels_of(piece.block);
  const int64_t channel = piece.group * plan_.group + piece.block * kChannelBlock;
  const int64_t first =
      (piece.image * groups_ * plan_.group + channel) * y_plane + row * plan_.columns;
  const int64_t count = rows * plan_.columns;
  if (epilogues == nullptr && channels == kChannelBlock) {
    image_loops().unweave({sums, 0, channels, 1, count, y + first, y_plane});
    return;
  }
  alignas(64) float turned[kChannelBlock * kTurned];
  for (int64_t i = 0; i < count; i += kTurned) {
    const int64_t size = std::min(kTurned, count - i);
    image_loops().unweave({sums + i * kChannelBlock, 0, kChannelBlock, 1, size, turned, kTurned});
    for (int64_t c = 0; c < channels; ++c) {
      const int64_t at = first + c * y_plane + i;
      image_loops().store({turned + c * kTurned, 0, 1, size,
                           epilogues ? epilogues[channel + c] : DirectEpilogue(),
                           addend ? addend + at : nullptr, y + at, 0});
    }
  }
}

}  // namespace tenon::kernels
