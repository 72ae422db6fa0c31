// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// isposinf(Tensor self) -> Tensor
struct isposinf_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return isinf(self) && self > V(0);
  }
};

// log(Tensor self) -> Tensor
struct log_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return log(self);
  }
};

// log10(Tensor self) -> Tensor
struct log10_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return log10(self);
  }
};

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

}  // namespace
extern constexpr PointwiseLoopTable isposinf_loops =
    make_predicate_loops<isposinf_compute, 1, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable log_loops =
    make_loops<log_compute, 1, 0, DTypes::kComplex | DTypes::kFloating>();
extern constexpr PointwiseLoopTable log10_loops =
    make_loops<log10_compute, 1, 0, DTypes::kComplex | DTypes::kFloating>();
extern constexpr PointwiseLoopTable log1p_loops =
    make_loops<log1p_compute, 1, 0, DTypes::kComplex | DTypes::kFloating>();
extern constexpr PointwiseLoopTable _log1p_grad_self_loops =
    make_long_loops<_log1p_grad_self_compute, 2, 0,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable _log1p_grad_self_grad_self_loops =
    make_long_loops<_log1p_grad_self_grad_self_compute, 3, 1,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
