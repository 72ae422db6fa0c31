// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

struct TENON_API select_copy_int
    : Operator<select_copy_int, TensorBase(const TensorBase&, int64_t, int64_t)> {
  static constexpr std::string_view kSchema =
      "select_copy.int(Tensor self, int dim, SymInt index) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase select_copy(const TensorBase& self, int64_t dim, int64_t index) {
  return stubs::select_copy_int::call(self, dim, index);
}

}  // namespace tenon::ops
