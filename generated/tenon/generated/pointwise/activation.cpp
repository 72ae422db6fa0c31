// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor
struct elu_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V alpha, V scale, V input_scale) {
    return where(self <= V(0), expm1(self * input_scale) * alpha * scale, self * scale);
  }
};

// elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result,
//   Tensor self_or_result) -> Tensor
struct elu_backward_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self_or_result, V alpha, V scale,
                                          V input_scale, V is_result) {
    return where(self_or_result <= V(0),
                 (where(is_result != V(0),
                        grad_output * input_scale * (self_or_result + alpha * scale),
                        grad_output * input_scale * alpha * scale *
                        exp(self_or_result * input_scale))), grad_output * scale);
  }
};

// gelu(Tensor self, *, str approximate='none') -> Tensor
struct gelu_none_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return gelu(self);
  }
};

// gelu(Tensor self, *, str approximate='none') -> Tensor
struct gelu_tanh_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    const auto inner = V(0.79788456080286536) * (self + V(0.044715) * self * self * self);
    return V(0.5) * self * (V(1) + tanh(inner));
  }
};

// gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor
struct gelu_backward_none_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self) {
    const auto density = V(0.39894228040143268) * exp(-V(0.5) * self * self);
    return grad_output * (normal_cdf(self) + self * density);
  }
};

// gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor
struct gelu_backward_tanh_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self) {
    const auto wave = tanh(V(0.79788456080286536) * (self + V(0.044715) * self * self * self));
    const auto slope = V(0.39894228040143268) + V(0.0535161122044501853) * self * self;
    return grad_output * (V(0.5) * (V(1) + wave) + self * (V(1) - wave * wave) * slope);
  }
};

// _gelu_backward_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, str approximate) ->
//   Tensor
struct _gelu_backward_grad_self_none_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self) {
    return grad_grad * grad_output * exp(-(V(0.5) * self * self)) *
        (V(0.7978845608028654) - V(0.3989422804014327) * self * self);
  }
};

// _gelu_backward_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, str approximate) ->
//   Tensor
struct _gelu_backward_grad_self_tanh_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self) {
    const auto factor = self * self;
    const auto wave = tanh(V(0.7978845608028654) * self * (V(1) + V(0.044715) * factor));
    return grad_grad * grad_output * (V(1) - wave * wave) *
        (V(0.7978845608028654) + V(0.21406444881780073) * factor -
         self * (V(0.3989422804014327) + V(0.053516112204450184) * factor) * wave *
         (V(1.5957691216057308) + V(0.21406444881780073) * factor));
  }
};

// hardsigmoid(Tensor self) -> Tensor
struct hardsigmoid_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return where(self <= -V(3), V(0), where(self >= V(3), V(1), (self + V(3)) / V(6)));
  }
};

// _hardsigmoid_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct _hardsigmoid_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self) {
    return where(self <= -V(3) || V(3) <= self, V(0), grad_output / V(6));
  }
};

// hardswish(Tensor self) -> Tensor
struct hardswish_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return where(self < -V(3), V(0), where(self <= V(3), self * ((self + V(3)) / V(6)), self));
  }
};

// _hardswish_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct _hardswish_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self) {
    return where(self < -V(3), V(0),
                 where(self <= V(3), grad_output * (self / V(3) + V(0.5)), grad_output));
  }
};

// _hardswish_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self) -> Tensor
struct _hardswish_grad_self_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self) {
    return where(self < -V(3), V(0), where(self <= V(3), grad_grad * grad_output / V(3), V(0)));
  }
};

// hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor
struct hardtanh_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V min_val, V max_val) {
    return where(self <= min_val, min_val, where(self >= max_val, max_val, self));
  }
};

}  // namespace
extern constexpr PointwiseLoopTable elu_loops =
    make_loops<elu_compute, 1, 3, DTypes::kFloating>();
extern constexpr PointwiseLoopTable elu_backward_loops =
    make_loops<elu_backward_compute, 2, 4, DTypes::kFloating>();
extern constexpr PointwiseLoopTable gelu_none_loops =
    make_loops<gelu_none_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable gelu_tanh_loops =
    make_loops<gelu_tanh_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable gelu_backward_none_loops =
    make_long_loops<gelu_backward_none_compute, 2, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable gelu_backward_tanh_loops =
    make_loops<gelu_backward_tanh_compute, 2, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _gelu_backward_grad_self_none_loops =
    make_long_loops<_gelu_backward_grad_self_none_compute, 3, 0,
                    DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _gelu_backward_grad_self_tanh_loops =
    make_long_loops<_gelu_backward_grad_self_tanh_compute, 3, 0,
                    DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable hardsigmoid_loops =
    make_loops<hardsigmoid_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _hardsigmoid_grad_self_loops =
    make_long_loops<_hardsigmoid_grad_self_compute, 2, 0, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable hardswish_loops =
    make_loops<hardswish_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _hardswish_grad_self_loops =
    make_long_loops<_hardswish_grad_self_compute, 2, 0, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _hardswish_grad_self_grad_self_loops =
    make_long_loops<_hardswish_grad_self_grad_self_compute, 3, 0,
                    DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable hardtanh_loops =
    make_long_loops<hardtanh_compute, 1, 2, DTypes::kNumeric>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
