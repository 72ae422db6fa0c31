// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor
struct hardtanh_backward_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V min_val, V max_val) {
    return where(self <= min_val || self >= max_val, V(0), grad_output);
  }
};

// leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor
struct leaky_relu_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V negative_slope) {
    return where(self > V(0), self, self * negative_slope);
  }
};

// leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result)
//   -> Tensor
struct leaky_relu_backward_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V negative_slope,
                                          [[maybe_unused]] V self_is_result) {
    return where(self > V(0), grad_output, grad_output * negative_slope);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable hardtanh_backward_loops =
    make_loops<hardtanh_backward_compute, 2, 2, DTypes::kFloating>();
extern constexpr PointwiseLoopTable leaky_relu_loops =
    make_loops<leaky_relu_compute, 1, 1, DTypes::kFloating>();
extern constexpr PointwiseLoopTable leaky_relu_backward_loops =
    make_loops<leaky_relu_backward_compute, 2, 2, DTypes::kFloating>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
