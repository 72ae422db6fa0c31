// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// copysign.Tensor(Tensor self, Tensor other) -> Tensor
// copysign.Scalar(Tensor self, Scalar other) -> Tensor
struct copysign_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return copysign(self, other);
  }
};

// div.Tensor(Tensor self, Tensor other) -> Tensor
// div.Scalar(Tensor self, Scalar other) -> Tensor
struct div_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return self / other;
  }
};

// _div_grad_other.Tensor(Tensor grad_output, Tensor self, Tensor other, Scalar scale) -> Tensor
struct _div_grad_other_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V other, V scale) {
    return grad_output * (scale * self / other / other);
  }
};

// _div_grad_other_grad_other.Tensor(Tensor grad_grad, Tensor grad_output, Tensor self, Tensor
//   other, Scalar scale) -> Tensor
struct _div_grad_other_grad_other_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self, V other, V scale) {
    return grad_grad * grad_output * (scale * self / other / other / other);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable copysign_Tensor_loops =
    make_loops<copysign_Tensor_compute, 2, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable copysign_Scalar_loops =
    make_loops<copysign_Tensor_compute, 1, 1, DTypes::kFloating>();
extern constexpr PointwiseLoopTable div_Tensor_loops =
    make_loops<div_Tensor_compute, 2, 0, DTypes::kComplex | DTypes::kFloating>();
extern constexpr PointwiseLoopTable _div_grad_other_Tensor_loops =
    make_long_loops<_div_grad_other_Tensor_compute, 3, 1,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable _div_grad_other_grad_other_Tensor_loops =
    make_long_loops<_div_grad_other_grad_other_Tensor_compute, 4, 1,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable div_Scalar_loops =
    make_loops<div_Tensor_compute, 1, 1, DTypes::kComplex | DTypes::kFloating>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
