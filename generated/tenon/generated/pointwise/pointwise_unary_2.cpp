// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// neg(Tensor self) -> Tensor
struct neg_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return -self;
  }
};

// acos(Tensor self) -> Tensor
struct acos_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return acos(self);
  }
};

// cos(Tensor self) -> Tensor
struct cos_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return cos(self);
  }
};

// log(Tensor self) -> Tensor
struct log_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return log(self);
  }
};

// reciprocal(Tensor self) -> Tensor
struct reciprocal_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return V(1) / self;
  }
};

// square(Tensor self) -> Tensor
struct square_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return self * self;
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
extern constexpr PointwiseLoopTable neg_loops =
    make_loops<neg_compute, 1, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable acos_loops =
    make_loops<acos_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable cos_loops =
    make_loops<cos_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable log_loops =
    make_loops<log_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable reciprocal_loops =
    make_loops<reciprocal_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable square_loops =
    make_loops<square_compute, 1, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable trunc_loops =
    make_loops<trunc_compute, 1, 0, DTypes::kNumeric>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
