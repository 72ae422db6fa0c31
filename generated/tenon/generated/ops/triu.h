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

// triu(Tensor self, int diagonal=0) -> Tensor
struct TENON_API triu {
  using Signature = TensorBase(const TensorBase&, int64_t);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, int64_t diagonal);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, int64_t diagonal);
};

// triu_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)
struct TENON_API triu_ {
  using Signature = TensorBase&(TensorBase&, int64_t);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, int64_t diagonal);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, int64_t diagonal);
};

// triu.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API triu_out {
  using Signature = TensorBase&(const TensorBase&, int64_t, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, int64_t diagonal, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, int64_t diagonal,
                                TensorBase& out);
};

}  // namespace stubs
namespace ops {

// triu(Tensor self, int diagonal=0) -> Tensor
inline TensorBase triu(const TensorBase& self, int64_t diagonal = 0) {
  return stubs::triu::call(self, diagonal);
}

// triu_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)
inline TensorBase& triu_(TensorBase& self, int64_t diagonal = 0) {
  return stubs::triu_::call(self, diagonal);
}

// triu.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& triu_out(const TensorBase& self, int64_t diagonal, TensorBase& out) {
  return stubs::triu_out::call(self, diagonal, out);
}

}  // namespace ops
}  // namespace tenon
