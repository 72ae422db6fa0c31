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

// asinh(Tensor self) -> Tensor
struct asinh_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return where(abs(self) > V(1e9), sign(self) * (log(abs(self)) + V(0.69314718055994531)),
                 asinh(self));
  }
};

// _asinh_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct _asinh_grad_self_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self) {
    const auto abs_of_self = abs(self);
    return where(V(1000000000) < abs_of_self, grad_output / abs_of_self,
                 grad_output * rsqrt(self * self + V(1)));
  }
};

// floor(Tensor self) -> Tensor
struct floor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return floor(self);
  }
};

// rsqrt(Tensor self) -> Tensor
struct rsqrt_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return rsqrt(self);
  }
};

// _rsqrt_grad_self(Tensor grad_output, Tensor output, Scalar scale) -> Tensor
struct _rsqrt_grad_self_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V output, V scale) {
    return grad_output * scale * output * output * output;
  }
};

// sign(Tensor self) -> Tensor
struct sign_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return sign(self);
  }
};

// isfinite(Tensor self) -> Tensor
struct isfinite_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return self - self == V(0);
  }
};

// _clamp_grad_self(Tensor grad_output, Tensor self, Scalar? min, Scalar? max) -> Tensor
struct _clamp_grad_self_min_max_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V min, V max) {
    return where(max < (where(self < min, min, self)) || self < min, V(0), grad_output);
  }
};

// _clamp_grad_self(Tensor grad_output, Tensor self, Scalar? min, Scalar? max) -> Tensor
struct _clamp_grad_self_min_no_max_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V min) {
    return where(self < min, V(0), grad_output);
  }
};

// _clamp_grad_self(Tensor grad_output, Tensor self, Scalar? min, Scalar? max) -> Tensor
struct _clamp_grad_self_no_min_max_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V max) {
    return where(max < self, V(0), grad_output);
  }
};

// clamp_max(Tensor self, Scalar max) -> Tensor
struct clamp_max_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V max) {
    return where(self > max, max, self);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable abs_loops =
    make_loops<abs_compute, 1, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable asinh_loops =
    make_loops<asinh_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _asinh_grad_self_loops =
    make_loops<_asinh_grad_self_compute, 2, 0, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable floor_loops =
    make_loops<floor_compute, 1, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable rsqrt_loops =
    make_loops<rsqrt_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _rsqrt_grad_self_loops =
    make_loops<_rsqrt_grad_self_compute, 2, 1, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable sign_loops =
    make_loops<sign_compute, 1, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable isfinite_loops =
    make_predicate_loops<isfinite_compute, 1, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable _clamp_grad_self_min_max_loops =
    make_loops<_clamp_grad_self_min_max_compute, 2, 2, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _clamp_grad_self_min_no_max_loops =
    make_loops<_clamp_grad_self_min_no_max_compute, 2, 1, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _clamp_grad_self_no_min_max_loops =
    make_loops<_clamp_grad_self_no_min_max_compute, 2, 1, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable clamp_max_loops =
    make_loops<clamp_max_compute, 1, 1, DTypes::kNumeric>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
