// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// For each vector its elements along its own dimension of a grid; the first is the first
/// dimension.
struct TENON_API meshgrid : Operator<meshgrid, std::vector<TensorBase>(TensorList)> {
  static constexpr std::string_view kSchema = "meshgrid(Tensor[] tensors) -> Tensor[]";
};

/// For each vector its elements along its own dimension of a grid; by 'xy' the first is the second
/// dimension.
struct TENON_API meshgrid_indexing
    : Operator<meshgrid_indexing, std::vector<TensorBase>(TensorList, std::string_view)> {
  static constexpr std::string_view kSchema =
      "meshgrid.indexing(Tensor[] tensors, *, str indexing) -> Tensor[]";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::vector<TensorBase> meshgrid(TensorList tensors) {
  return stubs::meshgrid::call(tensors);
}

inline std::vector<TensorBase> meshgrid(TensorList tensors, std::string_view indexing) {
  return stubs::meshgrid_indexing::call(tensors, indexing);
}

}  // namespace tenon::ops
