// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The distances of each two rows, by the norm of order p.
struct TENON_API _pdist_forward : Operator<_pdist_forward, TensorBase(const TensorBase&, double)> {
  static constexpr std::string_view kSchema = "_pdist_forward(Tensor self, float p=2) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _pdist_forward(const TensorBase& self, double p = 2) {
  return stubs::_pdist_forward::call(self, p);
}

}  // namespace tenon::ops
