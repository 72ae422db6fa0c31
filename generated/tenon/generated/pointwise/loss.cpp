// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// _huber(Tensor self, Tensor target, float delta) -> Tensor
struct _huber_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V target, V delta) {
    return where(abs(self - target) < delta, V(0.5) * (self - target) * (self - target),
                 delta * (abs(self - target) - V(0.5) * delta));
  }
};

}  // namespace
extern constexpr PointwiseLoopTable _huber_loops =
    make_loops<_huber_compute, 2, 1, DTypes::kFloating>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
