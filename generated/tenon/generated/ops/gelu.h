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

// gelu(Tensor self, *, str approximate='none') -> Tensor
struct TENON_API gelu {
  using Signature = TensorBase(const TensorBase&, std::string_view);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, std::string_view approximate);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               std::string_view approximate);
};

// gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)
struct TENON_API gelu_ {
  using Signature = TensorBase&(TensorBase&, std::string_view);
  static OperatorEntry entry;
  static TensorBase& call(TensorBase& self, std::string_view approximate);
  static TensorBase& redispatch(DispatchKeySet keys, TensorBase& self,
                                std::string_view approximate);
};

// gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)
struct TENON_API gelu_out {
  using Signature = TensorBase&(const TensorBase&, std::string_view, TensorBase&);
  static OperatorEntry entry;
  static TensorBase& call(const TensorBase& self, std::string_view approximate, TensorBase& out);
  static TensorBase& redispatch(DispatchKeySet keys, const TensorBase& self,
                                std::string_view approximate, TensorBase& out);
};

}  // namespace stubs
namespace ops {

// gelu(Tensor self, *, str approximate='none') -> Tensor
inline TensorBase gelu(const TensorBase& self, std::string_view approximate = "none") {
  return stubs::gelu::call(self, approximate);
}

// gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)
inline TensorBase& gelu_(TensorBase& self, std::string_view approximate = "none") {
  return stubs::gelu_::call(self, approximate);
}

// gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)
inline TensorBase& gelu_out(const TensorBase& self, std::string_view approximate, TensorBase& out) {
  return stubs::gelu_out::call(self, approximate, out);
}

}  // namespace ops
}  // namespace tenon
