// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

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

// logit(Tensor self, float? eps=None) -> Tensor
struct logit_eps_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V eps) {
    return where(self < eps, log(eps / (V(1) - eps)),
                 where(self > V(1) - eps, log((V(1) - eps) / eps), log(self / (V(1) - self))));
  }
};

// logit(Tensor self, float? eps=None) -> Tensor
struct logit_no_eps_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return log(self / (V(1) - self));
  }
};

// _logit_grad_self(Tensor grad_output, Tensor self, float? eps) -> Tensor
struct _logit_grad_self_eps_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V eps) {
    return where(self < eps || V(1) - eps < self, V(0),
                 grad_output * (V(1) / self + V(1) / (V(1) - self)));
  }
};

// _logit_grad_self(Tensor grad_output, Tensor self, float? eps) -> Tensor
struct _logit_grad_self_no_eps_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self) {
    return grad_output * (V(1) / self + V(1) / (V(1) - self));
  }
};

// _logit_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, float? eps) ->
//   Tensor
struct _logit_grad_self_grad_self_eps_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self, V eps) {
    const auto term = V(1) - self;
    return where(self < eps || V(1) - eps < self, V(0),
                 grad_grad * grad_output * (V(1) / term / term - V(1) / self / self));
  }
};

// _logit_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, float? eps) ->
//   Tensor
struct _logit_grad_self_grad_self_no_eps_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self) {
    const auto term = V(1) - self;
    return grad_grad * grad_output * (V(1) / term / term - V(1) / self / self);
  }
};

// _nan_to_num(Tensor self, float nan, float posinf, float neginf) -> Tensor
struct _nan_to_num_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V nan, V posinf, V neginf) {
    return where(isnan(self), nan, where(isinf(self), (where(self > V(0), posinf, neginf)), self));
  }
};

// _nan_to_num_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct _nan_to_num_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self) {
    return where(isnan(self) || isinf(self), V(0), grad_output);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable log2_loops =
    make_loops<log2_compute, 1, 0, DTypes::kComplex | DTypes::kFloating>();
extern constexpr PointwiseLoopTable logical_not_loops =
    make_predicate_loops<logical_not_compute, 1, 0, DTypes::kAll | DTypes::kComplex>();
extern constexpr PointwiseLoopTable logit_eps_loops =
    make_long_loops<logit_eps_compute, 1, 1, DTypes::kFloating>();
extern constexpr PointwiseLoopTable logit_no_eps_loops =
    make_loops<logit_no_eps_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _logit_grad_self_eps_loops =
    make_long_loops<_logit_grad_self_eps_compute, 2, 1, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _logit_grad_self_no_eps_loops =
    make_long_loops<_logit_grad_self_no_eps_compute, 2, 0, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _logit_grad_self_grad_self_eps_loops =
    make_long_loops<_logit_grad_self_grad_self_eps_compute, 3, 1,
                    DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _logit_grad_self_grad_self_no_eps_loops =
    make_long_loops<_logit_grad_self_grad_self_no_eps_compute, 3, 0,
                    DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _nan_to_num_loops =
    make_loops<_nan_to_num_compute, 1, 3, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _nan_to_num_grad_self_loops =
    make_long_loops<_nan_to_num_grad_self_compute, 2, 0, DTypes::kFloat32 | DTypes::kFloat64>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
