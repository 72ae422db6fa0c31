// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Matrices with 0 below a diagonal.
struct TENON_API triu : Operator<triu, TensorBase(const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema = "triu(Tensor self, int diagonal=0) -> Tensor";
};
struct TENON_API triu_ : Operator<triu_, TensorBase&(TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema =
      "triu_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)";
};
struct TENON_API triu_out
    : Operator<triu_out, TensorBase&(const TensorBase&, int64_t, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "triu.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase triu(const TensorBase& self, int64_t diagonal = 0) {
  return stubs::triu::call(self, diagonal);
}
inline TensorBase& triu_(TensorBase& self, int64_t diagonal = 0) {
  return stubs::triu_::call(self, diagonal);
}
inline TensorBase& triu_out(const TensorBase& self, int64_t diagonal, TensorBase& out) {
  return stubs::triu_out::call(self, diagonal, out);
}

}  // namespace tenon::ops
