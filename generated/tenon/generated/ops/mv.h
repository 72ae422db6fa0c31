// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The product of a matrix and a vector.
struct TENON_API mv : Operator<mv, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema = "mv(Tensor self, Tensor vec) -> Tensor";
};
struct TENON_API mv_out
    : Operator<mv_out, TensorBase&(const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase mv(const TensorBase& self, const TensorBase& vec) {
  return stubs::mv::call(self, vec);
}
inline TensorBase& mv_out(const TensorBase& self, const TensorBase& vec, TensorBase& out) {
  return stubs::mv_out::call(self, vec, out);
}

}  // namespace tenon::ops
