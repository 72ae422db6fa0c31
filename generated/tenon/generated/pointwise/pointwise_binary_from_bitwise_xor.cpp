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

// div.Tensor(Tensor self, Tensor other) -> Tensor
// div.Scalar(Tensor self, Scalar other) -> Tensor
struct div_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return self / other;
  }
};

// _div_grad_other.Tensor(Tensor grad_output, Tensor self, Tensor other, Scalar scale) -> Tensor
struct _div_grad_other_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V other, V scale) {
    return grad_output * (scale * self / other / other);
  }
};

// _div_grad_other_grad_other.Tensor(Tensor grad_grad, Tensor grad_output, Tensor self, Tensor
//   other, Scalar scale) -> Tensor
struct _div_grad_other_grad_other_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self, V other, V scale) {
    return grad_grad * grad_output * (scale * self / other / other / other);
  }
};

// fmod.Tensor(Tensor self, Tensor other) -> Tensor
// fmod.Scalar(Tensor self, Scalar other) -> Tensor
struct fmod_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return fmod(self, other);
  }
};

// _fmod_grad_other.Tensor(Tensor grad_output, Tensor self, Tensor other, Scalar scale) -> Tensor
struct _fmod_grad_other_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V other, V scale) {
    return grad_output * scale * round(-((fmod(self, other) - self) / other));
  }
};

}  // namespace
extern constexpr PointwiseLoopTable bitwise_xor_Tensor_loops =
    make_loops<bitwise_xor_Tensor_compute, 2, 0, DTypes::kBool | DTypes::kIntegral>();
extern constexpr PointwiseLoopTable bitwise_xor_Scalar_loops =
    make_loops<bitwise_xor_Tensor_compute, 1, 1, DTypes::kBool | DTypes::kIntegral>();
extern constexpr PointwiseLoopTable div_Tensor_loops =
    make_loops<div_Tensor_compute, 2, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _div_grad_other_Tensor_loops =
    make_long_loops<_div_grad_other_Tensor_compute, 3, 1, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _div_grad_other_grad_other_Tensor_loops =
    make_long_loops<_div_grad_other_grad_other_Tensor_compute, 4, 1,
                    DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable div_Scalar_loops =
    make_loops<div_Tensor_compute, 1, 1, DTypes::kFloating>();
extern constexpr PointwiseLoopTable fmod_Tensor_loops =
    make_long_loops<fmod_Tensor_compute, 2, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable _fmod_grad_other_Tensor_loops =
    make_long_loops<_fmod_grad_other_Tensor_compute, 3, 1, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable fmod_Scalar_loops =
    make_long_loops<fmod_Tensor_compute, 1, 1, DTypes::kNumeric>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
