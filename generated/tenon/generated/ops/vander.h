// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The powers of each element of a vector, in rows of N or as many as there are elements, the
/// greatest first.
struct TENON_API vander
    : Operator<vander, TensorBase(const TensorBase&, std::optional<int64_t>, bool)> {
  static constexpr std::string_view kSchema =
      "vander(Tensor x, int? N=None, bool increasing=False) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase vander(const TensorBase& x, std::optional<int64_t> N = std::nullopt,
                         bool increasing = false) {
  return stubs::vander::call(x, N, increasing);
}

}  // namespace tenon::ops
