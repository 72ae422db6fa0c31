// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// round(Tensor self) -> Tensor
struct round_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return round(self);
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
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V output, V scale) {
    return grad_output * scale * output * output * output;
  }
};

// sigmoid(Tensor self) -> Tensor
struct sigmoid_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return sigmoid(self);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable round_loops =
    make_loops<round_compute, 1, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable rsqrt_loops =
    make_loops<rsqrt_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _rsqrt_grad_self_loops =
    make_long_loops<_rsqrt_grad_self_compute, 2, 1, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable sigmoid_loops =
    make_loops<sigmoid_compute, 1, 0, DTypes::kFloating>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
