// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// log1p(Tensor self) -> Tensor
struct log1p_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return log1p(self);
  }
};

// _log1p_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct _log1p_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self) {
    return grad_output / (V(1) + self);
  }
};

// _log1p_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Scalar scale) ->
//   Tensor
struct _log1p_grad_self_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self, V scale) {
    const auto term = V(1) + self;
    return grad_grad * grad_output * (scale / term / term);
  }
};

// log2(Tensor self) -> Tensor
struct log2_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return log2(self);
  }
};

// logical_not(Tensor self) -> Tensor
struct logical_not_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return self == V(0);
  }
};

// neg(Tensor self) -> Tensor
struct neg_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return -self;
  }
};

// reciprocal(Tensor self) -> Tensor
struct reciprocal_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return V(1) / self;
  }
};

// _reciprocal_grad_self(Tensor grad_output, Tensor output, Scalar scale) -> Tensor
struct _reciprocal_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V output, V scale) {
    return grad_output * scale * output * output;
  }
};

// round(Tensor self) -> Tensor
struct round_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return round(self);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable log1p_loops =
    make_loops<log1p_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _log1p_grad_self_loops =
    make_long_loops<_log1p_grad_self_compute, 2, 0, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _log1p_grad_self_grad_self_loops =
    make_long_loops<_log1p_grad_self_grad_self_compute, 3, 1,
                    DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable log2_loops =
    make_loops<log2_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable logical_not_loops =
    make_predicate_loops<logical_not_compute, 1, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable neg_loops =
    make_loops<neg_compute, 1, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable reciprocal_loops =
    make_loops<reciprocal_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _reciprocal_grad_self_loops =
    make_long_loops<_reciprocal_grad_self_compute, 2, 1, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable round_loops =
    make_loops<round_compute, 1, 0, DTypes::kNumeric>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
