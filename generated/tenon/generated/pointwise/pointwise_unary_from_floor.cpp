// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// floor(Tensor self) -> Tensor
struct floor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return floor(self);
  }
};

// frac(Tensor self) -> Tensor
struct frac_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return self - trunc(self);
  }
};

// isfinite(Tensor self) -> Tensor
struct isfinite_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return self - self == V(0);
  }
};

// isinf(Tensor self) -> Tensor
struct isinf_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return isinf(self);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable floor_loops =
    make_loops<floor_compute, 1, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable frac_loops =
    make_loops<frac_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable isfinite_loops =
    make_predicate_loops<isfinite_compute, 1, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable isinf_loops =
    make_predicate_loops<isinf_compute, 1, 0, DTypes::kAll>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
