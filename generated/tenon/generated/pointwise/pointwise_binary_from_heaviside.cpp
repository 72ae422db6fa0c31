// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// heaviside(Tensor self, Tensor values) -> Tensor
struct heaviside_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V values) {
    return where(self == V(0), values, where(self > V(0), V(1), V(0)));
  }
};

// hypot(Tensor self, Tensor other) -> Tensor
struct hypot_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return hypot(self, other);
  }
};

// _hypot_grad_self(Tensor grad_output, Tensor self, Tensor other) -> Tensor
struct _hypot_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V other) {
    return grad_output * (self / hypot(self, other));
  }
};

// _hypot_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Tensor other) ->
//   Tensor
struct _hypot_grad_self_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self, V other) {
    const auto hypot_of_self = hypot(self, other);
    return grad_grad * grad_output *
        ((V(1) - self * self / hypot_of_self / hypot_of_self) / hypot_of_self);
  }
};

// _hypot_grad_self_grad_other(Tensor grad_grad, Tensor grad_output, Tensor self, Tensor other,
//   Scalar scale) -> Tensor
struct _hypot_grad_self_grad_other_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self, V other, V scale) {
    const auto hypot_of_self = hypot(self, other);
    return grad_grad * grad_output *
        (scale * self * other / hypot_of_self / hypot_of_self / hypot_of_self);
  }
};

// _hypot_grad_other(Tensor grad_output, Tensor self, Tensor other) -> Tensor
struct _hypot_grad_other_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V other) {
    return grad_output * (other / hypot(self, other));
  }
};

// _hypot_grad_other_grad_other(Tensor grad_grad, Tensor grad_output, Tensor self, Tensor other) ->
//   Tensor
struct _hypot_grad_other_grad_other_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self, V other) {
    const auto hypot_of_self = hypot(self, other);
    return grad_grad * grad_output *
        ((V(1) - other * other / hypot_of_self / hypot_of_self) / hypot_of_self);
  }
};

// lcm(Tensor self, Tensor other) -> Tensor
struct lcm_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return abs(self / gcd(self, other) * other);
  }
};

// lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
// lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
struct lerp_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V end, V weight) {
    return where(abs(weight) < V(0.5), self + weight * (end - self),
                 end - (end - self) * (V(1) - weight));
  }
};

// _lerp_grad_self.Tensor(Tensor grad_output, Tensor weight) -> Tensor
struct _lerp_grad_self_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V weight) {
    return grad_output * (V(1) - weight);
  }
};

// _lerp_grad_weight.Tensor(Tensor grad_output, Tensor self, Tensor end) -> Tensor
struct _lerp_grad_weight_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V end) {
    return grad_output * (end - self);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable heaviside_loops =
    make_long_loops<heaviside_compute, 2, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable hypot_loops =
    make_loops<hypot_compute, 2, 0, DTypes::kComplex | DTypes::kFloating>();
extern constexpr PointwiseLoopTable _hypot_grad_self_loops =
    make_long_loops<_hypot_grad_self_compute, 3, 0,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable _hypot_grad_self_grad_self_loops =
    make_long_loops<_hypot_grad_self_grad_self_compute, 4, 0,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable _hypot_grad_self_grad_other_loops =
    make_long_loops<_hypot_grad_self_grad_other_compute, 4, 1,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable _hypot_grad_other_loops =
    make_long_loops<_hypot_grad_other_compute, 3, 0,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable _hypot_grad_other_grad_other_loops =
    make_long_loops<_hypot_grad_other_grad_other_compute, 4, 0,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable lcm_loops =
    make_long_loops<lcm_compute, 2, 0, DTypes::kIntegral>();
extern constexpr PointwiseLoopTable lerp_Tensor_loops =
    make_loops<lerp_Tensor_compute, 3, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _lerp_grad_self_Tensor_loops =
    make_long_loops<_lerp_grad_self_Tensor_compute, 2, 0, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _lerp_grad_weight_Tensor_loops =
    make_long_loops<_lerp_grad_weight_Tensor_compute, 3, 0, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable lerp_Scalar_loops =
    make_loops<lerp_Tensor_compute, 2, 1, DTypes::kFloating>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
