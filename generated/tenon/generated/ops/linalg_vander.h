// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The powers from 0 of each element of the last dimension, in rows of N or as many as there are
/// elements.
struct TENON_API linalg_vander
    : Operator<linalg_vander, TensorBase(const TensorBase&, std::optional<int64_t>)> {
  static constexpr std::string_view kSchema =
      "linalg_vander(Tensor x, *, SymInt? N=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase linalg_vander(const TensorBase& x, std::optional<int64_t> N = std::nullopt) {
  return stubs::linalg_vander::call(x, N);
}

}  // namespace tenon::ops
