// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// sinh(Tensor self) -> Tensor
struct sinh_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return sinh(self);
  }
};

// _sinh_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct _sinh_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self) {
    return grad_output * cosh(self);
  }
};

// sqrt(Tensor self) -> Tensor
struct sqrt_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return sqrt(self);
  }
};

// square(Tensor self) -> Tensor
struct square_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return self * self;
  }
};

// tan(Tensor self) -> Tensor
struct tan_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return tan(self);
  }
};

// _tan_grad_self(Tensor grad_output, Tensor output) -> Tensor
struct _tan_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V output) {
    return grad_output * (V(1) + output * output);
  }
};

// tanh(Tensor self) -> Tensor
struct tanh_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return tanh(self);
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
extern constexpr PointwiseLoopTable sinh_loops =
    make_loops<sinh_compute, 1, 0, DTypes::kComplex | DTypes::kFloating>();
extern constexpr PointwiseLoopTable _sinh_grad_self_loops =
    make_long_loops<_sinh_grad_self_compute, 2, 0,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable sqrt_loops =
    make_loops<sqrt_compute, 1, 0, DTypes::kComplex | DTypes::kFloating>();
extern constexpr PointwiseLoopTable square_loops =
    make_loops<square_compute, 1, 0, DTypes::kComplex | DTypes::kNumeric>();
extern constexpr PointwiseLoopTable tan_loops =
    make_loops<tan_compute, 1, 0, DTypes::kComplex | DTypes::kFloating>();
extern constexpr PointwiseLoopTable _tan_grad_self_loops =
    make_long_loops<_tan_grad_self_compute, 2, 0,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable tanh_loops =
    make_loops<tanh_compute, 1, 0, DTypes::kComplex | DTypes::kFloating>();
extern constexpr PointwiseLoopTable trunc_loops =
    make_loops<trunc_compute, 1, 0, DTypes::kNumeric>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
