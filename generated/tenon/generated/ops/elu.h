// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Each element, or an exponential approach to -alpha where it is negative.
struct TENON_API elu
    : Operator<elu, TensorBase(const TensorBase&, const Scalar&, const Scalar&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor";
};
struct TENON_API elu_
    : Operator<elu_, TensorBase&(TensorBase&, const Scalar&, const Scalar&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!)";
};
struct TENON_API elu_out
    : Operator<elu_out,
               TensorBase&(const TensorBase&, const Scalar&, const Scalar&, const Scalar&,
                           TensorBase&)> {
  static constexpr std::string_view kSchema =
      "elu.out(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1, *, Tensor(a!) "
      "out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase elu(const TensorBase& self, const Scalar& alpha = 1, const Scalar& scale = 1,
                      const Scalar& input_scale = 1) {
  return stubs::elu::call(self, alpha, scale, input_scale);
}
inline TensorBase& elu_(TensorBase& self, const Scalar& alpha = 1, const Scalar& scale = 1,
                        const Scalar& input_scale = 1) {
  return stubs::elu_::call(self, alpha, scale, input_scale);
}
inline TensorBase& elu_out(const TensorBase& self, const Scalar& alpha, const Scalar& scale,
                           const Scalar& input_scale, TensorBase& out) {
  return stubs::elu_out::call(self, alpha, scale, input_scale, out);
}

}  // namespace tenon::ops
