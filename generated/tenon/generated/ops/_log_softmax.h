// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The logarithm of softmax, computed without overflow.
struct TENON_API _log_softmax
    : Operator<_log_softmax, TensorBase(const TensorBase&, int64_t, bool)> {
  static constexpr std::string_view kSchema =
      "_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor";
};
struct TENON_API _log_softmax_out
    : Operator<_log_softmax_out, TensorBase&(const TensorBase&, int64_t, bool, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "_log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _log_softmax(const TensorBase& self, int64_t dim, bool half_to_float) {
  return stubs::_log_softmax::call(self, dim, half_to_float);
}
inline TensorBase& _log_softmax_out(const TensorBase& self, int64_t dim, bool half_to_float,
                                    TensorBase& out) {
  return stubs::_log_softmax_out::call(self, dim, half_to_float, out);
}

}  // namespace tenon::ops
