// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The largest integer not above each element.
struct TENON_API floor : Operator<floor, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "floor(Tensor self) -> Tensor";
};
struct TENON_API floor_ : Operator<floor_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "floor_(Tensor(a!) self) -> Tensor(a!)";
};
struct TENON_API floor_out : Operator<floor_out, TensorBase&(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase floor(const TensorBase& self) {
  return stubs::floor::call(self);
}
inline TensorBase& floor_(TensorBase& self) {
  return stubs::floor_::call(self);
}
inline TensorBase& floor_out(const TensorBase& self, TensorBase& out) {
  return stubs::floor_out::call(self, out);
}

}  // namespace tenon::ops
