// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Matrices with 0 above a diagonal.
struct TENON_API tril : Operator<tril, TensorBase(const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema = "tril(Tensor self, int diagonal=0) -> Tensor";
};
struct TENON_API tril_ : Operator<tril_, TensorBase&(TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema =
      "tril_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)";
};
struct TENON_API tril_out
    : Operator<tril_out, TensorBase&(const TensorBase&, int64_t, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "tril.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase tril(const TensorBase& self, int64_t diagonal = 0) {
  return stubs::tril::call(self, diagonal);
}
inline TensorBase& tril_(TensorBase& self, int64_t diagonal = 0) {
  return stubs::tril_::call(self, diagonal);
}
inline TensorBase& tril_out(const TensorBase& self, int64_t diagonal, TensorBase& out) {
  return stubs::tril_out::call(self, diagonal, out);
}

}  // namespace tenon::ops
