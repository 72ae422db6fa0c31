// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The inverse sine of each element, in radians.
struct TENON_API asin : Operator<asin, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "asin(Tensor self) -> Tensor";
};
struct TENON_API asin_ : Operator<asin_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "asin_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API asin_out : Operator<asin_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase asin(const TensorBase& self) {
  return stubs::asin::call(self);
}
inline TensorBase& asin_(TensorBase& self) {
  return stubs::asin_::call(self);
}
inline TensorBase& asin_out(const TensorBase& self, TensorBase& out) {
  return stubs::asin_out::call(self, out);
}

}  // namespace tenon::ops
