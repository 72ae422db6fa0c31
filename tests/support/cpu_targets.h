#pragma once

#include <catch2/catch.hpp>

#include "tenon/kernels/simd/cpu_target.h"

namespace tenon::test {

/// The active CPU target, put back at the end of the scope.
class RestoredCpuTarget {
 public:
  RestoredCpuTarget() = default;
  RestoredCpuTarget(const RestoredCpuTarget&) = delete;
  RestoredCpuTarget& operator=(const RestoredCpuTarget&) = delete;
  ~RestoredCpuTarget() { kernels::set_cpu_target(before_); }

 private:
  const kernels::CpuTarget before_ = kernels::cpu_target();
};

/// Runs `body` with the loops of each CPU target of this machine.
template <class Function>
void for_each_cpu_target(const Function& body) {
  const RestoredCpuTarget restored;
  for (int i = 0; i < kernels::kCpuTargetCount; ++i) {
    const auto target = static_cast<kernels::CpuTarget>(i);
    if (!kernels::cpu_target_is_supported(target)) continue;
    kernels::set_cpu_target(target);
    INFO("CPU target " << kernels::cpu_target_name(target));
    body();
  }
}

}  // namespace tenon::test
