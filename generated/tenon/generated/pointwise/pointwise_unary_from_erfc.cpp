// Generated from ops.yaml by templates/pointwise/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/kernels/pointwise/vectorized_loops.h"

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// erfc(Tensor self) -> Tensor
struct erfc_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return erfc(self);
  }
};

// erfinv(Tensor self) -> Tensor
struct erfinv_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    const auto near = V(0.180625) - V(0.25) * self * self;
    const auto tail = sqrt(-log(V(0.5) * (V(1) - abs(self))));
    const auto far = tail - V(1.6);
    const auto last = tail - V(5);
    const auto at_near = self * V(0.35355339059327376) *
        ((
            (
                (
                    (
                        (
                            (V(2509.0809287301226727) * near + V(33430.575583588128105)) * near +
                            V(67265.770927008700853)) * near + V(45921.953931549871457)) * near +
                    V(13731.693765509461125)) * near + V(1971.5909503065514427)) * near +
            V(133.14166789178437745)) * near + V(3.387132872796366608)) /
        ((
            (
                (
                    (
                        (
                            (V(5226.495278852854561) * near + V(28729.085735721942674)) * near +
                            V(39307.89580009271061)) * near + V(21213.794301586595867)) * near +
                    V(5394.1960214247511077)) * near + V(687.1870074920579083)) * near +
            V(42.313330701600911252)) * near + V(1));
    const auto at_far =
        ((
            (
                (
                    (
                        (
                            (V(0.00077454501427834140764) * far + V(0.0227238449892691845833)) *
                            far + V(0.24178072517745061177)) * far + V(1.27045825245236838258)) *
                    far + V(3.64784832476320460504)) * far + V(5.7694972214606914055)) * far +
            V(4.6303378461565452959)) * far + V(1.42343711074968357734)) /
        ((
            (
                (
                    (
                        (
                            (V(1.05075007164441684324e-09) * far + V(0.0005475938084995344946)) *
                            far + V(0.0151986665636164571966)) * far + V(0.14810397642748007459)) *
                    far + V(0.68976733498510000455)) * far + V(1.6763848301838038494)) * far +
            V(2.05319162663775882187)) * far + V(1));
    const auto at_last =
        ((
            (
                (
                    (
                        (
                            (V(2.01033439929228813265e-07) * last + V(2.71155556874348757815e-05)) *
                            last + V(0.0012426609473880784386)) * last +
                        V(0.026532189526576123093)) * last + V(0.29656057182850489123)) * last +
                V(1.7848265399172913358)) * last + V(5.4637849111641143699)) * last +
         V(6.6579046435011037772)) /
        ((
            (
                (
                    (
                        (
                            (V(2.04426310338993978564e-15) * last + V(1.4215117583164458887e-07)) *
                            last + V(1.8463183175100546818e-05)) * last +
                        V(0.0007868691311456132591)) * last + V(0.0148753612908506148525)) * last +
                V(0.13692988092273580531)) * last + V(0.59983220655588793769)) * last + V(1));
    return where(abs(self) <= V(0.85), at_near,
                 where(abs(self) == V(1), self / (V(1) - abs(self)),
                       sign(self) * V(0.70710678118654752) *
                       (where(tail <= V(5), at_far, at_last))));
  }
};

// exp(Tensor self) -> Tensor
struct exp_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return exp(self);
  }
};

// exp2(Tensor self) -> Tensor
struct exp2_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return exp(self * V(0.69314718055994531));
  }
};

// expm1(Tensor self) -> Tensor
struct expm1_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return expm1(self);
  }
};

// _expm1_grad_self(Tensor grad_output, Tensor output) -> Tensor
struct _expm1_grad_self_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V grad_output, V output) {
    return grad_output * (output + V(1));
  }
};

// floor(Tensor self) -> Tensor
struct floor_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return floor(self);
  }
};

// frac(Tensor self) -> Tensor
struct frac_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return self - trunc(self);
  }
};

// isfinite(Tensor self) -> Tensor
struct isfinite_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return self - self == V(0);
  }
};

// isinf(Tensor self) -> Tensor
struct isinf_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return isinf(self);
  }
};

// isnan(Tensor self) -> Tensor
struct isnan_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return self != self;
  }
};

// isneginf(Tensor self) -> Tensor
struct isneginf_compute {
  template <class V>
  TENON_ALWAYS_INLINE static auto compute(V self) {
    return isinf(self) && self < V(0);
  }
};

}  // namespace
extern constexpr PointwiseLoopTable erfc_loops =
    make_loops<erfc_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable erfinv_loops =
    make_long_loops<erfinv_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable exp_loops =
    make_loops<exp_compute, 1, 0, DTypes::kComplex | DTypes::kFloating>();
extern constexpr PointwiseLoopTable exp2_loops =
    make_loops<exp2_compute, 1, 0, DTypes::kComplex | DTypes::kFloating>();
extern constexpr PointwiseLoopTable expm1_loops =
    make_loops<expm1_compute, 1, 0, DTypes::kComplex | DTypes::kFloating>();
extern constexpr PointwiseLoopTable _expm1_grad_self_loops =
    make_long_loops<_expm1_grad_self_compute, 2, 0,
                    DTypes::kFloat32 | DTypes::kFloat64 | DTypes::kComplex>();
extern constexpr PointwiseLoopTable floor_loops =
    make_loops<floor_compute, 1, 0, DTypes::kNumeric>();
extern constexpr PointwiseLoopTable frac_loops =
    make_loops<frac_compute, 1, 0, DTypes::kFloating>();
extern constexpr PointwiseLoopTable isfinite_loops =
    make_predicate_loops<isfinite_compute, 1, 0, DTypes::kAll | DTypes::kComplex>();
extern constexpr PointwiseLoopTable isinf_loops =
    make_predicate_loops<isinf_compute, 1, 0, DTypes::kAll | DTypes::kComplex>();
extern constexpr PointwiseLoopTable isnan_loops =
    make_predicate_loops<isnan_compute, 1, 0, DTypes::kAll | DTypes::kComplex>();
extern constexpr PointwiseLoopTable isneginf_loops =
    make_predicate_loops<isneginf_compute, 1, 0, DTypes::kAll>();

}  // namespace tenon::kernels::TENON_CPU_TARGET
