#pragma once

#include <cstdint>

#include "tenon/kernels/simd/cpu_target.h"

namespace tenon::kernels {

/// The windows of a pooling over planes of [height, width]; index 0 is vertical, 1 horizontal.
struct PoolWindows {
  int64_t size[2], out_size[2];
  int64_t window[2], stride[2], padding[2], dilation[2];

  // fits: planes in memory
  int64_t plane() const { return size[0] * size[1]; }
  int64_t out_plane() const { return out_size[0] * out_size[1]; }  // fits: the same
};

/// Writes the largest element of each window of one plane, and where it lies in the plane: the
/// first one, or the last NaN. `scratch` has room for 2 * out_size[1] indices. Every tap of a
/// window is visited, and positions are counted in 32 bits: see `suits_vector_loops`.
template <class T>
using MaxPoolPlane = void (*)(const PoolWindows& windows, const T* plane, T* out, int64_t* indices,
                              int32_t* scratch);

/// Inner loops of pooling, compiled once per CPU target.
struct PoolingLoops {
  MaxPoolPlane<float> float32;
  MaxPoolPlane<double> float64;
  MaxPoolPlane<uint8_t> uint8;
  MaxPoolPlane<int8_t> int8;
  MaxPoolPlane<int16_t> int16;
  MaxPoolPlane<int32_t> int32;
  MaxPoolPlane<int64_t> int64;
};

TENON_DECLARE_PER_CPU_TARGET(PoolingLoops, pooling_loops)

/// The loops for this machine.
inline const PoolingLoops& pooling_loops() {
  static constexpr const PoolingLoops* kLoops[] = TENON_PER_CPU_TARGET(pooling_loops);
  return *kLoops[static_cast<int>(cpu_target())];
}

}  // namespace tenon::kernels
