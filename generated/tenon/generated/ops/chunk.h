// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// At most chunks parts of a dimension, of equal size but for the last.
struct TENON_API chunk
    : Operator<chunk, std::vector<TensorBase>(const TensorBase&, int64_t, int64_t)> {
  static constexpr std::string_view kSchema =
      "chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::vector<TensorBase> chunk(const TensorBase& self, int64_t chunks, int64_t dim = 0) {
  return stubs::chunk::call(self, chunks, dim);
}

}  // namespace tenon::ops
