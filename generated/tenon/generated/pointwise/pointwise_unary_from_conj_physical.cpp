// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// conj_physical(Tensor self) -> Tensor
struct conj_physical_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return conj(self);
  }
};

// cos(Tensor self) -> Tensor
struct cos_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return cos(self);
  }
};

// _cos_grad_self(Tensor grad_output, Tensor self, Scalar scale) -> Tensor
struct _cos_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V scale) {
    return grad_output * scale * sin(self);
  }
};

// _cos_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Scalar scale) ->
//   Tensor
struct _cos_grad_self_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self, V scale) {
    return grad_grad * grad_output * scale * cos(self);
  }
};

// cosh(Tensor self) -> Tensor
struct cosh_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return cosh(self);
  }
};

// _cosh_grad_self(Tensor grad_output, Tensor self) -> Tensor
struct _cosh_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self) {
    return grad_output * sinh(self);
  }
};

// _cosh_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self) -> Tensor
struct _cosh_grad_self_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self) {
    return grad_grad * grad_output * cosh(self);
  }
};

// erf(Tensor self) -> Tensor
struct erf_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return erf(self);
  }
};

// _erf_grad_self(Tensor grad_output, Tensor self, Scalar scale) -> Tensor
struct _erf_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V self, V scale) {
    return grad_output * scale * exp(-(self * self));
  }
};

// _erf_grad_self_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Scalar scale) ->
//   Tensor
struct _erf_grad_self_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_grad, V grad_output, V self, V scale) {
    return grad_grad * grad_output * scale * exp(-(self * self)) * self;
  }
};

}  // namespace
extern constexpr PointwiseLoopTable conj_physical_loops =
    make_loops<conj_physical_compute, 1, 0, DTypes::kAll | DTypes::kComplex>();
extern constexpr PointwiseLoopTable cos_loops =
    make_loops<cos_compute, 1, 0, DTypes::kComplex | DTypes::kFloating>();
extern constexpr PointwiseLoopTable _cos_grad_self_loops =
    make_long_loops<_cos_grad_self_compute, 2, 1,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable _cos_grad_self_grad_self_loops =
    make_long_loops<_cos_grad_self_grad_self_compute, 3, 1,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable cosh_loops =
    make_loops<cosh_compute, 1, 0, DTypes::kComplex | DTypes::kFloating>();
extern constexpr PointwiseLoopTable _cosh_grad_self_loops =
    make_long_loops<_cosh_grad_self_compute, 2, 0,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable _cosh_grad_self_grad_self_loops =
    make_long_loops<_cosh_grad_self_grad_self_compute, 3, 0,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable erf_loops =
    make_loops<erf_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable _erf_grad_self_loops =
    make_long_loops<_erf_grad_self_compute, 2, 1, DTypes::kFloat32 | DTypes::kFloat64>();
extern constexpr PointwiseLoopTable _erf_grad_self_grad_self_loops =
    make_long_loops<_erf_grad_self_grad_self_compute, 3, 1, DTypes::kFloat32 | DTypes::kFloat64>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
