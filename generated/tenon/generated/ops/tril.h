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

// tril(Tensor self, int diagonal=0) -> Tensor
struct TENON_API tril {
  using Signature = TensorBase(const TensorBase&, int64_t);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, int64_t diagonal);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, int64_t diagonal);
};

// tril_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)
struct TENON_API tril_ {
  using Signature = TensorBase&(TensorBase&, int64_t);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, int64_t diagonal);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, int64_t diagonal);
};

// tril.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API tril_out {
  using Signature = TensorBase&(const TensorBase&, int64_t, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, int64_t diagonal, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, int64_t diagonal,
                                TensorBase& out);
};

}  // namespace stubs
namespace ops {

// tril(Tensor self, int diagonal=0) -> Tensor
inline TensorBase tril(const TensorBase& self, int64_t diagonal = 0) {
  return stubs::tril::call(self, diagonal);
}

// tril_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)
inline TensorBase& tril_(TensorBase& self, int64_t diagonal = 0) {
  return stubs::tril_::call(self, diagonal);
}

// tril.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& tril_out(const TensorBase& self, int64_t diagonal, TensorBase& out) {
  return stubs::tril_out::call(self, diagonal, out);
}

}  // namespace ops
}  // namespace tenon
