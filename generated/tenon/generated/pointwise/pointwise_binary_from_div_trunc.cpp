// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// _div_trunc.Tensor(Tensor self, Tensor other) -> Tensor
// _div_trunc.Scalar(Tensor self, Scalar other) -> Tensor
struct _div_trunc_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return trunc(self / other);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable _div_trunc_Tensor_loops =
    make_loops<_div_trunc_Tensor_compute, 2, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable _div_trunc_Scalar_loops =
    make_loops<_div_trunc_Tensor_compute, 1, 1, DTypes::kNumeric>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
