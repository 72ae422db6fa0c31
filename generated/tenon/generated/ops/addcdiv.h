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

// addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
struct TENON_API addcdiv {
  using Signature =
      TensorBase(const TensorBase&, const TensorBase&, const TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& tensor1,
                         const TensorBase& tensor2, const Scalar& value);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& tensor1, const TensorBase& tensor2,
                               const Scalar& value);
};

// addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
struct TENON_API addcdiv_ {
  using Signature = TensorBase&(TensorBase&, const TensorBase&, const TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const TensorBase& tensor1, const TensorBase& tensor2,
                          const Scalar& value);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& tensor1,
                                const TensorBase& tensor2, const Scalar& value);
};

// addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) ->
//   Tensor(a!)
struct TENON_API addcdiv_out {
  using Signature = TensorBase&(const TensorBase&, const TensorBase&, const TensorBase&,
                                const Scalar&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const TensorBase& tensor1,
                          const TensorBase& tensor2, const Scalar& value, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self,
                                const TensorBase& tensor1, const TensorBase& tensor2,
                                const Scalar& value, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
inline TensorBase addcdiv(const TensorBase& self, const TensorBase& tensor1,
                          const TensorBase& tensor2, const Scalar& value = 1) {
  return stubs::addcdiv::call(self, tensor1, tensor2, value);
}

// addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
inline TensorBase& addcdiv_(TensorBase& self, const TensorBase& tensor1, const TensorBase& tensor2,
                            const Scalar& value = 1) {
  return stubs::addcdiv_::call(self, tensor1, tensor2, value);
}

// addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) ->
//   Tensor(a!)
inline TensorBase& addcdiv_out(const TensorBase& self, const TensorBase& tensor1,
                               const TensorBase& tensor2, const Scalar& value, TensorBase& out) {
  return stubs::addcdiv_out::call(self, tensor1, tensor2, value, out);
}

}  // namespace ops
}  // namespace tenon
