// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The complementary error function of each element.
struct TENON_API erfc : Operator<erfc, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "erfc(Tensor self) -> Tensor";
};
struct TENON_API erfc_ : Operator<erfc_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "erfc_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API erfc_out : Operator<erfc_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase erfc(const TensorBase& self) {
  return stubs::erfc::call(self);
}
inline TensorBase& erfc_(TensorBase& self) {
  return stubs::erfc_::call(self);
}
inline TensorBase& erfc_out(const TensorBase& self, TensorBase& out) {
  return stubs::erfc_out::call(self, out);
}

}  // namespace tenon::ops
