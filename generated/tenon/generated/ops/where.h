// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self where the bool condition holds, else other.
struct TENON_API where_self
    : Operator<where_self, TensorBase(const TensorBase&, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "where.self(Tensor condition, Tensor self, Tensor other) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase where(const TensorBase& condition, const TensorBase& self,
                        const TensorBase& other) {
  return stubs::where_self::call(condition, self, other);
}

}  // namespace tenon::ops
