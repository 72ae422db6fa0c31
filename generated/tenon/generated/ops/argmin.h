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

// argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
struct TENON_API argmin {
  using Signature = TensorBase(const TensorBase&, std::optional<int64_t>, bool);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, std::optional<int64_t> dim, bool keepdim);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self,
                               std::optional<int64_t> dim, bool keepdim);
};

}  // namespace stubs
namespace ops {

// argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
inline TensorBase argmin(const TensorBase& self, std::optional<int64_t> dim = std::nullopt,
                         bool keepdim = false) {
  return stubs::argmin::call(self, dim, keepdim);
}

}  // namespace ops
}  // namespace tenon
