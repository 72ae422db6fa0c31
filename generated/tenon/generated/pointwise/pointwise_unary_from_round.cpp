// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// round(Tensor self) -> Tensor
struct round_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return round(self);
  }
};

// rsqrt(Tensor self) -> Tensor
struct rsqrt_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return rsqrt(self);
  }
};

// _rsqrt_grad_self(Tensor grad_output, Tensor output, Scalar scale) -> Tensor
struct _rsqrt_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V output, V scale) {
    return grad_output * scale * output * output * output;
  }
};

// sgn(Tensor self) -> Tensor
struct sgn_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return sgn(self);
  }
};

// sigmoid(Tensor self) -> Tensor
struct sigmoid_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return sigmoid(self);
  }
};

// sign(Tensor self) -> Tensor
struct sign_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return sign(self);
  }
};

// _signbit(Tensor self) -> Tensor
struct _signbit_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return copysign(V(1), self) < V(0);
  }
};

// sin(Tensor self) -> Tensor
struct sin_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return sin(self);
  }
};

// _sin_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct _sin_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self) {
    return grad_output * cos(self);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable round_loops =
    make_loops<round_compute, 1, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable rsqrt_loops =
    make_loops<rsqrt_compute, 1, 0, DTypes::kComplex | DTypes::kFloating>();
extern constexpr PointwiseLoopTable _rsqrt_grad_self_loops =
    make_long_loops<_rsqrt_grad_self_compute, 2, 1,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable sgn_loops =
    make_loops<sgn_compute, 1, 0, DTypes::kAll | DTypes::kComplex>();
extern constexpr PointwiseLoopTable sigmoid_loops =
    make_loops<sigmoid_compute, 1, 0, DTypes::kComplex | DTypes::kFloating>();
extern constexpr PointwiseLoopTable sign_loops =
    make_loops<sign_compute, 1, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable _signbit_loops =
    make_predicate_loops<_signbit_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable sin_loops =
    make_loops<sin_compute, 1, 0, DTypes::kComplex | DTypes::kFloating>();
extern constexpr PointwiseLoopTable _sin_grad_self_loops =
    make_long_loops<_sin_grad_self_compute, 2, 0,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
