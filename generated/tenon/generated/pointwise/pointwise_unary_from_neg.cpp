// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// neg(Tensor self) -> Tensor
struct neg_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return -self;
  }
};

// reciprocal(Tensor self) -> Tensor
struct reciprocal_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return V(1) / self;
  }
};

// _reciprocal_grad_self(Tensor grad_output, Tensor output, Scalar scale) -> Tensor
struct _reciprocal_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V output, V scale) {
    return grad_output * scale * output * output;
  }
};

}  // namespace
extern constexpr PointwiseLoopTable neg_loops =
    make_loops<neg_compute, 1, 0, DTypes::kComplex | DTypes::kNumeric>();
extern constexpr PointwiseLoopTable reciprocal_loops =
    make_loops<reciprocal_compute, 1, 0, DTypes::kComplex | DTypes::kFloating>();
extern constexpr PointwiseLoopTable _reciprocal_grad_self_loops =
    make_long_loops<_reciprocal_grad_self_compute, 2, 1,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
