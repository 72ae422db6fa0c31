// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with a dimension of size 1 inserted before dim.
struct TENON_API unsqueeze : Operator<unsqueeze, TensorBase(const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema = "unsqueeze(Tensor(a) self, int dim) -> Tensor(a)";
};

/// What base is after a write to what unsqueeze makes of it.
struct TENON_API unsqueeze_inverse
    : Operator<unsqueeze_inverse, TensorBase(const TensorBase&, const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema =
      "unsqueeze_inverse(Tensor base, Tensor mutated_view, int dim) -> Tensor";
};

/// Inserts a dimension of size 1 into self.
struct TENON_API unsqueeze_ : Operator<unsqueeze_, TensorBase&(TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema = "unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)";
  static constexpr OperatorKind kKind = OperatorKind::kInplaceView;
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase unsqueeze(const TensorBase& self, int64_t dim) {
  return stubs::unsqueeze::call(self, dim);
}

inline TensorBase unsqueeze_inverse(const TensorBase& base, const TensorBase& mutated_view,
                                    int64_t dim) {
  return stubs::unsqueeze_inverse::call(base, mutated_view, dim);
}

inline TensorBase& unsqueeze_(TensorBase& self, int64_t dim) {
  return stubs::unsqueeze_::call(self, dim);
}

}  // namespace tenon::ops
