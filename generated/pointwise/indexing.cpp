// Generated from ops.yaml by templates/pointwise/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor
struct masked_fill_Scalar {
  template <class V>
  static auto compute(V self, V mask, V value) {
    return where(mask != V(0), value, self);
  }
};

// masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor
struct masked_fill_Tensor {
  template <class V>
  static auto compute(V self, V mask, V value) {
    return where(mask != V(0), value, self);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable masked_fill_Scalar_loops = make_loops<masked_fill_Scalar, 2, 1>(DTypes::kFloating | DTypes::kIntegral | DTypes::kBool);
extern constexpr PointwiseLoopTable masked_fill_Tensor_loops = make_loops<masked_fill_Tensor, 3, 0>(DTypes::kFloating | DTypes::kIntegral | DTypes::kBool);

}  // namespace tenon::kernels::TENON_CPU_TARGET
