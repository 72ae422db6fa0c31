// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
struct rsub_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other, V alpha) {
    return other - alpha * self;
  }
};

// rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
struct rsub_Scalar_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other, V alpha) {
    return other - alpha * self;
  }
};

// mul.Tensor(Tensor self, Tensor other) -> Tensor
struct mul_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return self * other;
  }
};

// mul.Scalar(Tensor self, Scalar other) -> Tensor
struct mul_Scalar_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return self * other;
  }
};

// div.Tensor(Tensor self, Tensor other) -> Tensor
struct div_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return self / other;
  }
};

// div.Scalar(Tensor self, Scalar other) -> Tensor
struct div_Scalar_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return self / other;
  }
};

// pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
struct pow_Tensor_Tensor_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V exponent) {
    return pow(self, exponent);
  }
};

// pow.Scalar(Scalar self, Tensor exponent) -> Tensor
struct pow_Scalar_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V exponent, V self) {
    return pow(self, exponent);
  }
};

// atan2(Tensor self, Tensor other) -> Tensor
struct atan2_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return atan2(self, other);
  }
};

// fmod.Tensor(Tensor self, Tensor other) -> Tensor
struct fmod_Tensor_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return fmod(self, other);
  }
};

// fmod.Scalar(Tensor self, Scalar other) -> Tensor
struct fmod_Scalar_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return fmod(self, other);
  }
};

// minimum(Tensor self, Tensor other) -> Tensor
struct minimum_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return min(self, other);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable rsub_Tensor_loops =
    make_loops<rsub_Tensor_compute, 2, 1, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable rsub_Scalar_loops =
    make_loops<rsub_Scalar_compute, 1, 2, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable mul_Tensor_loops =
    make_loops<mul_Tensor_compute, 2, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable mul_Scalar_loops =
    make_loops<mul_Scalar_compute, 1, 1, DTypes::kAll>();
extern constexpr PointwiseLoopTable div_Tensor_loops =
    make_loops<div_Tensor_compute, 2, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable div_Scalar_loops =
    make_loops<div_Scalar_compute, 1, 1, DTypes::kFloating>();
extern constexpr PointwiseLoopTable pow_Tensor_Tensor_loops =
    make_loops<pow_Tensor_Tensor_compute, 2, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable pow_Scalar_loops =
    make_loops<pow_Scalar_compute, 1, 1, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable atan2_loops =
    make_loops<atan2_compute, 2, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable fmod_Tensor_loops =
    make_loops<fmod_Tensor_compute, 2, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable fmod_Scalar_loops =
    make_loops<fmod_Scalar_compute, 1, 1, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable minimum_loops =
    make_loops<minimum_compute, 2, 0, DTypes::kAll>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
