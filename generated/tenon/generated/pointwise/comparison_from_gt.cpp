// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// gt.Tensor(Tensor self, Tensor other) -> Tensor
// gt.Scalar(Tensor self, Scalar other) -> Tensor
struct gt_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return self > other;
  }
};

// le.Tensor(Tensor self, Tensor other) -> Tensor
// le.Scalar(Tensor self, Scalar other) -> Tensor
struct le_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return self <= other;
  }
};

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

// ne.Tensor(Tensor self, Tensor other) -> Tensor
// ne.Scalar(Tensor self, Scalar other) -> Tensor
struct ne_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return self != other;
  }
};

}  // namespace
extern constexpr PointwiseLoopTable gt_Tensor_loops =
    make_predicate_loops<gt_Tensor_compute, 2, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable gt_Scalar_loops =
    make_predicate_loops<gt_Tensor_compute, 1, 1, DTypes::kAll>();
extern constexpr PointwiseLoopTable le_Tensor_loops =
    make_predicate_loops<le_Tensor_compute, 2, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable le_Scalar_loops =
    make_predicate_loops<le_Tensor_compute, 1, 1, DTypes::kAll>();
extern constexpr PointwiseLoopTable logical_and_loops =
    make_predicate_loops<logical_and_compute, 2, 0, DTypes::kAll | DTypes::kComplex>();
extern constexpr PointwiseLoopTable logical_or_loops =
    make_predicate_loops<logical_or_compute, 2, 0, DTypes::kAll | DTypes::kComplex>();
extern constexpr PointwiseLoopTable logical_xor_loops =
    make_predicate_loops<logical_xor_compute, 2, 0, DTypes::kAll | DTypes::kComplex>();
extern constexpr PointwiseLoopTable lt_Tensor_loops =
    make_predicate_loops<lt_Tensor_compute, 2, 0, DTypes::kAll>();
extern constexpr PointwiseLoopTable lt_Scalar_loops =
    make_predicate_loops<lt_Tensor_compute, 1, 1, DTypes::kAll>();
extern constexpr PointwiseLoopTable ne_Tensor_loops =
    make_predicate_loops<ne_Tensor_compute, 2, 0, DTypes::kAll | DTypes::kComplex>();
extern constexpr PointwiseLoopTable ne_Scalar_loops =
    make_predicate_loops<ne_Tensor_compute, 1, 1, DTypes::kAll | DTypes::kComplex>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
