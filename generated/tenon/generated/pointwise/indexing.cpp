// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// _masked_fill(Tensor self, Tensor mask, Tensor value) -> Tensor
// masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor
struct _masked_fill_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V mask, V value) {
    return where(mask != V(0), value, self);
  }
};

// _masked_fill_grad_value(Tensor grad_output, Tensor mask) -> Tensor
struct _masked_fill_grad_value_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V mask) {
    return where(mask != V(0), grad_output, V(0));
  }
};

}  // namespace
extern constexpr PointwiseLoopTable _masked_fill_loops =
    make_long_loops<_masked_fill_compute, 3, 0, DTypes::kAll | DTypes::kComplex>();
extern constexpr PointwiseLoopTable _masked_fill_grad_value_loops =
    make_long_loops<_masked_fill_grad_value_compute, 2, 0,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable masked_fill_Scalar_loops =
    make_long_loops<_masked_fill_compute, 2, 1, DTypes::kAll | DTypes::kComplex>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
