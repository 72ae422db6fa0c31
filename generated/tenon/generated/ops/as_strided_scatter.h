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

// as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt?
//   storage_offset=None) -> Tensor
struct TENON_API as_strided_scatter {
  using Signature = TensorBase(const TensorBase&, const TensorBase&, IntArrayRef, IntArrayRef,
                               std::optional<int64_t>);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, const TensorBase& src, IntArrayRef size,
                         IntArrayRef stride, std::optional<int64_t> storage_offset);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& src,
                               IntArrayRef size, IntArrayRef stride,
                               std::optional<int64_t> storage_offset);
};

}  // namespace stubs
namespace ops {

// as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt?
//   storage_offset=None) -> Tensor
inline TensorBase as_strided_scatter(const TensorBase& self, const TensorBase& src,
                                     IntArrayRef size, IntArrayRef stride,
                                     std::optional<int64_t> storage_offset = std::nullopt) {
  return stubs::as_strided_scatter::call(self, src, size, stride, storage_offset);
}

}  // namespace ops
}  // namespace tenon
