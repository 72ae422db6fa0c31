// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// _pow(Tensor self, Scalar exponent) -> Tensor
// pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
struct _pow_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self, V exponent) {
    return pow(self, exponent);
  }
};

// _pow_grad_self.Tensor_Tensor(Tensor grad_output, Tensor self, Tensor exponent) -> Tensor
struct _pow_grad_self_Tensor_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V exponent) {
    return where(exponent == V(0), V(0), grad_output * exponent * pow(self, exponent - V(1)));
  }
};

// _pow_grad_self_grad_self.Tensor_Tensor(Tensor grad_grad, Tensor grad_output, Tensor self, Tensor
//   exponent) -> Tensor
struct _pow_grad_self_grad_self_Tensor_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self, V exponent) {
    const auto term = V(1) - exponent;
    return where(exponent == V(0) || term == V(0), V(0),
                 -(grad_grad * grad_output * exponent * term * pow(self, exponent - V(2))));
  }
};

// _pow_grad_self_grad_exponent.Tensor_Tensor(Tensor grad_grad, Tensor grad_output, Tensor self,
//   Tensor exponent) -> Tensor
struct _pow_grad_self_grad_exponent_Tensor_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self, V exponent) {
    const auto term = V(1) - exponent;
    const auto pow_of_self = pow(self, -term);
    return where(exponent == V(0), V(0),
                 grad_grad * grad_output * pow_of_self +
                 (where(self == V(0) && (pow_of_self == V(0) || term == V(0)), V(0),
                        grad_grad * grad_output * exponent * pow_of_self * log(self))));
  }
};

// _pow_grad_exponent.Tensor_Tensor(Tensor grad_output, Tensor self, Tensor exponent, Tensor output)
//   -> Tensor
struct _pow_grad_exponent_Tensor_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V exponent, V output) {
    return where(self == V(0) && (output == V(0) || exponent == V(0)), V(0),
                 grad_output * output * log(self));
  }
};

// _pow_grad_exponent_grad_self.Tensor_Tensor(Tensor grad_grad, Tensor grad_output, Tensor self,
//   Tensor exponent, Tensor output) -> Tensor
struct _pow_grad_exponent_grad_self_Tensor_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self, V exponent,
                                          V output) {
    return where(self == V(0) && (output == V(0) || exponent == V(0)), V(0),
                 grad_grad * grad_output * (output / self));
  }
};

// _pow_grad_exponent_grad_output.Tensor_Tensor(Tensor grad_grad, Tensor grad_output, Tensor self,
//   Tensor exponent, Tensor output) -> Tensor
struct _pow_grad_exponent_grad_output_Tensor_Tensor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self, V exponent,
                                          V output) {
    return where(self == V(0) && (output == V(0) || exponent == V(0)), V(0),
                 grad_grad * grad_output * log(self));
  }
};

// pow.Scalar(Scalar self, Tensor exponent) -> Tensor
struct pow_Scalar_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V exponent, V self) {
    return pow(self, exponent);
  }
};

// _pow_grad_exponent.Scalar(Tensor grad_output, Tensor exponent, Scalar self) -> Tensor
struct _pow_grad_exponent_Scalar_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V exponent, V self) {
    const auto pow_of_self = pow(self, exponent);
    return where(self == V(0) && (pow_of_self == V(0) || exponent == V(0)), V(0),
                 grad_output * pow_of_self * log(self));
  }
};

// _pow_grad_exponent_grad_exponent.Scalar(Tensor grad_grad, Tensor grad_output, Tensor exponent,
//   Scalar self) -> Tensor
struct _pow_grad_exponent_grad_exponent_Scalar_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V exponent, V self) {
    const auto pow_of_self = pow(self, exponent);
    const auto log_of_self = log(self);
    return where(self == V(0) && (pow_of_self == V(0) || exponent == V(0)), V(0),
                 grad_grad * grad_output * log_of_self * log_of_self * pow_of_self);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable _pow_loops =
    make_long_loops<_pow_compute, 1, 1, DTypes::kComplex | DTypes::kNumeric>();
extern constexpr PointwiseLoopTable pow_Tensor_Tensor_loops =
    make_long_loops<_pow_compute, 2, 0, DTypes::kComplex | DTypes::kNumeric>();
extern constexpr PointwiseLoopTable _pow_grad_self_Tensor_Tensor_loops =
    make_long_loops<_pow_grad_self_Tensor_Tensor_compute, 3, 0,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable _pow_grad_self_grad_self_Tensor_Tensor_loops =
    make_long_loops<_pow_grad_self_grad_self_Tensor_Tensor_compute, 4, 0,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable _pow_grad_self_grad_exponent_Tensor_Tensor_loops =
    make_long_loops<_pow_grad_self_grad_exponent_Tensor_Tensor_compute, 4, 0,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable _pow_grad_exponent_Tensor_Tensor_loops =
    make_long_loops<_pow_grad_exponent_Tensor_Tensor_compute, 4, 0,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable _pow_grad_exponent_grad_self_Tensor_Tensor_loops =
    make_long_loops<_pow_grad_exponent_grad_self_Tensor_Tensor_compute, 5, 0,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable _pow_grad_exponent_grad_output_Tensor_Tensor_loops =
    make_long_loops<_pow_grad_exponent_grad_output_Tensor_Tensor_compute, 5, 0,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable pow_Scalar_loops =
    make_long_loops<pow_Scalar_compute, 1, 1, DTypes::kComplex | DTypes::kNumeric>();
extern constexpr PointwiseLoopTable _pow_grad_exponent_Scalar_loops =
    make_long_loops<_pow_grad_exponent_Scalar_compute, 2, 1,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable _pow_grad_exponent_grad_exponent_Scalar_loops =
    make_long_loops<_pow_grad_exponent_grad_exponent_Scalar_compute, 3, 1,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
