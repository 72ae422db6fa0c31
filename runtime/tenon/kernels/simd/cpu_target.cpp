#include "tenon/kernels/simd/cpu_target.h"

#include <array>
#include <cstdlib>

#include "tenon/base/check.h"

namespace tenon::kernels {
namespace {

constexpr std::array<std::string_view, 3> kNames = {"baseline", "avx2", "avx512"};

CpuTarget choose() {
  const char* wanted = std::getenv("TENON_CPU_TARGET");
  for (int i = kCpuTargetCount; i-- > 0 && wanted != nullptr;) {
    const auto target = static_cast<CpuTarget>(i);
    if (cpu_target_name(target) == wanted && cpu_target_is_supported(target)) return target;
  }
  for (int i = kCpuTargetCount; i-- > 1;) {
    const auto target = static_cast<CpuTarget>(i);
    if (cpu_target_is_supported(target)) return target;
  }
  return CpuTarget::kBaseline;
}

}  // namespace

namespace detail {
CpuTarget active_cpu_target = choose();
}  // namespace detail

std::string_view cpu_target_name(CpuTarget target) {
  return kNames[static_cast<int>(target)];
}

bool cpu_target_is_supported(CpuTarget target) {
  if (static_cast<int>(target) >= kCpuTargetCount) return false;
#if defined(__x86_64__)
  __builtin_cpu_init();
  const bool avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") &&
                    __builtin_cpu_supports("f16c");
  if (target == CpuTarget::kAvx2) return avx2;
  if (target == CpuTarget::kAvx512) {
    return avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
           __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
  }
#endif
  return target == CpuTarget::kBaseline;
}

void set_cpu_target(CpuTarget target) {
  TENON_CHECK(cpu_target_is_supported(target), ValueError,
              "set_cpu_target: expected a target that this machine supports, got ",
              cpu_target_name(target));
  detail::active_cpu_target = target;
}

}  // namespace tenon::kernels
