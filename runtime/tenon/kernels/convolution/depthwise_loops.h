#pragma once

#include <cstdint>

#include "tenon/kernels/simd/cpu_target.h"

namespace tenon::kernels {

/// y[row][column] = bias + sum over i and j of
/// weights[i][j] * x[row + i - row_padding][column + j - column_padding], where what is not of x is
/// 0; planes are row-major.
struct DepthwisePlane {
  const float* x;
  int64_t rows, columns;                ///< of x
  const float* weights;                 ///< three by three
  int64_t row_padding, column_padding;  ///< at most 2
  float bias;
  float* y;
};

struct DepthwiseLoops {
  /// Null where the target has no masked loads, with which no padded image is needed.
  void (*plane)(const DepthwisePlane&);
};

TENON_DECLARE_PER_CPU_TARGET(DepthwiseLoops, depthwise_loops)

/// The loops for this machine.
inline const DepthwiseLoops& depthwise_loops() {
  static constexpr const DepthwiseLoops* kLoops[] = TENON_PER_CPU_TARGET(depthwise_loops);
  return *kLoops[static_cast<int>(cpu_target())];
}

}  // namespace tenon::kernels
