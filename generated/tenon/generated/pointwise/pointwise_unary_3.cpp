// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// abs(Tensor self) -> Tensor
struct abs_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return abs(self);
  }
};

// asin(Tensor self) -> Tensor
struct asin_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return asin(self);
  }
};

// asinh(Tensor self) -> Tensor
struct asinh_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return where(abs(self) > V(1e9), sign(self) * (log(abs(self)) + V(0.69314718055994531)),
                 asinh(self));
  }
};

// floor(Tensor self) -> Tensor
struct floor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return floor(self);
  }
};

// log2(Tensor self) -> Tensor
struct log2_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return log2(self);
  }
};

// rsqrt(Tensor self) -> Tensor
struct rsqrt_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return rsqrt(self);
  }
};

// sign(Tensor self) -> Tensor
struct sign_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return sign(self);
  }
};

// sin(Tensor self) -> Tensor
struct sin_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return sin(self);
  }
};

// sinh(Tensor self) -> Tensor
struct sinh_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return sinh(self);
  }
};

// isfinite(Tensor self) -> Tensor
struct isfinite_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return self - self == V(0);
  }
};

// _clamp(Tensor self, Scalar min, Scalar max) -> Tensor
struct _clamp_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V min, V max) {
    return where((where(self < min, min, self)) > max, max, (where(self < min, min, self)));
  }
};

// clamp_max(Tensor self, Scalar max) -> Tensor
struct clamp_max_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V max) {
    return where(self > max, max, self);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable abs_loops =
    make_loops<abs_compute, 1, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable asin_loops =
    make_loops<asin_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable asinh_loops =
    make_loops<asinh_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable floor_loops =
    make_loops<floor_compute, 1, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable log2_loops =
    make_loops<log2_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable rsqrt_loops =
    make_loops<rsqrt_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable sign_loops =
    make_loops<sign_compute, 1, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable sin_loops =
    make_loops<sin_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable sinh_loops =
    make_loops<sinh_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable isfinite_loops =
    make_predicate_loops<isfinite_compute, 1, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable _clamp_loops =
    make_loops<_clamp_compute, 1, 2, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable clamp_max_loops =
    make_loops<clamp_max_compute, 1, 1, DTypes::kNumeric>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
