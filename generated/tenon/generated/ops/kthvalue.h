// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The k-th smallest element of each slice of a dimension, counted from 1, and its index.
struct TENON_API kthvalue
    : Operator<kthvalue,
               std::tuple<TensorBase, TensorBase>(const TensorBase&, int64_t, int64_t, bool)> {
  static constexpr std::string_view kSchema =
      "kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor "
      "indices)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase> kthvalue(const TensorBase& self, int64_t k,
                                                   int64_t dim = -1, bool keepdim = false) {
  return stubs::kthvalue::call(self, k, dim, keepdim);
}

}  // namespace tenon::ops
