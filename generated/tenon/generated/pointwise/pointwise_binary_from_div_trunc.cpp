// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// _div_trunc.Tensor(Tensor self, Tensor other) -> Tensor
// _div_trunc.Scalar(Tensor self, Scalar other) -> Tensor
struct _div_trunc_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return trunc(self / other);
  }
};

// floor_divide(Tensor self, Tensor other) -> Tensor
// floor_divide.Scalar(Tensor self, Scalar other) -> Tensor
struct floor_divide_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return floor_divide(self, other);
  }
};

// fmax(Tensor self, Tensor other) -> Tensor
struct fmax_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return where(isnan(other) || self >= other, self, other);
  }
};

// fmin(Tensor self, Tensor other) -> Tensor
struct fmin_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return where(isnan(other) || self <= other, self, other);
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

// gcd(Tensor self, Tensor other) -> Tensor
struct gcd_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return gcd(self, other);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable _div_trunc_Tensor_loops =
    make_loops<_div_trunc_Tensor_compute, 2, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable _div_trunc_Scalar_loops =
    make_loops<_div_trunc_Tensor_compute, 1, 1, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable floor_divide_loops =
    make_long_loops<floor_divide_compute, 2, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable floor_divide_Scalar_loops =
    make_long_loops<floor_divide_compute, 1, 1, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable fmax_loops =
    make_long_loops<fmax_compute, 2, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable fmin_loops =
    make_long_loops<fmin_compute, 2, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable fmod_Tensor_loops =
    make_long_loops<fmod_Tensor_compute, 2, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable _fmod_grad_other_Tensor_loops =
    make_long_loops<_fmod_grad_other_Tensor_compute, 3, 1, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable fmod_Scalar_loops =
    make_long_loops<fmod_Tensor_compute, 1, 1, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable gcd_loops =
    make_long_loops<gcd_compute, 2, 0, DTypes::kIntegral>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
