// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The number next to self towards other.
struct TENON_API nextafter : Operator<nextafter, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "nextafter(Tensor self, Tensor other) -> Tensor";
};
struct TENON_API nextafter_ : Operator<nextafter_, TensorBase&(TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "nextafter_(Tensor(a!) self, Tensor other) -> Tensor(a!)";
};
struct TENON_API nextafter_out
    : Operator<nextafter_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "nextafter.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase nextafter(const TensorBase& self, const TensorBase& other) {
  return stubs::nextafter::call(self, other);
}
inline TensorBase& nextafter_(TensorBase& self, const TensorBase& other) {
  return stubs::nextafter_::call(self, other);
}
inline TensorBase& nextafter_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::nextafter_out::call(self, other, out);
}

}  // namespace tenon::ops
