#pragma once

#include <cstdint>

#include "tenon/kernels/simd/cpu_target.h"

/// The inner loops of direct.h on raw memory, compiled once per CPU target.
///
/// Note [A padded image turns a window into offsets]: once an image lies in memory with its
/// padding, the element that a tap of the window meets lies at a distance that is the same for all
/// positions. So a row of columns is the image itself at an offset, and no columns are made. The
/// positions are those of the padded image: some of them, at the ends of rows, have no meaning.
namespace tenon::kernels {

/// Where a tap of a window lies: the element of the image, from the position of the result; and the
/// weight, from the first of the channel of results.
struct DirectTap {
  int64_t offset, weight;
};

/// result[channel][v] = sum over taps of weight(channel, tap) * image[start + tap.offset], where
/// the start of vector v is starts[v], or v * lanes without `starts`. A result is a whole vector of
/// positions, and `image` has room for all of them.
struct DirectTiles {
  const float* image;
  const int64_t* starts;
  int64_t vectors;
  /// `tap_count` of `all_taps`, of which `first_tap` is the first.
  const DirectTap* taps;
  int64_t first_tap, tap_count, all_taps;
  /// Either weights[channel * channel_stride + tap.weight]; or, packed, blocks of
  /// `DirectLoops::channel_block` channels, then of three where these are a block, and of the
  /// powers of two that remain: a block that begins at channel c lies at c * all_taps as
  /// [tap][channel of it].
  const float* weights;
  bool is_packed;
  int64_t channel_stride;
  int64_t channels;
  /// Whether all positions are computed of a block of channels before the next block, rather than
  /// all channels of some positions before the next: where the weights are larger than the image.
  bool channels_first;
  float* result;
  int64_t result_stride;  // elements from one channel to the next
};

struct DirectLoops {
  int64_t lanes;
  int64_t channel_block;
  bool block_of_three;
  void (*tiles)(const DirectTiles&);
};

TENON_DECLARE_PER_CPU_TARGET(DirectLoops, direct_loops)

/// The loops for this machine.
inline const DirectLoops& direct_loops() {
  static constexpr const DirectLoops* kLoops[] = TENON_PER_CPU_TARGET(direct_loops);
  return *kLoops[static_cast<int>(cpu_target())];
}

}  // namespace tenon::kernels
