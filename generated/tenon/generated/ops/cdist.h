// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The distance, by the norm of order p, of each row of x1 to each of x2.
struct TENON_API cdist
    : Operator<cdist,
               TensorBase(const TensorBase&, const TensorBase&, double, std::optional<int64_t>)> {
  static constexpr std::string_view kSchema =
      "cdist(Tensor x1, Tensor x2, float p=2, int? compute_mode=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase cdist(const TensorBase& x1, const TensorBase& x2, double p = 2,
                        std::optional<int64_t> compute_mode = std::nullopt) {
  return stubs::cdist::call(x1, x2, p, compute_mode);
}

}  // namespace tenon::ops
