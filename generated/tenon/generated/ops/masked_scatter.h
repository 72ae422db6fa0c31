// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with the elements of source, in order, where the bool mask holds.
struct TENON_API masked_scatter
    : Operator<masked_scatter,
               TensorBase(const TensorBase&, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor";
};
struct TENON_API masked_scatter_
    : Operator<masked_scatter_, TensorBase&(TensorBase&, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "masked_scatter_(Tensor(a!) self, Tensor mask, Tensor source) -> Tensor(a!)";
};
struct TENON_API masked_scatter_out
    : Operator<masked_scatter_out,
               TensorBase&(const TensorBase&, const TensorBase&, const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "masked_scatter.out(Tensor self, Tensor mask, Tensor source, *, Tensor(a!) out) -> "
      "Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase masked_scatter(const TensorBase& self, const TensorBase& mask,
                                 const TensorBase& source) {
  return stubs::masked_scatter::call(self, mask, source);
}
inline TensorBase& masked_scatter_(TensorBase& self, const TensorBase& mask,
                                   const TensorBase& source) {
  return stubs::masked_scatter_::call(self, mask, source);
}
inline TensorBase& masked_scatter_out(const TensorBase& self, const TensorBase& mask,
                                      const TensorBase& source, TensorBase& out) {
  return stubs::masked_scatter_out::call(self, mask, source, out);
}

}  // namespace tenon::ops
