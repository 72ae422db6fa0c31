// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// _cos_grad_self(Tensor grad_output, Tensor self, Scalar scale) -> Tensor
struct _cos_grad_self_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V scale) {
    return grad_output * scale * sin(self);
  }
};

// log2(Tensor self) -> Tensor
struct log2_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return log2(self);
  }
};

// sin(Tensor self) -> Tensor
struct sin_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return sin(self);
  }
};

// _tan_grad_self(Tensor grad_output, Tensor output) -> Tensor
struct _tan_grad_self_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V output) {
    return grad_output * (V(1) + output * output);
  }
};

// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
struct clamp_min_max_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V min, V max) {
    return where((where(self < min, min, self)) > max, max, (where(self < min, min, self)));
  }
};

// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
struct clamp_min_no_max_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V min) {
    return where(self < min, min, self);
  }
};

// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
struct clamp_no_min_max_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V max) {
    return where(self > max, max, self);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable _cos_grad_self_loops =
    make_loops<_cos_grad_self_compute, 2, 1, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable log2_loops =
    make_loops<log2_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable sin_loops =
    make_loops<sin_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _tan_grad_self_loops =
    make_loops<_tan_grad_self_compute, 2, 0, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable clamp_min_max_loops =
    make_loops<clamp_min_max_compute, 1, 2, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable clamp_min_no_max_loops =
    make_loops<clamp_min_no_max_compute, 1, 1, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable clamp_no_min_max_loops =
    make_loops<clamp_no_min_max_compute, 1, 1, DTypes::kNumeric>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
