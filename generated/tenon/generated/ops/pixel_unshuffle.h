// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Images whose height and width are downscale_factor times smaller, with more channels.
struct TENON_API pixel_unshuffle
    : Operator<pixel_unshuffle, TensorBase(const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema =
      "pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase pixel_unshuffle(const TensorBase& self, int64_t downscale_factor) {
  return stubs::pixel_unshuffle::call(self, downscale_factor);
}

}  // namespace tenon::ops
