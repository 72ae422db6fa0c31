#pragma once

#include <cstdint>

#include "tenon/base/dtype.h"
#include "tenon/kernels/simd/cpu_target.h"

namespace tenon::kernels {

/// Softmax, or its logarithm, of `n` elements that lie `stride` elements apart, for `columns` such
/// rows side by side, or one after the other where `stride` is 1. All arrays are of one floating
/// dtype.
using SoftmaxLoop = void (*)(void* out, const void* in, int64_t n, int64_t stride, int64_t columns);
/// The gradient of the argument, from those of the results and the results.
using SoftmaxBackwardLoop = void (*)(void* out, const void* grad, const void* output, int64_t n,
                                     int64_t stride, int64_t columns);

struct SoftmaxLoops {
  SoftmaxLoop forward[2];  // softmax, log_softmax
  SoftmaxBackwardLoop backward[2];
};
/// By float16, bfloat16, float32, float64.
struct SoftmaxTable {
  SoftmaxLoops loops[4];
};

TENON_DECLARE_PER_CPU_TARGET(SoftmaxTable, softmax_loops)

/// The loops for a floating dtype on this machine.
inline const SoftmaxLoops& softmax_table(DType dtype) {
  static constexpr const SoftmaxTable* kTables[] = TENON_PER_CPU_TARGET(softmax_loops);
  const int index = static_cast<int>(dtype) - static_cast<int>(DType::kFloat16);
  return kTables[static_cast<int>(cpu_target())]->loops[index];
}

}  // namespace tenon::kernels
