// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with borders of a number, mirrored (reflect), of copies of its edges (replicate) or of its
/// other end (circular).
struct TENON_API pad
    : Operator<pad,
               TensorBase(const TensorBase&, IntArrayRef, std::string_view,
                          std::optional<double>)> {
  static constexpr std::string_view kSchema =
      "pad(Tensor self, SymInt[] pad, str mode='constant', float? value=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase pad(const TensorBase& self, IntArrayRef pad, std::string_view mode = "constant",
                      std::optional<double> value = std::nullopt) {
  return stubs::pad::call(self, pad, mode, value);
}

}  // namespace tenon::ops
