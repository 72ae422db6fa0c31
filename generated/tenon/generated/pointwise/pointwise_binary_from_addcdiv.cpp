// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
struct addcdiv_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V tensor1, V tensor2, V value) {
    return self + value * tensor1 / tensor2;
  }
};

// addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
struct addcmul_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V tensor1, V tensor2, V value) {
    return self + value * tensor1 * tensor2;
  }
};

// atan2(Tensor self, Tensor other) -> Tensor
struct atan2_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return atan2(self, other);
  }
};

// _atan2_grad_self(Tensor grad_output, Tensor self, Tensor other) -> Tensor
struct _atan2_grad_self_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V other) {
    return grad_output * (other / (self * self + other * other));
  }
};

// _atan2_grad_other(Tensor grad_output, Tensor self, Tensor other, Scalar scale) -> Tensor
struct _atan2_grad_other_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V other, V scale) {
    return grad_output * (scale * self / (self * self + other * other));
  }
};

// bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor
// bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor
struct bitwise_and_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return self & other;
  }
};

// bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor
// bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor
struct bitwise_or_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return self | other;
  }
};

}  // namespace
extern constexpr PointwiseLoopTable addcdiv_loops =
    make_loops<addcdiv_compute, 3, 1, DTypes::kFloating>();
extern constexpr PointwiseLoopTable addcmul_loops =
    make_loops<addcmul_compute, 3, 1, DTypes::kAll>();
extern constexpr PointwiseLoopTable atan2_loops =
    make_loops<atan2_compute, 2, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _atan2_grad_self_loops =
    make_loops<_atan2_grad_self_compute, 3, 0, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _atan2_grad_other_loops =
    make_loops<_atan2_grad_other_compute, 3, 1, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable bitwise_and_Tensor_loops =
    make_loops<bitwise_and_Tensor_compute, 2, 0, DTypes::kBool | DTypes::kIntegral>();
extern constexpr PointwiseLoopTable bitwise_and_Scalar_loops =
    make_loops<bitwise_and_Tensor_compute, 1, 1, DTypes::kBool | DTypes::kIntegral>();
extern constexpr PointwiseLoopTable bitwise_or_Tensor_loops =
    make_loops<bitwise_or_Tensor_compute, 2, 0, DTypes::kBool | DTypes::kIntegral>();
extern constexpr PointwiseLoopTable bitwise_or_Scalar_loops =
    make_loops<bitwise_or_Tensor_compute, 1, 1, DTypes::kBool | DTypes::kIntegral>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
