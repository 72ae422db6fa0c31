// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The differences of neighbours along a dimension, taken n times.
struct TENON_API diff
    : Operator<diff,
               TensorBase(const TensorBase&, int64_t, int64_t, const TensorBase&,
                          const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase diff(const TensorBase& self, int64_t n = 1, int64_t dim = -1,
                       const TensorBase& prepend = {}, const TensorBase& append = {}) {
  return stubs::diff::call(self, n, dim, prepend, append);
}

}  // namespace tenon::ops
