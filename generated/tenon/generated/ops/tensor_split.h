// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// As many parts of a dimension as sections; the first ones have an index more where it cannot be
/// divided.
struct TENON_API tensor_split_sections
    : Operator<tensor_split_sections,
               std::vector<TensorBase>(const TensorBase&, int64_t, int64_t)> {
  static constexpr std::string_view kSchema =
      "tensor_split.sections(Tensor(a -> *) self, SymInt sections, int dim=0) -> Tensor(a)[]";
};

/// The parts of a dimension before, between and after indices.
struct TENON_API tensor_split_indices
    : Operator<tensor_split_indices,
               std::vector<TensorBase>(const TensorBase&, IntArrayRef, int64_t)> {
  static constexpr std::string_view kSchema =
      "tensor_split.indices(Tensor(a -> *) self, SymInt[] indices, int dim=0) -> Tensor(a)[]";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::vector<TensorBase> tensor_split(const TensorBase& self, int64_t sections,
                                            int64_t dim = 0) {
  return stubs::tensor_split_sections::call(self, sections, dim);
}

inline std::vector<TensorBase> tensor_split(const TensorBase& self, IntArrayRef indices,
                                            int64_t dim = 0) {
  return stubs::tensor_split_indices::call(self, indices, dim);
}

}  // namespace tenon::ops
