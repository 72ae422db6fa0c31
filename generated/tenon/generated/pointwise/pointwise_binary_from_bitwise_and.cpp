// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor
// bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor
struct bitwise_and_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return self & other;
  }
};

// bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor
// bitwise_left_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor
struct bitwise_left_shift_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return self << other;
  }
};

// bitwise_left_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
struct bitwise_left_shift_Scalar_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V other, V self) {
    return self << other;
  }
};

// bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor
// bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor
struct bitwise_or_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return self | other;
  }
};

// bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor
// bitwise_right_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor
struct bitwise_right_shift_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return self >> other;
  }
};

// bitwise_right_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
struct bitwise_right_shift_Scalar_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V other, V self) {
    return self >> other;
  }
};

// bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor
// bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor
struct bitwise_xor_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other) {
    return self ^ other;
  }
};

}  // namespace
extern constexpr PointwiseLoopTable bitwise_and_Tensor_loops =
    make_loops<bitwise_and_Tensor_compute, 2, 0, DTypes::kBool | DTypes::kIntegral>();
extern constexpr PointwiseLoopTable bitwise_and_Scalar_loops =
    make_loops<bitwise_and_Tensor_compute, 1, 1, DTypes::kBool | DTypes::kIntegral>();
extern constexpr PointwiseLoopTable bitwise_left_shift_Tensor_loops =
    make_loops<bitwise_left_shift_Tensor_compute, 2, 0, DTypes::kIntegral>();
extern constexpr PointwiseLoopTable bitwise_left_shift_Tensor_Scalar_loops =
    make_loops<bitwise_left_shift_Tensor_compute, 1, 1, DTypes::kIntegral>();
extern constexpr PointwiseLoopTable bitwise_left_shift_Scalar_Tensor_loops =
    make_loops<bitwise_left_shift_Scalar_Tensor_compute, 1, 1, DTypes::kIntegral>();
extern constexpr PointwiseLoopTable bitwise_or_Tensor_loops =
    make_loops<bitwise_or_Tensor_compute, 2, 0, DTypes::kBool | DTypes::kIntegral>();
extern constexpr PointwiseLoopTable bitwise_or_Scalar_loops =
    make_loops<bitwise_or_Tensor_compute, 1, 1, DTypes::kBool | DTypes::kIntegral>();
extern constexpr PointwiseLoopTable bitwise_right_shift_Tensor_loops =
    make_loops<bitwise_right_shift_Tensor_compute, 2, 0, DTypes::kIntegral>();
extern constexpr PointwiseLoopTable bitwise_right_shift_Tensor_Scalar_loops =
    make_loops<bitwise_right_shift_Tensor_compute, 1, 1, DTypes::kIntegral>();
extern constexpr PointwiseLoopTable bitwise_right_shift_Scalar_Tensor_loops =
    make_loops<bitwise_right_shift_Scalar_Tensor_compute, 1, 1, DTypes::kIntegral>();
extern constexpr PointwiseLoopTable bitwise_xor_Tensor_loops =
    make_loops<bitwise_xor_Tensor_compute, 2, 0, DTypes::kBool | DTypes::kIntegral>();
extern constexpr PointwiseLoopTable bitwise_xor_Scalar_loops =
    make_loops<bitwise_xor_Tensor_compute, 1, 1, DTypes::kBool | DTypes::kIntegral>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
