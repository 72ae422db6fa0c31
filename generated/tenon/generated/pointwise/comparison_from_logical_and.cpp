// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// logical_and(Tensor self, Tensor other) -> Tensor
struct logical_and_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return self != V(0) && other != V(0);
  }
};

// logical_or(Tensor self, Tensor other) -> Tensor
struct logical_or_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return self != V(0) || other != V(0);
  }
};

// logical_xor(Tensor self, Tensor other) -> Tensor
struct logical_xor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return (self != V(0)) != (other != V(0));
  }
};

// lt.Tensor(Tensor self, Tensor other) -> Tensor
// lt.Scalar(Tensor self, Scalar other) -> Tensor
struct lt_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return self < other;
  }
};

}  // namespace
extern constexpr PointwiseLoopTable logical_and_loops =
    make_predicate_loops<logical_and_compute, 2, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable logical_or_loops =
    make_predicate_loops<logical_or_compute, 2, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable logical_xor_loops =
    make_predicate_loops<logical_xor_compute, 2, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable lt_Tensor_loops =
    make_predicate_loops<lt_Tensor_compute, 2, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable lt_Scalar_loops =
    make_predicate_loops<lt_Tensor_compute, 1, 1, DTypes::kAll>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
