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

// as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) ->
//   Tensor(a)
struct TENON_API as_strided {
  using Signature = TensorBase(const TensorBase&, IntArrayRef, IntArrayRef, std::optional<int64_t>);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, IntArrayRef size, IntArrayRef stride,
                         std::optional<int64_t> storage_offset);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef size,
                               IntArrayRef stride, std::optional<int64_t> storage_offset);
};

}  // namespace stubs
namespace ops {

// as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) ->
//   Tensor(a)
inline TensorBase as_strided(const TensorBase& self, IntArrayRef size, IntArrayRef stride,
                             std::optional<int64_t> storage_offset = std::nullopt) {
  return stubs::as_strided::call(self, size, stride, storage_offset);
}

}  // namespace ops
}  // namespace tenon
