// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The transpose of a matrix; self if it has fewer dimensions.
struct TENON_API t : Operator<t, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "t(Tensor(a) self) -> Tensor(a)";
};

/// What base is after a write to what t makes of it.
struct TENON_API t_inverse : Operator<t_inverse, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "t_inverse(Tensor base, Tensor mutated_view) -> Tensor";
};

/// Transposes the matrix self.
struct TENON_API t_ : Operator<t_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "t_(Tensor(a!) self) -> Tensor(a!)";
  static constexpr OperatorKind kKind = OperatorKind::kInplaceView;
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase t(const TensorBase& self) {
  return stubs::t::call(self);
}

inline TensorBase t_inverse(const TensorBase& base, const TensorBase& mutated_view) {
  return stubs::t_inverse::call(base, mutated_view);
}

inline TensorBase& t_(TensorBase& self) {
  return stubs::t_::call(self);
}

}  // namespace tenon::ops
