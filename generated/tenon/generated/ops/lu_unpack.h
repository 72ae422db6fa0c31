// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The matrices P, L and U of factors, of which A is the product.
struct TENON_API lu_unpack
    : Operator<lu_unpack,
               std::tuple<TensorBase, TensorBase, TensorBase>(const TensorBase&, const TensorBase&,
                                                              bool, bool)> {
  static constexpr std::string_view kSchema =
      "lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) "
      "-> (Tensor P, Tensor L, Tensor U)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline std::tuple<TensorBase, TensorBase, TensorBase> lu_unpack(
    const TensorBase& LU_data, const TensorBase& LU_pivots, bool unpack_data = true,
    bool unpack_pivots = true) {
  return stubs::lu_unpack::call(LU_data, LU_pivots, unpack_data, unpack_pivots);
}

}  // namespace tenon::ops
