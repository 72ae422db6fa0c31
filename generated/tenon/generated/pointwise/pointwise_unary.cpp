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

// acos(Tensor self) -> Tensor
struct acos_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return acos(self);
  }
};

// _acos_grad_self(Tensor grad_output, Tensor self, Scalar scale) -> Tensor
struct _acos_grad_self_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V scale) {
    return grad_output * scale * rsqrt(V(1) - self * self);
  }
};

// acosh(Tensor self) -> Tensor
struct acosh_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return where(self > V(1e9), log(self) + V(0.69314718055994531), acosh(self));
  }
};

// _acosh_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct _acosh_grad_self_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self) {
    return where(V(1000000000) < self, grad_output / self, grad_output * rsqrt(self * self - V(1)));
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

}  // namespace
extern constexpr PointwiseLoopTable abs_loops =
    make_loops<abs_compute, 1, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable acos_loops =
    make_loops<acos_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _acos_grad_self_loops =
    make_loops<_acos_grad_self_compute, 2, 1, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable acosh_loops =
    make_loops<acosh_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _acosh_grad_self_loops =
    make_loops<_acosh_grad_self_compute, 2, 0, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable asin_loops =
    make_loops<asin_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable asinh_loops =
    make_loops<asinh_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _asinh_grad_self_loops =
    make_loops<_asinh_grad_self_compute, 2, 0, DTypes::kFloat32 | DTypes::kFloat64>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
