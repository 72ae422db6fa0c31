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
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V scale) {
    return grad_output * scale * rsqrt((V(1) - self) * (V(1) + self));
  }
};

// _acos_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Scalar scale) ->
//   Tensor
struct _acos_grad_self_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self, V scale) {
    const auto its_rsqrt = rsqrt((V(1) - self) * (V(1) + self));
    return grad_grad * grad_output * scale * its_rsqrt * its_rsqrt * its_rsqrt * self;
  }
};

// acosh(Tensor self) -> Tensor
struct acosh_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return acosh(self);
  }
};

// _acosh_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct _acosh_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self) {
    return grad_output * rsqrt(self - V(1)) * rsqrt(self + V(1));
  }
};

// _acosh_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Scalar scale) ->
//   Tensor
struct _acosh_grad_self_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self, V scale) {
    const auto its_rsqrt = rsqrt(self + V(1));
    const auto its_rsqrt_2 = rsqrt(self - V(1));
    return grad_grad * grad_output * scale * its_rsqrt * its_rsqrt_2 *
        (V(0.5) * its_rsqrt_2 * its_rsqrt_2 + V(0.5) * its_rsqrt * its_rsqrt);
  }
};

// angle(Tensor self) -> Tensor
struct angle_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return angle(self);
  }
};

// asin(Tensor self) -> Tensor
struct asin_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return asin(self);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable abs_loops =
    make_loops<abs_compute, 1, 0, DTypes::kComplex | DTypes::kNumeric>();
extern constexpr PointwiseLoopTable acos_loops =
    make_loops<acos_compute, 1, 0, DTypes::kComplex | DTypes::kFloating>();
extern constexpr PointwiseLoopTable _acos_grad_self_loops =
    make_long_loops<_acos_grad_self_compute, 2, 1,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable _acos_grad_self_grad_self_loops =
    make_long_loops<_acos_grad_self_grad_self_compute, 3, 1,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable acosh_loops =
    make_loops<acosh_compute, 1, 0, DTypes::kComplex | DTypes::kFloating>();
extern constexpr PointwiseLoopTable _acosh_grad_self_loops =
    make_long_loops<_acosh_grad_self_compute, 2, 0,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable _acosh_grad_self_grad_self_loops =
    make_long_loops<_acosh_grad_self_grad_self_compute, 3, 1,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable angle_loops =
    make_loops<angle_compute, 1, 0, DTypes::kComplex | DTypes::kFloating>();
extern constexpr PointwiseLoopTable asin_loops =
    make_loops<asin_compute, 1, 0, DTypes::kComplex | DTypes::kFloating>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
