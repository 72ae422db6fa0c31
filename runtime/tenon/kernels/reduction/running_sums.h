#pragma once

#include <cstdint>

#include "tenon/kernels/simd/cpu_target.h"

namespace tenon::kernels {

/// Stores `total` with the elements up to each, whose sum is made in pairs, in pairs of these, and
/// so on, two vectors at a time; returns what the last has. `out` may be `in`. Floats add up in
/// double, integers wrap around. NaN of doubles where not all results are finite: a sum of a few
/// can be more than a double has where no total is.
struct RunningSumTable {
  double (*float32)(float* out, const float* in, int64_t n, double total);
  double (*float64)(double* out, const double* in, int64_t n, double total);
  int64_t (*int64)(int64_t* out, const int64_t* in, int64_t n, int64_t total);
};

TENON_DECLARE_PER_CPU_TARGET(RunningSumTable, running_sum_loops)

/// The loops of this machine.
inline const RunningSumTable& running_sums() {
  static constexpr const RunningSumTable* kTables[] = TENON_PER_CPU_TARGET(running_sum_loops);
  return *kTables[static_cast<int>(cpu_target())];
}

}  // namespace tenon::kernels
