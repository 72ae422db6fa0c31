// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Images whose height and width are upscale_factor times larger, with the pixels that channels
/// had.
struct TENON_API pixel_shuffle : Operator<pixel_shuffle, TensorBase(const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema =
      "pixel_shuffle(Tensor self, int upscale_factor) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase pixel_shuffle(const TensorBase& self, int64_t upscale_factor) {
  return stubs::pixel_shuffle::call(self, upscale_factor);
}

}  // namespace tenon::ops
