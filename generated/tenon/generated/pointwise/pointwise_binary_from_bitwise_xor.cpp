// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor
// bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor
struct bitwise_xor_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return self ^ other;
  }
};

}  // namespace
extern constexpr PointwiseLoopTable bitwise_xor_Tensor_loops =
    make_loops<bitwise_xor_Tensor_compute, 2, 0, DTypes::kBool | DTypes::kIntegral>();
extern constexpr PointwiseLoopTable bitwise_xor_Scalar_loops =
    make_loops<bitwise_xor_Tensor_compute, 1, 1, DTypes::kBool | DTypes::kIntegral>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
