#pragma once

#include <cstdint>
#include <vector>

#include "tenon/kernels/convolution/channel_loops.h"
#include "tenon/kernels/convolution/direct_layout.h"
#include "tenon/kernels/convolution/direct_runs.h"
#include "tenon/kernels/convolution/image_loops.h"
#include "tenon/kernels/convolution/image_padding.h"

namespace tenon::kernels {

/// Whether the loops have something to do for most lanes of so many channels.
bool channels_fill_vectors(int64_t channels);

/// What the sums of an image cost, in multiplications of vectors; of a plan with one phase, whose
/// results are made from `taps` taps.
double cost_by_channels(const DirectPlan& plan, int64_t taps);

/// The sums of a plan that is `by_channels`, with channels of the result side by side in vectors
/// rather than positions: no lane is lost at the end of a row, and a stride or a dilation costs
/// nothing. Any thread.
///
/// Note [Blocks of weights]: the weights of a block of channels are taken a part at a time, which
/// stays in the first cache while all positions pass by; their sums wait in the second. So the
/// order of a sum depends on the geometry alone.
class ConvolutionByChannels {
 public:
  /// The plan outlives it.
  ConvolutionByChannels(const ConvolutionGeometry& geometry, const DirectPlan& plan);

  /// As DirectConvolution::run.
  void run(const float* x, const float* weight, const DirectEpilogue* epilogues,
           const float* addend, float* y) const;

 private:
  /// What the positions of a phase are made from: the taps of a part of the channels that are
  /// summed, and of the last part, by rows of the window first; the rows of the window that each
  /// row of results meets, see Note [Rows of padding are left out]; the positions of a block of
  /// rows.
  struct Phase {
    std::vector<DirectTap> taps, last_taps;
    std::vector<WindowRows> window_rows;
    std::vector<ChannelPosition> positions;
  };
  /// Some rows of a block of channels of an image.
  struct Piece {
    int64_t image, group, block, first_row, end_row;
  };

  std::vector<DirectTap> taps_of(const DirectPhase& phase, int64_t channels) const;
  void add_phase(const DirectPhase& phase, int64_t row, int64_t column);
  Piece piece_at(int64_t index) const;
  int64_t part_size(int64_t part) const;
  int64_t channels_of(int64_t block) const;
  /// Weights of a block of channels.
  int64_t packed_size() const {
    return plan_.layout.channels * window_ * kChannelBlock;  // fits: the weights are in memory
  }
  void pack(const float* weight, int64_t group, int64_t block, float* packed) const;
  const float* pack_all(const float* weight) const;
  float* room_for_image() const;
  const float* pad_all(const float* x) const;
  void compute(const Piece& piece, const float* image, const float* weights, int64_t row,
               float* sums) const;
  void store(const Piece& piece, int64_t row, int64_t rows, const float* sums,
             const DirectEpilogue* epilogues, const float* addend, float* y) const;

  const DirectPlan& plan_;
  ImagePadding padding_;
  std::vector<Phase> phases_;
  int64_t batch_, groups_, window_;
  int64_t outer_stride_;          // of the weights, from one channel that is summed to the next
  int64_t parts_, most_of_part_;  // of the channels that are summed
  int64_t blocks_;                // of channels of a group of the result
  int64_t block_rows_, row_parts_;
  bool in_place_;
};

}  // namespace tenon::kernels
