// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with src in a window on its storage.
struct TENON_API as_strided_scatter
    : Operator<as_strided_scatter,
               TensorBase(const TensorBase&, const TensorBase&, IntArrayRef, IntArrayRef,
                          std::optional<int64_t>)> {
  static constexpr std::string_view kSchema =
      "as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? "
      "storage_offset=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase as_strided_scatter(const TensorBase& self, const TensorBase& src,
                                     IntArrayRef size, IntArrayRef stride,
                                     std::optional<int64_t> storage_offset = std::nullopt) {
  return stubs::as_strided_scatter::call(self, src, size, stride, storage_offset);
}

}  // namespace tenon::ops
