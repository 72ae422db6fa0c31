// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// asinh(Tensor self) -> Tensor
struct asinh_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return asinh(self);
  }
};

// _asinh_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct _asinh_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self) {
    return grad_output / hypot(self, V(1));
  }
};

// _asinh_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Scalar scale) ->
//   Tensor
struct _asinh_grad_self_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self, V scale) {
    const auto hypot_of_self = hypot(self, V(1));
    return grad_grad * grad_output * (scale * self / hypot_of_self / hypot_of_self / hypot_of_self);
  }
};

// atan(Tensor self) -> Tensor
struct atan_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return atan(self);
  }
};

// _atan_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct _atan_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self) {
    return grad_output / (self * self + V(1));
  }
};

// _atan_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Scalar scale) ->
//   Tensor
struct _atan_grad_self_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self, V scale) {
    const auto term = self * self + V(1);
    return grad_grad * grad_output * (scale * self / term / term);
  }
};

// atanh(Tensor self) -> Tensor
struct atanh_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return atanh(self);
  }
};

// _atanh_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct _atanh_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self) {
    const auto its_rsqrt = rsqrt((V(1) - self) * (V(1) + self));
    return grad_output * its_rsqrt * its_rsqrt;
  }
};

// _atanh_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Scalar scale) ->
//   Tensor
struct _atanh_grad_self_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self, V scale) {
    const auto its_rsqrt = rsqrt((V(1) - self) * (V(1) + self));
    return grad_grad * grad_output * scale * its_rsqrt * its_rsqrt * its_rsqrt * its_rsqrt * self;
  }
};

}  // namespace
extern constexpr PointwiseLoopTable asinh_loops =
    make_loops<asinh_compute, 1, 0, DTypes::kComplex | DTypes::kFloating>();
extern constexpr PointwiseLoopTable _asinh_grad_self_loops =
    make_long_loops<_asinh_grad_self_compute, 2, 0,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable _asinh_grad_self_grad_self_loops =
    make_long_loops<_asinh_grad_self_grad_self_compute, 3, 1,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable atan_loops =
    make_loops<atan_compute, 1, 0, DTypes::kComplex | DTypes::kFloating>();
extern constexpr PointwiseLoopTable _atan_grad_self_loops =
    make_long_loops<_atan_grad_self_compute, 2, 0,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable _atan_grad_self_grad_self_loops =
    make_long_loops<_atan_grad_self_grad_self_compute, 3, 1,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable atanh_loops =
    make_loops<atanh_compute, 1, 0, DTypes::kComplex | DTypes::kFloating>();
extern constexpr PointwiseLoopTable _atanh_grad_self_loops =
    make_long_loops<_atanh_grad_self_compute, 2, 0,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable _atanh_grad_self_grad_self_loops =
    make_long_loops<_atanh_grad_self_grad_self_compute, 3, 1,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
