// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self [N, C, ...] with its channels in another order, one of each of the groups at a time.
struct TENON_API channel_shuffle
    : Operator<channel_shuffle, TensorBase(const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema =
      "channel_shuffle(Tensor self, SymInt groups) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase channel_shuffle(const TensorBase& self, int64_t groups) {
  return stubs::channel_shuffle::call(self, groups);
}

}  // namespace tenon::ops
