// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Where broadcast indices of the dimensions dim look in these as one, counted from the end if < 0.
/// Errors name the caller.
struct TENON_API _index_positions
    : Operator<_index_positions,
               TensorBase(TensorList, IntArrayRef, IntArrayRef, std::string_view)> {
  static constexpr std::string_view kSchema =
      "_index_positions(Tensor[] indices, int[] dim, SymInt[] size, *, str caller='index') -> "
      "Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase _index_positions(TensorList indices, IntArrayRef dim, IntArrayRef size,
                                   std::string_view caller = "index") {
  return stubs::_index_positions::call(indices, dim, size, caller);
}

}  // namespace tenon::ops
