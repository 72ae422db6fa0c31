// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// remainder.Tensor(Tensor self, Tensor other) -> Tensor
// remainder.Scalar(Tensor self, Scalar other) -> Tensor
struct remainder_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return remainder(self, other);
  }
};

// _remainder_grad_other.Tensor(Tensor grad_output, Tensor self, Tensor other, Scalar scale) ->
//   Tensor
struct _remainder_grad_other_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V other, V scale) {
    return grad_output * scale * round(-((remainder(self, other) - self) / other));
  }
};

// rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
// rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
struct rsub_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other, V alpha) {
    return other - alpha * self;
  }
};

}  // namespace
extern constexpr PointwiseLoopTable remainder_Tensor_loops =
    make_long_loops<remainder_Tensor_compute, 2, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable _remainder_grad_other_Tensor_loops =
    make_long_loops<_remainder_grad_other_Tensor_compute, 3, 1,
                    DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable remainder_Scalar_loops =
    make_long_loops<remainder_Tensor_compute, 1, 1, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable rsub_Tensor_loops =
    make_loops<rsub_Tensor_compute, 2, 1, DTypes::kComplex | DTypes::kNumeric>();
extern constexpr PointwiseLoopTable rsub_Scalar_loops =
    make_loops<rsub_Tensor_compute, 1, 2, DTypes::kComplex | DTypes::kNumeric>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
