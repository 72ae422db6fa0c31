// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Overwrites self with src, broadcast and cast.
struct TENON_API copy_ : Operator<copy_, TensorBase&(TensorBase&, const TensorBase&, bool)> {
  static constexpr std::string_view kSchema =
      "copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)";
};

/// src broadcast to the sizes of self and cast to its dtype.
struct TENON_API copy : Operator<copy, TensorBase(const TensorBase&, const TensorBase&, bool)> {
  static constexpr std::string_view kSchema =
      "copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase& copy_(TensorBase& self, const TensorBase& src, bool non_blocking = false) {
  return stubs::copy_::call(self, src, non_blocking);
}

inline TensorBase copy(const TensorBase& self, const TensorBase& src, bool non_blocking = false) {
  return stubs::copy::call(self, src, non_blocking);
}

}  // namespace tenon::ops
