// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// exp(Tensor self) -> Tensor
struct exp_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return exp(self);
  }
};

// exp2(Tensor self) -> Tensor
struct exp2_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return exp(self * V(0.69314718055994531));
  }
};

// expm1(Tensor self) -> Tensor
struct expm1_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return expm1(self);
  }
};

// floor(Tensor self) -> Tensor
struct floor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return floor(self);
  }
};

// isfinite(Tensor self) -> Tensor
struct isfinite_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return self - self == V(0);
  }
};

// isinf(Tensor self) -> Tensor
struct isinf_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return isinf(self);
  }
};

// isnan(Tensor self) -> Tensor
struct isnan_compute {
  static constexpr bool kIsLong = true;

  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return self != self;
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

}  // namespace
extern constexpr PointwiseLoopTable exp_loops =
    make_loops<exp_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable exp2_loops =
    make_loops<exp2_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable expm1_loops =
    make_loops<expm1_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable floor_loops =
    make_loops<floor_compute, 1, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable isfinite_loops =
    make_predicate_loops<isfinite_compute, 1, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable isinf_loops =
    make_predicate_loops<isinf_compute, 1, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable isnan_loops =
    make_predicate_loops<isnan_compute, 1, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable log_loops =
    make_loops<log_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable log10_loops =
    make_loops<log10_compute, 1, 0, DTypes::kFloating>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
