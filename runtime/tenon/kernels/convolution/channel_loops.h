#pragma once

#include <cstdint>

#include "tenon/kernels/convolution/direct_loops.h"
#include "tenon/kernels/simd/cpu_target.h"

/// The inner loops of convolution_by_channels.h on raw memory, compiled once per CPU target.
/// `image` is a padded one, see Note [A padded image turns a window into offsets].
namespace tenon::kernels {

/// Channels of results that are computed side by side, in one vector or in two.
inline constexpr int64_t kChannelBlock = 16;

/// Where the results of a position begin in sums, and what they are made from in an image.
struct ChannelPosition {
  int64_t image, sums;
};

/// sums[position.sums + channel] = sum over taps of
/// image[position.image + tap.offset] * weights[tap.weight + channel], for the positions and all
/// channels of a block.
struct ChannelTiles {
  const float* image;
  const ChannelPosition* positions;
  int64_t position_count;
  const DirectTap* taps;
  int64_t tap_count;
  const float* weights;
  bool one_vector;  ///< whether the first half of the channels is enough
  bool continues;   ///< adds to the sums, rather than begins them
  float* sums;
};

/// packed[(outer * window + i) * kChannelBlock + channel] =
/// weights[outer * outer_stride + i + channel * channel_stride], where channels that are not there
/// repeat the last.
struct ChannelWeights {
  const float* weights;
  int64_t channels, channel_stride;
  int64_t outer_count, outer_stride;
  int64_t window;
  float* packed;
};

struct ChannelLoops {
  /// Null where other loops are faster: those over positions need no transposition, and with 32
  /// registers, or without broadcasts from memory, are as fast.
  void (*tiles)(const ChannelTiles&);
  void (*pack)(const ChannelWeights&);
};

TENON_DECLARE_PER_CPU_TARGET(ChannelLoops, channel_loops)

/// The loops for this machine.
inline const ChannelLoops& channel_loops() {
  static constexpr const ChannelLoops* kLoops[] = TENON_PER_CPU_TARGET(channel_loops);
  return *kLoops[static_cast<int>(cpu_target())];
}

}  // namespace tenon::kernels
