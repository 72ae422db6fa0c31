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

// hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor
struct TENON_API hardtanh {
  using Signature = TensorBase(const TensorBase&, const Scalar&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const Scalar& min_val, const Scalar& max_val);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& min_val,
                               const Scalar& max_val);
};

// hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!)
struct TENON_API hardtanh_ {
  using Signature = TensorBase&(TensorBase&, const Scalar&, const Scalar&);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, const Scalar& min_val, const Scalar& max_val);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& min_val,
                                const Scalar& max_val);
};

// hardtanh.out(Tensor self, Scalar min_val=-1, Scalar max_val=1, *, Tensor(a!) out) -> Tensor(a!)
struct TENON_API hardtanh_out {
  using Signature = TensorBase&(const TensorBase&, const Scalar&, const Scalar&, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, const Scalar& min_val, const Scalar& max_val,
                          TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& min_val,
                                const Scalar& max_val, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor
inline TensorBase hardtanh(const TensorBase& self, const Scalar& min_val = -1,
                           const Scalar& max_val = 1) {
  return stubs::hardtanh::call(self, min_val, max_val);
}

// hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!)
inline TensorBase& hardtanh_(TensorBase& self, const Scalar& min_val = -1,
                             const Scalar& max_val = 1) {
  return stubs::hardtanh_::call(self, min_val, max_val);
}

// hardtanh.out(Tensor self, Scalar min_val=-1, Scalar max_val=1, *, Tensor(a!) out) -> Tensor(a!)
inline TensorBase& hardtanh_out(const TensorBase& self, const Scalar& min_val,
                                const Scalar& max_val, TensorBase& out) {
  return stubs::hardtanh_out::call(self, min_val, max_val, out);
}

}  // namespace ops
}  // namespace tenon
