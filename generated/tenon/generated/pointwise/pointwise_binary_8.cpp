// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
// add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
struct add_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other, V alpha) {
    return self + alpha * other;
  }
};

// _pow(Tensor self, Scalar exponent) -> Tensor
struct _pow_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V exponent) {
    return pow(self, exponent);
  }
};

// _pow_grad_exponent.Tensor_Tensor(Tensor grad_output, Tensor self, Tensor exponent, Tensor output)
//   -> Tensor
struct _pow_grad_exponent_Tensor_Tensor_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V exponent, V output) {
    return where(self == V(0) && V(0) <= exponent, V(0), grad_output * output * log(self));
  }
};

// _pow_grad_exponent.Scalar(Tensor grad_output, Tensor exponent, Scalar self) -> Tensor
struct _pow_grad_exponent_Scalar_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V exponent, V self) {
    return where(self == V(0) && V(0) <= exponent, V(0),
                 grad_output * pow(self, exponent) * log(self));
  }
};

// bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor
// bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor
struct bitwise_xor_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return self ^ other;
  }
};

}  // namespace
extern constexpr PointwiseLoopTable add_Tensor_loops =
    make_loops<add_Tensor_compute, 2, 1, DTypes::kAll>();
extern constexpr PointwiseLoopTable add_Scalar_loops =
    make_loops<add_Tensor_compute, 1, 2, DTypes::kAll>();
extern constexpr PointwiseLoopTable _pow_loops =
    make_loops<_pow_compute, 1, 1, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable _pow_grad_exponent_Tensor_Tensor_loops =
    make_loops<_pow_grad_exponent_Tensor_Tensor_compute, 4, 0,
               DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _pow_grad_exponent_Scalar_loops =
    make_loops<_pow_grad_exponent_Scalar_compute, 2, 1, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable bitwise_xor_Tensor_loops =
    make_loops<bitwise_xor_Tensor_compute, 2, 0, DTypes::kBool | DTypes::kIntegral>();
extern constexpr PointwiseLoopTable bitwise_xor_Scalar_loops =
    make_loops<bitwise_xor_Tensor_compute, 1, 1, DTypes::kBool | DTypes::kIntegral>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
