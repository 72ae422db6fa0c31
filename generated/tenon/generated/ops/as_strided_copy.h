// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

struct TENON_API as_strided_copy
    : Operator<as_strided_copy,
               TensorBase(const TensorBase&, IntArrayRef, IntArrayRef, std::optional<int64_t>)> {
  static constexpr std::string_view kSchema =
      "as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) "
      "-> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase as_strided_copy(const TensorBase& self, IntArrayRef size, IntArrayRef stride,
                                  std::optional<int64_t> storage_offset = std::nullopt) {
  return stubs::as_strided_copy::call(self, size, stride, storage_offset);
}

}  // namespace tenon::ops
