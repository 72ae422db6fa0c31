// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Each element limited to [min_val, max_val]; the gradient is 0 at the bounds.
struct TENON_API hardtanh
    : Operator<hardtanh, TensorBase(const TensorBase&, const Scalar&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor";
};
struct TENON_API hardtanh_
    : Operator<hardtanh_, TensorBase&(TensorBase&, const Scalar&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!)";
};
struct TENON_API hardtanh_out
    : Operator<hardtanh_out,
               TensorBase&(const TensorBase&, const Scalar&, const Scalar&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "hardtanh.out(Tensor self, Scalar min_val=-1, Scalar max_val=1, *, Tensor(a!) out) -> "
      "Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase hardtanh(const TensorBase& self, const Scalar& min_val = -1,
                           const Scalar& max_val = 1) {
  return stubs::hardtanh::call(self, min_val, max_val);
}
inline TensorBase& hardtanh_(TensorBase& self, const Scalar& min_val = -1,
                             const Scalar& max_val = 1) {
  return stubs::hardtanh_::call(self, min_val, max_val);
}
inline TensorBase& hardtanh_out(const TensorBase& self, const Scalar& min_val,
                                const Scalar& max_val, TensorBase& out) {
  return stubs::hardtanh_out::call(self, min_val, max_val, out);
}

}  // namespace tenon::ops
