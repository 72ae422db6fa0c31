// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with two dimensions swapped.
struct TENON_API transpose_int
    : Operator<transpose_int, TensorBase(const TensorBase&, int64_t, int64_t)> {
  static constexpr std::string_view kSchema =
      "transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)";
};

/// What base is after a write to what transpose makes of it.
struct TENON_API transpose_inverse_int
    : Operator<transpose_inverse_int,
               TensorBase(const TensorBase&, const TensorBase&, int64_t, int64_t)> {
  static constexpr std::string_view kSchema =
      "transpose_inverse.int(Tensor base, Tensor mutated_view, int dim0, int dim1) -> Tensor";
};

/// Swaps two dimensions of self.
struct TENON_API transpose_ : Operator<transpose_, TensorBase&(TensorBase&, int64_t, int64_t)> {
  static constexpr std::string_view kSchema =
      "transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)";
  static constexpr OperatorKind kKind = OperatorKind::kInplaceView;
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase transpose(const TensorBase& self, int64_t dim0, int64_t dim1) {
  return stubs::transpose_int::call(self, dim0, dim1);
}

inline TensorBase transpose_inverse(const TensorBase& base, const TensorBase& mutated_view,
                                    int64_t dim0, int64_t dim1) {
  return stubs::transpose_inverse_int::call(base, mutated_view, dim0, dim1);
}

inline TensorBase& transpose_(TensorBase& self, int64_t dim0, int64_t dim1) {
  return stubs::transpose_::call(self, dim0, dim1);
}

}  // namespace tenon::ops
