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

// squeeze(Tensor(a) self) -> Tensor(a)
struct TENON_API squeeze {
  using Signature = TensorBase(const TensorBase&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self);
};

// squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
struct TENON_API squeeze_dim {
  using Signature = TensorBase(const TensorBase&, int64_t);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, int64_t dim);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim);
};

// squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
struct TENON_API squeeze_dims {
  using Signature = TensorBase(const TensorBase&, IntArrayRef);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, IntArrayRef dim);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef dim);
};

// squeeze_(Tensor(a!) self) -> Tensor(a!)
struct TENON_API squeeze_ {
  using Signature = TensorBase&(TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self);
};

// squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
struct TENON_API squeeze__dim {
  using Signature = TensorBase&(TensorBase&, int64_t);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, int64_t dim);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, int64_t dim);
};

}  // namespace stubs
namespace ops {

// squeeze(Tensor(a) self) -> Tensor(a)
inline TensorBase squeeze(const TensorBase& self) {
  return stubs::squeeze::call(self);
}

// squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
inline TensorBase squeeze(const TensorBase& self, int64_t dim) {
  return stubs::squeeze_dim::call(self, dim);
}

// squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
inline TensorBase squeeze(const TensorBase& self, IntArrayRef dim) {
  return stubs::squeeze_dims::call(self, dim);
}

// squeeze_(Tensor(a!) self) -> Tensor(a!)
inline TensorBase& squeeze_(TensorBase& self) {
  return stubs::squeeze_::call(self);
}

// squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
inline TensorBase& squeeze_(TensorBase& self, int64_t dim) {
  return stubs::squeeze__dim::call(self, dim);
}

}  // namespace ops
}  // namespace tenon
