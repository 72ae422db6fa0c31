// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The k greatest or smallest elements of each slice of a dimension in order, and their indices.
struct TENON_API topk
    : Operator<topk,
               std::tuple<TensorBase, TensorBase>(const TensorBase&, int64_t, int64_t, bool,
                                                  bool)> {
  static constexpr std::string_view kSchema =
      "topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor "
      "values, Tensor indices)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase> topk(const TensorBase& self, int64_t k, int64_t dim = -1,
                                               bool largest = true, bool sorted = true) {
  return stubs::topk::call(self, k, dim, largest, sorted);
}

}  // namespace tenon::ops
