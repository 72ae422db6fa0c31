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

// masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor
struct TENON_API masked_fill_Scalar {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& mask, const Scalar& value);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& mask,
                               const Scalar& value);
};

// masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)
struct TENON_API masked_fill__Scalar {
  using Signature = TensorBase&(TensorBase&, const TensorBase&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const TensorBase& mask, const Scalar& value);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& mask,
                                const Scalar& value);
};

// masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor
struct TENON_API masked_fill_Tensor {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& mask, const TensorBase& value);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& mask,
                               const TensorBase& value);
};

// masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)
struct TENON_API masked_fill__Tensor {
  using Signature = TensorBase&(TensorBase&, const TensorBase&, const TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const TensorBase& mask, const TensorBase& value);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& mask,
                                const TensorBase& value);
};

}  // namespace stubs
namespace ops {

// masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor
inline TensorBase masked_fill(const TensorBase& self, const TensorBase& mask, const Scalar& value) {
  return stubs::masked_fill_Scalar::call(self, mask, value);
}

// masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)
inline TensorBase& masked_fill_(TensorBase& self, const TensorBase& mask, const Scalar& value) {
  return stubs::masked_fill__Scalar::call(self, mask, value);
}

// masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor
inline TensorBase masked_fill(const TensorBase& self, const TensorBase& mask,
                              const TensorBase& value) {
  return stubs::masked_fill_Tensor::call(self, mask, value);
}

// masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)
inline TensorBase& masked_fill_(TensorBase& self, const TensorBase& mask, const TensorBase& value) {
  return stubs::masked_fill__Tensor::call(self, mask, value);
}

}  // namespace ops
}  // namespace tenon
