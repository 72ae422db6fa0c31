// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The size of a dimension.
struct TENON_API sym_size_int : Operator<sym_size_int, int64_t(const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema = "sym_size.int(Tensor self, int dim) -> SymInt";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline int64_t sym_size(const TensorBase& self, int64_t dim) {
  return stubs::sym_size_int::call(self, dim);
}

}  // namespace tenon::ops
