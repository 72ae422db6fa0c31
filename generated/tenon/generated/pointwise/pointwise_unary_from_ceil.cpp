// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// ceil(Tensor self) -> Tensor
struct ceil_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return ceil(self);
  }
};

// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
struct clamp_min_max_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V min, V max) {
    return where((where(self < min, min, self)) > max, max, (where(self < min, min, self)));
  }
};

// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
// clamp_min(Tensor self, Scalar min) -> Tensor
struct clamp_min_no_max_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V min) {
    return where(self < min, min, self);
  }
};

// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
// clamp_max(Tensor self, Scalar max) -> Tensor
struct clamp_no_min_max_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V max) {
    return where(self > max, max, self);
  }
};

// _clamp_grad_self(Tensor grad_output, Tensor self, Scalar? min, Scalar? max) -> Tensor
struct _clamp_grad_self_min_max_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V min, V max) {
    return where(max < (where(self < min, min, self)) || self < min, V(0), grad_output);
  }
};

// _clamp_grad_self(Tensor grad_output, Tensor self, Scalar? min, Scalar? max) -> Tensor
// _clamp_min_grad_self(Tensor grad_output, Tensor self, Scalar min) -> Tensor
struct _clamp_grad_self_min_no_max_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V min) {
    return where(self < min, V(0), grad_output);
  }
};

// _clamp_grad_self(Tensor grad_output, Tensor self, Scalar? min, Scalar? max) -> Tensor
// _clamp_max_grad_self(Tensor grad_output, Tensor self, Scalar max) -> Tensor
struct _clamp_grad_self_no_min_max_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V max) {
    return where(max < self, V(0), grad_output);
  }
};

// clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
struct clamp_Tensor_min_max_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V min, V max) {
    return where(isnan(self), self,
                 where(isnan(min), min,
                       where(isnan(max), max,
                             where((where(self < min, min, self)) > max, max,
                                   where(self < min, min, self)))));
  }
};

// clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
struct clamp_Tensor_min_no_max_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V min) {
    return where(isnan(min), min, where(self < min, min, self));
  }
};

// clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
struct clamp_Tensor_no_min_max_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V max) {
    return where(isnan(max), max, where(self > max, max, self));
  }
};

// _clamp_grad_self.Tensor(Tensor grad_output, Tensor self, Tensor? min, Tensor? max) -> Tensor
struct _clamp_grad_self_Tensor_min_max_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V min, V max) {
    return where(isnan(self), grad_output,
                 where(
                     isnan(min) ||
                     ((isnan(max) || max < (where(self < min, min, self))) || self < min), V(0),
                     grad_output));
  }
};

// _clamp_grad_self.Tensor(Tensor grad_output, Tensor self, Tensor? min, Tensor? max) -> Tensor
struct _clamp_grad_self_Tensor_min_no_max_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V min) {
    return where(isnan(min) || self < min, V(0), grad_output);
  }
};

// _clamp_grad_self.Tensor(Tensor grad_output, Tensor self, Tensor? min, Tensor? max) -> Tensor
struct _clamp_grad_self_Tensor_no_min_max_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V max) {
    return where(isnan(max) || max < self, V(0), grad_output);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable ceil_loops =
    make_loops<ceil_compute, 1, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable clamp_min_max_loops =
    make_long_loops<clamp_min_max_compute, 1, 2, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable clamp_min_no_max_loops =
    make_long_loops<clamp_min_no_max_compute, 1, 1, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable clamp_no_min_max_loops =
    make_long_loops<clamp_no_min_max_compute, 1, 1, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable _clamp_grad_self_min_max_loops =
    make_long_loops<_clamp_grad_self_min_max_compute, 2, 2, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _clamp_grad_self_min_no_max_loops =
    make_long_loops<_clamp_grad_self_min_no_max_compute, 2, 1,
                    DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _clamp_grad_self_no_min_max_loops =
    make_long_loops<_clamp_grad_self_no_min_max_compute, 2, 1,
                    DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable clamp_Tensor_min_max_loops =
    make_long_loops<clamp_Tensor_min_max_compute, 3, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable clamp_Tensor_min_no_max_loops =
    make_long_loops<clamp_Tensor_min_no_max_compute, 2, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable clamp_Tensor_no_min_max_loops =
    make_long_loops<clamp_Tensor_no_min_max_compute, 2, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable _clamp_grad_self_Tensor_min_max_loops =
    make_long_loops<_clamp_grad_self_Tensor_min_max_compute, 4, 0,
                    DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _clamp_grad_self_Tensor_min_no_max_loops =
    make_long_loops<_clamp_grad_self_Tensor_min_no_max_compute, 3, 0,
                    DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _clamp_grad_self_Tensor_no_min_max_loops =
    make_long_loops<_clamp_grad_self_Tensor_no_min_max_compute, 3, 0,
                    DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable clamp_max_loops =
    make_long_loops<clamp_no_min_max_compute, 1, 1, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable _clamp_max_grad_self_loops =
    make_long_loops<_clamp_grad_self_no_min_max_compute, 2, 1,
                    DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable clamp_min_loops =
    make_long_loops<clamp_min_no_max_compute, 1, 1, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable _clamp_min_grad_self_loops =
    make_long_loops<_clamp_grad_self_min_no_max_compute, 2, 1,
                    DTypes::kFloat32 | DTypes::kFloat64>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
