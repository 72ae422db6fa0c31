// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
// sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
struct sub_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other, V alpha) {
    return self - alpha * other;
  }
};

// where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
struct where_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V condition, V self, V other) {
    return where(condition != V(0), self, other);
  }
};

// xlogy.Tensor(Tensor self, Tensor other) -> Tensor
// xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor
struct xlogy_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return where(self == V(0) && !isnan(other), V(0), self * log(other));
  }
};

// xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor
struct xlogy_Scalar_Self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V other, V self) {
    return where(self == V(0) && !isnan(other), V(0), self * log(other));
  }
};

}  // namespace
extern constexpr PointwiseLoopTable sub_Tensor_loops =
    make_loops<sub_Tensor_compute, 2, 1, DTypes::kComplex | DTypes::kNumeric>();
extern constexpr PointwiseLoopTable sub_Scalar_loops =
    make_loops<sub_Tensor_compute, 1, 2, DTypes::kComplex | DTypes::kNumeric>();
extern constexpr PointwiseLoopTable where_self_loops =
    make_long_loops<where_self_compute, 3, 0, DTypes::kAll | DTypes::kComplex>();
extern constexpr PointwiseLoopTable xlogy_Tensor_loops =
    make_loops<xlogy_Tensor_compute, 2, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable xlogy_Scalar_Self_loops =
    make_loops<xlogy_Scalar_Self_compute, 1, 1, DTypes::kFloating>();
extern constexpr PointwiseLoopTable xlogy_Scalar_Other_loops =
    make_loops<xlogy_Tensor_compute, 1, 1, DTypes::kFloating>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
