// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/dispatch/operator_entry.h"

namespace tenon {
namespace stubs {

// _log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor
struct TENON_API _log_softmax {
  using Signature = TensorBase(const TensorBase&, int64_t, bool);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, int64_t dim, bool half_to_float);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                               bool half_to_float);
};

// _log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API _log_softmax_out {
  using Signature = TensorBase&(const TensorBase&, int64_t, bool, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, int64_t dim, bool half_to_float, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                                bool half_to_float, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// _log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor
inline TensorBase _log_softmax(const TensorBase& self, int64_t dim, bool half_to_float) {
  return stubs::_log_softmax::call(self, dim, half_to_float);
}

// _log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& _log_softmax_out(const TensorBase& self, int64_t dim, bool half_to_float,
                                    TensorBase& out) {
  return stubs::_log_softmax_out::call(self, dim, half_to_float, out);
}

}  // namespace ops
}  // namespace tenon
