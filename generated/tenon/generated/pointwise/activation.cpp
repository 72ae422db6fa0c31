// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor
struct elu_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V alpha, V scale, V input_scale) {
    return where(self <= V(0), expm1(self * input_scale) * alpha * scale, self * scale);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable elu_loops =
    make_loops<elu_compute, 1, 3, DTypes::kFloating>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
