// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
// rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
struct rsub_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other, V alpha) {
    return other - alpha * self;
  }
};

// pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
struct pow_Tensor_Tensor_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V exponent) {
    return pow(self, exponent);
  }
};

// pow.Scalar(Scalar self, Tensor exponent) -> Tensor
struct pow_Scalar_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V exponent, V self) {
    return pow(self, exponent);
  }
};

// atan2(Tensor self, Tensor other) -> Tensor
struct atan2_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return atan2(self, other);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable rsub_Tensor_loops =
    make_loops<rsub_Tensor_compute, 2, 1, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable rsub_Scalar_loops =
    make_loops<rsub_Tensor_compute, 1, 2, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable pow_Tensor_Tensor_loops =
    make_loops<pow_Tensor_Tensor_compute, 2, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable pow_Scalar_loops =
    make_loops<pow_Scalar_compute, 1, 1, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable atan2_loops =
    make_loops<atan2_compute, 2, 0, DTypes::kFloating>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
