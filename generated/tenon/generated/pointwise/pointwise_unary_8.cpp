// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// acosh(Tensor self) -> Tensor
struct acosh_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return where(self > V(1e9), log(self) + V(0.69314718055994531), acosh(self));
  }
};

// atan(Tensor self) -> Tensor
struct atan_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return atan(self);
  }
};

// atanh(Tensor self) -> Tensor
struct atanh_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return atanh(self);
  }
};

// ceil(Tensor self) -> Tensor
struct ceil_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return ceil(self);
  }
};

// log10(Tensor self) -> Tensor
struct log10_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return log10(self);
  }
};

// log1p(Tensor self) -> Tensor
struct log1p_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return log1p(self);
  }
};

// tan(Tensor self) -> Tensor
struct tan_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return tan(self);
  }
};

// clamp_min(Tensor self, Scalar min) -> Tensor
struct clamp_min_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V min) {
    return where(self < min, min, self);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable acosh_loops =
    make_loops<acosh_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable atan_loops =
    make_loops<atan_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable atanh_loops =
    make_loops<atanh_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable ceil_loops =
    make_loops<ceil_compute, 1, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable log10_loops =
    make_loops<log10_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable log1p_loops =
    make_loops<log1p_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable tan_loops =
    make_loops<tan_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable clamp_min_loops =
    make_loops<clamp_min_compute, 1, 1, DTypes::kNumeric>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
