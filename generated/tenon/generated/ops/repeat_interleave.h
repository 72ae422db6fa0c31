// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Each index of a dimension, or each element, repeated.
struct TENON_API repeat_interleave_self_int
    : Operator<repeat_interleave_self_int,
               TensorBase(const TensorBase&, int64_t, std::optional<int64_t>,
                          std::optional<int64_t>)> {
  static constexpr std::string_view kSchema =
      "repeat_interleave.self_int(Tensor self, SymInt repeats, int? dim=None, *, SymInt? "
      "output_size=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase repeat_interleave(const TensorBase& self, int64_t repeats,
                                    std::optional<int64_t> dim = std::nullopt,
                                    std::optional<int64_t> output_size = std::nullopt) {
  return stubs::repeat_interleave_self_int::call(self, repeats, dim, output_size);
}

}  // namespace tenon::ops
