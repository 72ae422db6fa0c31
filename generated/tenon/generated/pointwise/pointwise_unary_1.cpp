// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// erf(Tensor self) -> Tensor
struct erf_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return erf(self);
  }
};

// erfc(Tensor self) -> Tensor
struct erfc_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return erfc(self);
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

}  // namespace
extern constexpr PointwiseLoopTable erf_loops =
    make_loops<erf_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable erfc_loops =
    make_loops<erfc_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable isnan_loops =
    make_predicate_loops<isnan_compute, 1, 0, DTypes::kAll>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
