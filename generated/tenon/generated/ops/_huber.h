// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The elements of huber_loss.
struct TENON_API _huber
    : Operator<_huber, TensorBase(const TensorBase&, const TensorBase&, double)> {
  static constexpr std::string_view kSchema =
      "_huber(Tensor self, Tensor target, float delta) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _huber(const TensorBase& self, const TensorBase& target, double delta) {
  return stubs::_huber::call(self, target, delta);
}

}  // namespace tenon::ops
