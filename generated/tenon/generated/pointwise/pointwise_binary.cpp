// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
// add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
struct add_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V other, V alpha) {
    return self + alpha * other;
  }
};

// addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
struct addcdiv_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V tensor1, V tensor2, V value) {
    return self + value * tensor1 / tensor2;
  }
};

// _addcdiv_grad_tensor1(Tensor grad_output, Tensor tensor2, Scalar scale) -> Tensor
struct _addcdiv_grad_tensor1_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V tensor2, V scale) {
    return grad_output * (scale / tensor2);
  }
};

// addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
struct addcmul_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V tensor1, V tensor2, V value) {
    return self + value * tensor1 * tensor2;
  }
};

// _addcmul_grad_tensor1(Tensor grad_output, Tensor tensor2, Scalar scale) -> Tensor
struct _addcmul_grad_tensor1_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V tensor2, V scale) {
    return grad_output * scale * tensor2;
  }
};

}  // namespace
extern constexpr PointwiseLoopTable add_Tensor_loops =
    make_loops<add_Tensor_compute, 2, 1, DTypes::kAll | DTypes::kComplex>();
extern constexpr PointwiseLoopTable add_Scalar_loops =
    make_loops<add_Tensor_compute, 1, 2, DTypes::kAll | DTypes::kComplex>();
extern constexpr PointwiseLoopTable addcdiv_loops =
    make_loops<addcdiv_compute, 3, 1, DTypes::kComplex | DTypes::kFloating>();
extern constexpr PointwiseLoopTable _addcdiv_grad_tensor1_loops =
    make_long_loops<_addcdiv_grad_tensor1_compute, 2, 1,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable addcmul_loops =
    make_loops<addcmul_compute, 3, 1, DTypes::kAll | DTypes::kComplex>();
extern constexpr PointwiseLoopTable _addcmul_grad_tensor1_loops =
    make_long_loops<_addcmul_grad_tensor1_compute, 2, 1,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
