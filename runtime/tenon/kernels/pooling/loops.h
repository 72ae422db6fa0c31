#pragma once

#include <cstdint>

#include "tenon/base/integer_math.h"
#include "tenon/kernels/simd/cpu_target.h"

namespace tenon::kernels {

/// The windows of a pooling over volumes of [depth, height, width], in this order. A plane is a
/// volume of depth 1.
struct PoolWindows {
  int64_t size[3] = {1, 1, 1}, out_size[3] = {1, 1, 1};
  int64_t window[3] = {1, 1, 1}, stride[3] = {1, 1, 1}, padding[3] = {}, dilation[3] = {1, 1, 1};

  int64_t volume() const { return saturating_product(size); }
  int64_t out_volume() const { return saturating_product(out_size); }
};

/// Writes the largest element of each window of one volume, and where it lies in the volume: the
/// first one, or the last NaN. `scratch` has room for 2 * out_size[2] indices. Every tap of a
/// window is visited, and positions are counted in 32 bits: see `suits_vector_loops`.
template <class T>
using MaxPoolVolume = void (*)(const PoolWindows& windows, const T* volume, T* out,
                               int64_t* indices, int32_t* scratch);

/// Adds `n` elements to as many sums.
template <class T>
using AddRow = void (*)(T* sums, const T* in, int64_t n);

/// Inner loops of pooling, compiled once per CPU target.
struct PoolingLoops {
  MaxPoolVolume<float> float32;
  MaxPoolVolume<double> float64;
  MaxPoolVolume<uint8_t> uint8;
  MaxPoolVolume<int8_t> int8;
  MaxPoolVolume<int16_t> int16;
  MaxPoolVolume<int32_t> int32;
  MaxPoolVolume<int64_t> int64;
  AddRow<float> add_float32;
  AddRow<double> add_float64;
};

TENON_DECLARE_PER_CPU_TARGET(PoolingLoops, pooling_loops)

/// The loops for this machine.
inline const PoolingLoops& pooling_loops() {
  static constexpr const PoolingLoops* kLoops[] = TENON_PER_CPU_TARGET(pooling_loops);
  return *kLoops[static_cast<int>(cpu_target())];
}

}  // namespace tenon::kernels
