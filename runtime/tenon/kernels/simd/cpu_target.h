#pragma once

#include <cstdint>
#include <string_view>

#include "tenon/base/build_options.h"
#include "tenon/base/export.h"

namespace tenon::kernels {

/// The instruction sets that vectorised loops are compiled for, each in a namespace of its own:
/// 16-byte vectors, 32-byte vectors with AVX2 and FMA, 64-byte vectors with AVX-512 F, BW, DQ, VL.
/// A machine that is not x86-64 has the first only, and a build may leave out the last.
enum class CpuTarget : uint8_t { kBaseline, kAvx2, kAvx512 };

inline constexpr int kCpuTargetCount = TENON_CPU_TARGET_COUNT;

/// "baseline", "avx2" or "avx512".
TENON_API std::string_view cpu_target_name(CpuTarget target);

/// Whether the processor and the operating system can run code for `target`.
TENON_API bool cpu_target_is_supported(CpuTarget target);

namespace detail {
// Zero-initialised to the baseline, so that it can be used before its initialiser has run.
extern TENON_API CpuTarget active_cpu_target;
}  // namespace detail

/// The target whose loops run: the widest that is supported, or the one that the environment
/// variable TENON_CPU_TARGET named at start-up if that is supported.
TENON_ALWAYS_INLINE CpuTarget cpu_target() {
  return detail::active_cpu_target;
}

/// Chooses another target, e.g. to compare them; ValueError if it is not supported. No kernel may
/// be running.
TENON_API void set_cpu_target(CpuTarget target);

}  // namespace tenon::kernels

/// Declares a constant table that sources compiled once per CPU target define in their namespaces:
/// `TENON_DECLARE_PER_CPU_TARGET(PointwiseLoopTable, add_loops)`, in namespace tenon::kernels, or a
/// project's namespace `kernels`; and the list of its addresses by `CpuTarget`, in the namespace
/// around that: `TENON_PER_CPU_TARGET(add_loops)`.
#if TENON_CPU_TARGET_COUNT == 3
#define TENON_DECLARE_PER_CPU_TARGET(Type, ...) \
  namespace baseline {                          \
  extern const Type __VA_ARGS__;                \
  }                                             \
  namespace avx2 {                              \
  extern const Type __VA_ARGS__;                \
  }                                             \
  namespace avx512 {                            \
  extern const Type __VA_ARGS__;                \
  }
#define TENON_PER_CPU_TARGET(name) \
  { &kernels::baseline::name, &kernels::avx2::name, &kernels::avx512::name }
#elif TENON_CPU_TARGET_COUNT == 2
#define TENON_DECLARE_PER_CPU_TARGET(Type, ...) \
  namespace baseline {                          \
  extern const Type __VA_ARGS__;                \
  }                                             \
  namespace avx2 {                              \
  extern const Type __VA_ARGS__;                \
  }
#define TENON_PER_CPU_TARGET(name) \
  { &kernels::baseline::name, &kernels::avx2::name }
#else
#define TENON_DECLARE_PER_CPU_TARGET(Type, ...) \
  namespace baseline {                          \
  extern const Type __VA_ARGS__;                \
  }
#define TENON_PER_CPU_TARGET(name) \
  { &kernels::baseline::name }
#endif
