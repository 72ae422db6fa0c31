// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Scales the rows of self that indices name to a norm of at most max_norm.
struct TENON_API embedding_renorm_
    : Operator<embedding_renorm_, TensorBase&(TensorBase&, const TensorBase&, double, double)> {
  static constexpr std::string_view kSchema =
      "embedding_renorm_(Tensor(a!) self, Tensor indices, float max_norm, float norm_type) -> "
      "Tensor(a!)";
};
struct TENON_API embedding_renorm
    : Operator<embedding_renorm, TensorBase(const TensorBase&, const TensorBase&, double, double)> {
  static constexpr std::string_view kSchema =
      "embedding_renorm(Tensor self, Tensor indices, float max_norm, float norm_type) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase& embedding_renorm_(TensorBase& self, const TensorBase& indices, double max_norm,
                                     double norm_type) {
  return stubs::embedding_renorm_::call(self, indices, max_norm, norm_type);
}
inline TensorBase embedding_renorm(const TensorBase& self, const TensorBase& indices,
                                   double max_norm, double norm_type) {
  return stubs::embedding_renorm::call(self, indices, max_norm, norm_type);
}

}  // namespace tenon::ops
