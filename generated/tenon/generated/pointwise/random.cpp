// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor
struct native_dropout_backward_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V mask, V scale) {
    return where(mask != V(0), grad_output * scale, V(0));
  }
};

}  // namespace
extern constexpr PointwiseLoopTable native_dropout_backward_loops =
    make_loops<native_dropout_backward_compute, 2, 1, DTypes::kFloating>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
