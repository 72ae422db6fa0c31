// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The smaller of each two elements, NaN if one is; a tie's gradient is split in half.
struct TENON_API minimum : Operator<minimum, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "minimum(Tensor self, Tensor other) -> Tensor";
};
struct TENON_API minimum_out
    : Operator<minimum_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase minimum(const TensorBase& self, const TensorBase& other) {
  return stubs::minimum::call(self, other);
}
inline TensorBase& minimum_out(const TensorBase& self, const TensorBase& other, TensorBase& out) {
  return stubs::minimum_out::call(self, other, out);
}

}  // namespace tenon::ops
