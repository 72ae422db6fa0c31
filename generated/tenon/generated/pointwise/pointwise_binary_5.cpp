// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
// sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
struct sub_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other, V alpha) {
    return self - alpha * other;
  }
};

// _div_grad_other.Tensor(Tensor grad_output, Tensor self, Tensor other, Scalar scale) -> Tensor
struct _div_grad_other_Tensor_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V other, V scale) {
    return grad_output * (scale * self / other / other);
  }
};

// _pow_grad_self.Tensor_Tensor(Tensor grad_output, Tensor self, Tensor exponent) -> Tensor
struct _pow_grad_self_Tensor_Tensor_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V exponent) {
    return where(exponent == V(0), V(0), grad_output * exponent * pow(self, exponent - V(1)));
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

}  // namespace
extern constexpr PointwiseLoopTable sub_Tensor_loops =
    make_loops<sub_Tensor_compute, 2, 1, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable sub_Scalar_loops =
    make_loops<sub_Tensor_compute, 1, 2, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable _div_grad_other_Tensor_loops =
    make_loops<_div_grad_other_Tensor_compute, 3, 1, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _pow_grad_self_Tensor_Tensor_loops =
    make_loops<_pow_grad_self_Tensor_Tensor_compute, 3, 0, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable lerp_Tensor_loops =
    make_loops<lerp_Tensor_compute, 3, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable lerp_Scalar_loops =
    make_loops<lerp_Tensor_compute, 2, 1, DTypes::kFloating>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
