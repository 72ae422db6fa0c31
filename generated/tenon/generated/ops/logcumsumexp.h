// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The logarithms of the sums of exponentials of a dimension up to each index, without overflow.
struct TENON_API logcumsumexp : Operator<logcumsumexp, TensorBase(const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema = "logcumsumexp(Tensor self, int dim) -> Tensor";
};
struct TENON_API logcumsumexp_out
    : Operator<logcumsumexp_out, TensorBase&(const TensorBase&, int64_t, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase logcumsumexp(const TensorBase& self, int64_t dim) {
  return stubs::logcumsumexp::call(self, dim);
}
inline TensorBase& logcumsumexp_out(const TensorBase& self, int64_t dim, TensorBase& out) {
  return stubs::logcumsumexp_out::call(self, dim, out);
}

}  // namespace tenon::ops
