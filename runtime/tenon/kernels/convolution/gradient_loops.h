#pragma once

#include <cstdint>

#include "tenon/kernels/convolution/direct_loops.h"
#include "tenon/kernels/simd/cpu_target.h"

/// The inner loops of direct_gradients.cpp on raw memory, compiled once per CPU target. `image` is
/// a padded one, see Note [A padded image turns a window into offsets].
namespace tenon::kernels {

/// sums[tap][channel] += sum over rows and columns of
/// image[row * image_stride + column + taps[tap].offset] * grads[row * columns + column][channel].
struct ChannelSums {
  const float* image;
  int64_t image_stride;
  const DirectTap* taps;
  int64_t tap_count;
  const float* grads;
  int64_t rows, columns;
  int64_t channels;  // lanes of one vector or of two
  float* sums;
};

/// sums[tap] += sum over rows and columns of
/// image[row * image_stride + column + taps[tap].offset] * grad[row * columns + column]. The image
/// has room for a whole vector at each position.
struct PlaneSums {
  const float* image;
  int64_t image_stride;
  const DirectTap* taps;
  int64_t tap_count;
  const float* grad;
  int64_t rows, columns;
  double* sums;
  /// Whether the taps are windows of three by three neighbours.
  bool has_windows;
};

struct GradientLoops {
  int64_t lanes;
  void (*channel_sums)(const ChannelSums&);
  void (*plane_sums)(const PlaneSums&);
  /// to[j][i] = from[i][j] for `rows` rows of `columns`; rows of `to` are `to_stride` apart, and
  /// what they have beyond `rows` is left or written.
  void (*transpose)(const float* from, int64_t rows, int64_t columns, float* to, int64_t to_stride);
  /// to[channel * to_stride + tap] = sums[tap * channels + channel] for `taps` taps and the first
  /// `count` of the channels, of which there are as many as ChannelSums has.
  void (*store_sums)(const float* sums, int64_t taps, int64_t channels, int64_t count, float* to,
                     int64_t to_stride);
  double (*sum)(const float* values, int64_t count);
};

TENON_DECLARE_PER_CPU_TARGET(GradientLoops, gradient_loops)

/// The loops for this machine.
inline const GradientLoops& gradient_loops() {
  static constexpr const GradientLoops* kLoops[] = TENON_PER_CPU_TARGET(gradient_loops);
  return *kLoops[static_cast<int>(cpu_target())];
}

}  // namespace tenon::kernels
