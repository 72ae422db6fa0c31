// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// acos(Tensor self) -> Tensor
struct acos_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return acos(self);
  }
};

// _acosh_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct _acosh_grad_self_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self) {
    return where(V(1000000000) < self, grad_output / self, grad_output * rsqrt(self * self - V(1)));
  }
};

// cos(Tensor self) -> Tensor
struct cos_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return cos(self);
  }
};

// log(Tensor self) -> Tensor
struct log_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return log(self);
  }
};

// _reciprocal_grad_self(Tensor grad_output, Tensor output, Scalar scale) -> Tensor
struct _reciprocal_grad_self_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V output, V scale) {
    return grad_output * scale * output * output;
  }
};

// trunc(Tensor self) -> Tensor
struct trunc_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return trunc(self);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable acos_loops =
    make_loops<acos_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _acosh_grad_self_loops =
    make_loops<_acosh_grad_self_compute, 2, 0, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable cos_loops =
    make_loops<cos_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable log_loops =
    make_loops<log_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _reciprocal_grad_self_loops =
    make_loops<_reciprocal_grad_self_compute, 2, 1, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable trunc_loops =
    make_loops<trunc_compute, 1, 0, DTypes::kNumeric>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
