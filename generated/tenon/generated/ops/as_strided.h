// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// A window on the storage of self, which must lie inside it.
struct TENON_API as_strided
    : Operator<as_strided,
               TensorBase(const TensorBase&, IntArrayRef, IntArrayRef, std::optional<int64_t>)> {
  static constexpr std::string_view kSchema =
      "as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> "
      "Tensor(a)";
};

/// What base is after a write to what as_strided makes of it.
struct TENON_API as_strided_inverse
    : Operator<as_strided_inverse,
               TensorBase(const TensorBase&, const TensorBase&, IntArrayRef, IntArrayRef,
                          std::optional<int64_t>)> {
  static constexpr std::string_view kSchema =
      "as_strided_inverse(Tensor base, Tensor mutated_view, SymInt[] size, SymInt[] stride, "
      "SymInt? storage_offset=None) -> Tensor";
};

/// Makes self a window on its storage, which must lie inside it.
struct TENON_API as_strided_
    : Operator<as_strided_,
               TensorBase&(TensorBase&, IntArrayRef, IntArrayRef, std::optional<int64_t>)> {
  static constexpr std::string_view kSchema =
      "as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) "
      "-> Tensor(a!)";
  static constexpr OperatorKind kKind = OperatorKind::kInplaceView;
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase as_strided(const TensorBase& self, IntArrayRef size, IntArrayRef stride,
                             std::optional<int64_t> storage_offset = std::nullopt) {
  return stubs::as_strided::call(self, size, stride, storage_offset);
}

inline TensorBase as_strided_inverse(const TensorBase& base, const TensorBase& mutated_view,
                                     IntArrayRef size, IntArrayRef stride,
                                     std::optional<int64_t> storage_offset = std::nullopt) {
  return stubs::as_strided_inverse::call(base, mutated_view, size, stride, storage_offset);
}

inline TensorBase& as_strided_(TensorBase& self, IntArrayRef size, IntArrayRef stride,
                               std::optional<int64_t> storage_offset = std::nullopt) {
  return stubs::as_strided_::call(self, size, stride, storage_offset);
}

}  // namespace tenon::ops
